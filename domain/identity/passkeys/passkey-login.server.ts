import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { SeenFrom } from "../seen-from.ts";
import { passkeys } from "#db/schema.ts";
import { refuse, type Refused } from "../../outcome.ts";
import { refuseFlood } from "../../refuse-flood.ts";
import type { Services } from "../../services.ts";
import { hashId } from "../../tokens/token.server.ts";
import { recordIdentityEvent } from "../events.server.ts";
import { provenOwnerOf, type Session } from "../owner.ts";
import { endSession, startSession } from "../sessions/sessions.server.ts";
import { makeXsrfToken } from "../xsrf.server.ts";
import { keepChallenge, takeChallenge } from "./challenges.server.ts";
import { relyingParty, webauthn } from "./passkeys.server.ts";

type LoginServices = Pick<Services, "db" | "clock" | "settings" | "secret" | "limits">;

/** What a browser needs to ask for a passkey of this site, as JSON. */
export async function beginPasskeyLogin(services: LoginServices, visitorAddress: string) {
  const flood = await refuseFlood(services, "login", visitorAddress);
  if (flood) return flood;
  const { generateAuthenticationOptions } = await webauthn();
  const rpID = relyingParty(services.settings);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await keepChallenge(services, "login", options.challenge);
  return options;
}

interface PasskeyLogin {
  answer: string;
  oldSession: Session | null;
  from: SeenFrom;
  visitorAddress: string;
}

/** Starts the owner’s session for a browser that holds one of her passkeys; it has no tokens of the identity provider. */
export async function logInWithPasskey(
  services: LoginServices,
  { answer, oldSession, from, visitorAddress }: PasskeyLogin,
): Promise<{ sessionId: string; xsrfToken: string } | Refused> {
  // Has a limit of its own: asking for challenges must not use up the answers.
  const flood = await refuseFlood(services, "login", `passkey ${visitorAddress}`);
  if (flood) return flood;
  const key = await verifiedKey(services, answer);
  const owner = key && provenOwnerOf(services.settings.identity, { ...key, name: key.ownerName });
  if (!owner) {
    await recordIdentityEvent(services, { kind: "refused", code: "passkey_refused", subject: null, from });
    return passkeyRefused;
  }
  if (oldSession) await endSession(services, oldSession);
  const noTokens = { refreshToken: null, idToken: null, scope: "", tokensExpireAt: null };
  const sessionId = await startSession(services, owner, noTokens, from);
  await recordIdentityEvent(services, { kind: "login", code: "passkey", subject: owner.subject, from });
  return { sessionId, xsrfToken: await makeXsrfToken(services, { idHash: await hashId(sessionId) }) };
}

const passkeyRefused = refuse(
  "unauthenticated",
  "passkey_refused",
  "That passkey does not open this site: it was removed, is another site’s, or the login took longer than five minutes. Try again, or log in at your identity provider.",
);

/** The key that signed the answer; null for anything else. Reading it notes its use. */
async function verifiedKey(services: LoginServices, text: string) {
  const { db, clock, settings } = services;
  try {
    const response = JSON.parse(text) as AuthenticationResponseJSON;
    const key = await db.query.passkeys.findFirst({ where: eq(passkeys.id, String(response.id)) });
    if (!key) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(services, "login", challenge),
      expectedOrigin: settings.site.origin,
      expectedRPID: relyingParty(settings),
      requireUserVerification: true,
      credential: { id: key.id, counter: key.counter, publicKey: fromBase64(key.publicKey) },
    });
    if (!verified) return null;
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: clock() };
    await db.update(passkeys).set(used).where(eq(passkeys.id, key.id));
    return key;
  } catch {
    // The library throws for whatever does not fit; what came is a stranger’s text.
    return null;
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
