import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { personalTokens } from "#db/schema.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { hashId, randomId } from "../../tokens/token.server.ts";
import { recordIdentityEvent } from "../events.server.ts";
import type { Owner } from "../owner.ts";
import {
  endedTokensShownFor,
  type MadeToken,
  mostTokens,
  type PersonalToken,
  type PersonalTokenInput,
  tokenPrefix,
  type TokenScope,
  tokenScopes,
} from "./personal-token.ts";
import type { SeenFrom } from "../seen-from.ts";

type Storage = Pick<Services, "db" | "clock">;
type Row = typeof personalTokens.$inferSelect;

/** Makes a token and returns it this once: only its hash is kept. */
export async function makePersonalToken(
  services: Storage,
  owner: Owner,
  { key, name, scopes, days }: PersonalTokenInput,
  from: SeenFrom,
): Promise<MadeToken | Refused> {
  const token = tokenPrefix + randomId();
  const now = services.clock();
  const row = {
    id: key,
    hash: await hashId(token),
    name,
    hint: token.slice(0, hintLength),
    scopes: tokenScopes.filter((scope) => scopes.includes(scope)).join(" "),
    issuer: owner.issuer,
    subject: owner.subject,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * day),
  };
  const open = sql`(select count(*) from ${personalTokens} where ${and(ownedBy(owner), isOpen(now))})`;
  const [made] = await services.db
    .insert(personalTokens)
    .select(rowWhere(personalTokens, row, sql`${open} < ${mostTokens}`))
    .onConflictDoNothing()
    .returning();
  if (!made) return refuseMaking(services, key);
  await recordIdentityEvent(services, { kind: "token_made", code: "made", subject: owner.subject, from });
  return { ...tokenOf(made, now), token };
}

async function refuseMaking({ db }: Pick<Services, "db">, key: string): Promise<Refused> {
  const known = await db.query.personalTokens.findFirst({ where: eq(personalTokens.id, key) });
  if (known) {
    const message = `“${known.name}” was created and shown when this form was first sent. If you did not copy it, revoke it and create another.`;
    return refuse("conflict", "token_made_already", message);
  }
  const message = `${mostTokens} tokens are already active. Revoke one that you no longer need.`;
  return refuse("conflict", "too_many_tokens", message);
}

/** The owner's tokens, newest first: the open ones, and those that ended lately. */
export async function listPersonalTokens({ db, clock }: Storage, owner: Owner): Promise<PersonalToken[]> {
  const now = clock();
  const rows = await db
    .select()
    .from(personalTokens)
    .where(and(ownedBy(owner), isShown(now)))
    .orderBy(desc(personalTokens.createdAt), desc(personalTokens.id));
  return rows.map((row) => tokenOf(row, now));
}

/** Null where the owner has no open token of that id. */
export async function revokePersonalToken(
  services: Storage,
  owner: Owner,
  id: string,
  from: SeenFrom,
): Promise<PersonalToken | null> {
  const now = services.clock();
  const [revoked] = await services.db
    .update(personalTokens)
    .set({ revokedAt: now })
    .where(and(eq(personalTokens.id, id), ownedBy(owner), isNull(personalTokens.revokedAt)))
    .returning();
  if (!revoked) return null;
  await recordIdentityEvent(services, {
    kind: "token_revoked",
    code: "revoked",
    subject: owner.subject,
    from,
  });
  return tokenOf(revoked, now);
}

/** Forgets those that ended long ago. */
export async function sweepPersonalTokens({ db, clock }: Storage): Promise<void> {
  await db.delete(personalTokens).where(sql`not (${isShown(clock())})`);
}

function tokenOf(row: Row, now: Date): PersonalToken {
  const { hash: _hash, issuer: _issuer, subject: _subject, scopes, ...shown } = row;
  const state = row.revokedAt ? "revoked" : row.expiresAt <= now ? "expired" : "open";
  return { ...withTimes(shown), scopes: scopesIn(scopes), state };
}

/** A scope that is known no more grants nothing. */
export function scopesIn(stored: string): TokenScope[] {
  const words = stored.split(" ");
  return tokenScopes.filter((scope) => words.includes(scope));
}

function ownedBy({ issuer, subject }: Owner): SQL | undefined {
  return and(eq(personalTokens.issuer, issuer), eq(personalTokens.subject, subject));
}

function isOpen(now: Date): SQL | undefined {
  return and(gt(personalTokens.expiresAt, now), isNull(personalTokens.revokedAt));
}

/** Open, or ended lately. */
function isShown(now: Date): SQL | undefined {
  const lately = new Date(now.getTime() - endedTokensShownFor * day);
  const notLongRevoked = or(isNull(personalTokens.revokedAt), gt(personalTokens.revokedAt, lately));
  return and(gt(personalTokens.expiresAt, lately), notLongRevoked);
}

const day = 86_400_000;
/** The prefix and four characters: of 256 bits, 232 stay unknown. */
const hintLength = tokenPrefix.length + 4;
