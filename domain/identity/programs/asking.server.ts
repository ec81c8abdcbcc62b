import { programGrants } from "#db/schema.ts";
import type { SeenFrom } from "../seen-from.ts";
import { isRefused, refuse, type Refused } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import type { Services } from "../../services.ts";
import { hashId, randomId } from "../../tokens/token.server.ts";
import { recordIdentityEvent } from "../events.server.ts";
import type { Owner } from "../owner.ts";
import type { TokenScope } from "../tokens/personal-token.ts";
import { findDescribed, isDescribed } from "./described-program.server.ts";
import {
  askInput,
  isSameRedirect,
  lifetimes,
  mcpPath,
  prefixes,
  type ProgramScope,
  programScopes,
} from "./program.ts";
import { readProgram } from "./registration.server.ts";

type Granting = Pick<Services, "db" | "clock" | "settings">;

/** What a program asks the owner for; it was checked. */
interface Asked {
  clientId: string;
  name: string;
  /** The site with the document in which the program describes itself; null for one that registered. */
  describedAt: string | null;
  redirectUri: string;
  codeChallenge: string;
  state: string;
  /** The permissions that it may be given. */
  scopes: ProgramScope[];
}

/** Refused in words for the owner: an address that cannot be trusted is led back to by nothing. */
export async function readAsked(
  services: Pick<Services, "secret" | "settings" | "fetch" | "clock">,
  query: URLSearchParams,
): Promise<Asked | Refused> {
  const input = parse(askInput, Object.fromEntries(query));
  if (isRefused(input)) return input;
  const { client_id: clientId } = input;
  const program = isDescribed(clientId)
    ? await findDescribed(services, clientId)
    : ((await readProgram(services, clientId)) ?? unknownProgram);
  if (isRefused(program)) return program;
  const { redirect_uri: redirectUri, code_challenge: codeChallenge, state, resource } = input;
  if (!program.redirectUris.some((uri) => isSameRedirect(uri, redirectUri))) return otherRedirect;
  if (!isResource(services, resource)) return otherResource;
  const words = input.scope.split(" ");
  const wanted = programScopes.filter((scope) => words.includes(scope));
  const scopes = wanted.length > 0 ? wanted : [...programScopes];
  const describedAt = isDescribed(clientId) ? new URL(clientId).host : null;
  return { clientId, name: program.name, describedAt, redirectUri, codeChallenge, state, scopes };
}

/** Whether a program means this site's own endpoint (RFC 8707); where it does not say, there is only that one. */
export function isResource({ settings }: Pick<Services, "settings">, resource: string | undefined): boolean {
  const { origin } = settings.site;
  return (
    resource === undefined ||
    [origin + mcpPath, `${origin}${mcpPath}/`, origin, `${origin}/`].includes(resource)
  );
}

/** Lets a program in, for these of the permissions it asked for; returns where the owner is led back to. */
export async function grantProgram(
  services: Granting,
  { issuer, subject }: Owner,
  asked: Asked,
  chosen: readonly TokenScope[],
  from: SeenFrom,
): Promise<string | Refused> {
  const scopes = asked.scopes.filter((scope) => chosen.includes(scope));
  if (scopes.length === 0) return nothingChosen;
  const code = prefixes.code + randomId();
  const now = services.clock();
  await services.db.insert(programGrants).values({
    id: crypto.randomUUID(),
    name: asked.name,
    clientHash: await hashId(asked.clientId),
    redirectUri: asked.redirectUri,
    scopes: scopes.join(" "),
    issuer,
    subject,
    createdAt: now,
    codeHash: await hashId(code),
    codeChallenge: asked.codeChallenge,
    codeExpiresAt: after(now, lifetimes.code),
    expiresAt: after(now, lifetimes.code),
  });
  const seen = { device: asked.name || "A program", place: from.place };
  await recordIdentityEvent(services, { kind: "program_connected", code: "connected", subject, from: seen });
  return leadBack(services, asked, { code });
}

/** Where the owner is led back to when she refuses. */
export function refuseProgram(services: Pick<Services, "settings">, asked: Asked): string {
  return leadBack(services, asked, { error: "access_denied" });
}

/** With `iss`, which says whose answer it is (RFC 9207). */
function leadBack(
  { settings }: Pick<Services, "settings">,
  { redirectUri, state }: Asked,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries({
    ...answer,
    ...(state && { state }),
    iss: settings.site.origin,
  }))
    address.searchParams.set(name, value);
  return address.href;
}

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

const unknownProgram = refuse(
  "invalid",
  "unknown_program",
  "This program has not registered with your site. Connect it again from within the program.",
);
const otherRedirect = refuse(
  "invalid",
  "other_redirect",
  "The program wants you led to an address that it did not register. Nothing was allowed. Connect it again from within the program.",
);
const otherResource = refuse("invalid", "other_resource", "The program asks for another site than this one.");
const nothingChosen = refuse("invalid", "nothing_chosen", "Choose at least one permission, or refuse.");
