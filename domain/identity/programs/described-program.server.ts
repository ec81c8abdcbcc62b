import { isPublicAddress } from "@toadstool/mail/review";
import { readWithin } from "../../forms/read-within.ts";
import { isRefused, refuse, type Refused } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import type { Services } from "../../services.ts";
import { describedInput, isRedirectUri } from "./program.ts";
import type { Registered } from "./registration.server.ts";

type Asking = Pick<Services, "fetch" | "clock">;

/** Bytes: twice what the draft advises. */
const largest = 10_000;
/** Milliseconds for the whole document. */
const patience = 5000;
/** Seconds for which a document is kept, where it does not say; and the most, whatever it says. */
const keptFor = { usual: 300, most: 3600 };
const mostKept = 20;

/** By `client_id`. An isolate keeps them, so that the question and its answer do not ask twice. */
const kept = new Map<string, { program: Registered; until: number }>();

/**
 * A program that describes itself in a document at its `client_id`: draft-ietf-oauth-client-id-metadata-document, as the Model
 * Context Protocol has it. The address is anyone’s choice, so it is asked for the logged-in owner alone.
 */
export async function findDescribed(services: Asking, clientId: string): Promise<Registered | Refused> {
  if (!isDocumentAddress(clientId)) return badAddress;
  const now = services.clock().getTime();
  const before = kept.get(clientId);
  if (before && before.until > now) return before.program;
  kept.delete(clientId);
  const read = await readDocument(services, clientId);
  if (isRefused(read)) return read;
  const program = programIn(read.document, clientId);
  if (isRefused(program)) return program;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
  if (read.seconds > 0) kept.set(clientId, { program, until: now + read.seconds * 1000 });
  return program;
}

/** Whether a `client_id` is an address, and none that was signed here. */
export const isDescribed = (clientId: string) => /^https?:/i.test(clientId);

/** https on the public web, with a path, and written as URLs are: no user, fragment or dots that another reader would resolve. */
function isDocumentAddress(clientId: string): boolean {
  if (!isPublicAddress(clientId)) return false;
  const { href, protocol, pathname } = new URL(clientId);
  return protocol === "https:" && pathname !== "/" && href === clientId && !clientId.includes("#");
}

async function readDocument({ fetch }: Asking, clientId: string) {
  try {
    // A redirect could lead into a private network.
    const answer = await fetch(clientId, {
      headers: { Accept: "application/json" },
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const type = answer.headers.get("Content-Type") ?? "";
    if (answer.status !== 200 || !/^application\/(?:[\w.-]+\+)?json\b/i.test(type) || !answer.body) {
      await answer.body?.cancel();
      return unreadable;
    }
    const body = await readWithin(answer.body, largest);
    const document: unknown = body && JSON.parse(await body.text());
    return { document, seconds: secondsIn(answer.headers.get("Cache-Control") ?? "") };
  } catch {
    return unreadable;
  }
}

function secondsIn(cacheControl: string): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl)) return 0;
  const [, age] = /\bmax-age=(\d+)/i.exec(cacheControl) ?? [];
  return Math.min(age === undefined ? keptFor.usual : Number(age), keptFor.most);
}

function programIn(document: unknown, clientId: string): Registered | Refused {
  const input = parse(describedInput, document);
  if (isRefused(input) || input.client_id !== clientId) return notItsOwn;
  // It may name addresses for other servers that this one does not lead to.
  const redirectUris = input.redirect_uris.filter(isRedirectUri);
  return { clientId, name: input.client_name, redirectUris };
}

const badAddress = refuse(
  "invalid",
  "program_address",
  "The program names an address that cannot describe it: one on the public web is needed, with https and a path. Nothing was allowed.",
);
const unreadable = refuse(
  "invalid",
  "program_unreadable",
  "The program’s description could not be read at the address that it names. Nothing was allowed. Try again later, or ask those who make it.",
);
const notItsOwn = refuse(
  "invalid",
  "program_description",
  "What is at the program’s address does not describe this program, or in a way that is not accepted here. Nothing was allowed.",
);
