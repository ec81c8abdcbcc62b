import { cookieName } from "#domain/cookies/cookies.ts";
import { provenOwnerOf } from "#domain/identity/owner.ts";
import { sessionCookie, startSession } from "#domain/identity/sessions/sessions.server.ts";
import type { Writing } from "../../local/database.ts";
import { addresses } from "../../local/variables.ts";

/** At localhost the session's cookie has another name. */
const cookie = cookieName({ isLoopback: true }, sessionCookie);

/**
 * How a page is asked for: as by any visitor, by one whose cookie looks like a session's and is none, which no cache answers,
 * and by the owner.
 */
export const readers = ["cached", "not cached", "owner"] as const;
export type Reader = (typeof readers)[number];

/** Begins a session of the owner of the site at `port`; answers its id. */
export async function beginSession(services: Writing, port: number): Promise<string> {
  const issuer = addresses(port).identity;
  const settings = { ...services.settings.identity, issuer, ownerSubjects: ["owner"] };
  const owner = provenOwnerOf(settings, { issuer, subject: "owner", name: "Owner" });
  if (!owner) throw new Error("The bench's settings name no owner.");
  const tokens = { refreshToken: null, idToken: null, scope: "", tokensExpireAt: null };
  return startSession(services, owner, tokens, { device: "Bench", place: null });
}

/** The `Cookie` header of each reader. */
export async function cookiesOf(site: string, session: string): Promise<Record<Reader, string>> {
  const owner = `${cookie}=${session}`;
  const answer = await fetch(`${site}/admin`, { headers: { Cookie: owner }, redirect: "manual" });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new Error(`The owner's session is not accepted: ${answer.status}`);
  // A browser keeps the token that goes with it; without it every answer would set it again.
  const given = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return { cached: "", "not cached": `${cookie}=none`, owner: [owner, ...given].join("; ") };
}
