import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, desc, eq } from "drizzle-orm";
import type * as v from "valibot";
import { withTimes } from "#db/d1/with-times.ts";
import type { SeenFrom } from "../seen-from.ts";
import { passkeys } from "#db/schema.ts";
import { refuse, type Refused, refuseField } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { recordIdentityEvent } from "../events.server.ts";
import type { Owner } from "../owner.ts";
import { keepChallenge, takeChallenge } from "./challenges.server.ts";
import { type ListedPasskey, mostPasskeys, type passkeyInput } from "./passkey.ts";

type PasskeyServices = Pick<Services, "db" | "clock" | "settings">;

/** Its parsers are large, and most starts of a Worker see no passkey. */
export const webauthn = () => import("./webauthn.server.ts");

/** Whose passkeys these are, to browsers: the site’s host. */
export const relyingParty = ({ site }: Services["settings"]) => new URL(site.origin).hostname;

const ofOwner = ({ issuer, subject }: Owner) =>
  and(eq(passkeys.issuer, issuer), eq(passkeys.subject, subject));

/** What a browser needs to make a passkey, as JSON. */
export async function beginPasskey(services: PasskeyServices, owner: Owner, siteName: string) {
  const { db, settings } = services;
  const { generateRegistrationOptions } = await webauthn();
  const known = await db.select({ id: passkeys.id }).from(passkeys).where(ofOwner(owner));
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty(settings),
    userName: owner.name || owner.subject,
    userID: new TextEncoder().encode(`${owner.subject}@${owner.issuer}`).slice(0, 64),
    attestationType: "none",
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(services, "add", options.challenge);
  return options;
}

/** Keeps the passkey that a browser has made. */
export async function addPasskey(
  services: PasskeyServices,
  owner: Owner,
  { name, answer }: v.InferOutput<typeof passkeyInput>,
  from: SeenFrom,
): Promise<ListedPasskey | Refused> {
  const { db, clock, settings } = services;
  if ((await db.$count(passkeys, ofOwner(owner))) >= mostPasskeys) {
    return refuse("conflict", "too_many_passkeys", `You have ${mostPasskeys} passkeys. Remove one first.`);
  }
  const credential = await verifiedCredential(services, answer);
  if (!credential) return refuse("invalid", "passkey_refused", notMade);
  const row = {
    id: credential.id,
    publicKey: toBase64(credential.publicKey),
    counter: credential.counter,
    name,
    issuer: owner.issuer,
    subject: owner.subject,
    ownerName: owner.name,
    createdAt: clock(),
    lastUsedAt: null,
  };
  const [made] = await db.insert(passkeys).values(row).onConflictDoNothing().returning();
  if (!made) return refuseField("conflict", "passkey_known", "name", "That passkey is on the list already.");
  await recordIdentityEvent(services, {
    kind: "passkey_made",
    code: "passkey_made",
    subject: owner.subject,
    from,
  });
  return listed(made);

  async function verifiedCredential(given: PasskeyServices, text: string) {
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: JSON.parse(text) as RegistrationResponseJSON,
        expectedChallenge: (challenge) => takeChallenge(given, "add", challenge),
        expectedOrigin: settings.site.origin,
        expectedRPID: relyingParty(settings),
        requireUserVerification: true,
      });
      return verified ? registrationInfo.credential : null;
    } catch {
      // The library throws for whatever does not fit; what came is a stranger’s text.
      return null;
    }
  }
}

const notMade =
  "The passkey could not be checked: it took longer than five minutes, or was made for another site. Try again.";

export async function listPasskeys({ db }: Pick<Services, "db">, owner: Owner): Promise<ListedPasskey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(ofOwner(owner))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
  return rows.map(listed);
}

/** The passkey that was removed; null where it was gone already. Sessions that it began go on: they are listed beside. */
export async function removePasskey(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  id: string,
  from: SeenFrom,
): Promise<ListedPasskey | null> {
  const [removed] = await services.db
    .delete(passkeys)
    .where(and(ofOwner(owner), eq(passkeys.id, id)))
    .returning();
  if (!removed) return null;
  const { subject } = owner;
  await recordIdentityEvent(services, { kind: "passkey_removed", code: "passkey_removed", subject, from });
  return listed(removed);
}

function listed(row: typeof passkeys.$inferSelect): ListedPasskey {
  const { id, name, createdAt, lastUsedAt } = withTimes(row);
  return { id, name, createdAt, lastUsedAt };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
