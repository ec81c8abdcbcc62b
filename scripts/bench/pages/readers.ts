import { cookieName } from "#domain/cookies/cookies.ts";
import { provenOwnerOf } from "#domain/identity/owner.ts";
import { sessionCookie, startSession } from "#domain/identity/sessions/sessions.server.ts";
import type { Writing } from "../../local/database.ts";
import { addresses } from "../../local/variables.ts";

/** At localhost the session's cookie has another name. */
const cookie = cookieName({ isLoopback: true }, sessionCookie);

/** How a page is asked for: as by any visitor, past the page cache or from it, and by the owner. */
export const readers = ["past", "cached", "owner"] as const;
export type Reader = (typeof readers)[number];

/** Begins a session of the owner of the site at `port`; answers its cookie. */
export async function beginSession(services: Writing, port: number): Promise<string> {
  const issuer = addresses(port).identity;
  const settings = { ...services.settings.identity, issuer, ownerSubjects: ["owner"] };
  const owner = provenOwnerOf(settings, { issuer, subject: "owner", name: "Owner" });
  if (!owner) throw new Error("The bench's settings name no owner.");
  const tokens = { refreshToken: null, idToken: null, scope: "", tokensExpireAt: null };
  const id = await startSession(services, owner, tokens, { device: "Bench", place: null });
  return `${cookie}=${id}`;
}
