import { and, desc, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import { withTimes } from "#db/d1/with-times.ts";
import type { SeenFrom } from "../seen-from.ts";
import { programGrants } from "#db/schema.ts";
import { logError } from "../../log.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { hashId } from "../../tokens/token.server.ts";
import { recordIdentityEvent } from "../events.server.ts";
import { type Owner, provenOwnerOf } from "../owner.ts";
import type { Bearer } from "../tokens/bearer.server.ts";
import { scopesIn } from "../tokens/personal-tokens.server.ts";
import { type ConnectedProgram, prefixes } from "./program.ts";

type Storage = Pick<Services, "db" | "clock">;

/** Whether a text is meant to be a program's access token. */
export const looksLikeProgram = (token: string) => token.startsWith(prefixes.access);

/** The owner for whom a program speaks, by its access token: found by its hash. */
export async function bearerOfProgram(
  services: Pick<Services, "db" | "clock" | "settings" | "later">,
  token: string,
): Promise<Bearer | Refused> {
  const { db, clock, settings } = services;
  const isIt = eq(programGrants.accessHash, await hashId(token));
  const row = await db.query.programGrants.findFirst({ where: isIt });
  const now = clock();
  const isOpen = row?.revokedAt === null && row.accessExpiresAt !== null && row.accessExpiresAt > now;
  if (!row || !isOpen) return ended;
  const { issuer, subject, scopes, name } = row;
  const owner = provenOwnerOf(settings.identity, { issuer, subject, name: subject });
  if (!owner) return ended;
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  if (!row.lastUsedAt || row.lastUsedAt <= aMinuteAgo) {
    const written = db.update(programGrants).set({ lastUsedAt: now }).where(eq(programGrants.id, row.id));
    services.later(written.run().catch(logError));
  }
  return { owner, scopes: scopesIn(scopes), name };
}

const ended = refuse(
  "unauthenticated",
  "program_token_ended",
  "The access token is unknown, expired or revoked. Refresh it, or ask the owner again.",
);

/** The programs that are let in, newest first. */
export async function listPrograms({ db, clock }: Storage, owner: Owner): Promise<ConnectedProgram[]> {
  const { id, name, redirectUri, createdAt, lastUsedAt, expiresAt, scopes } = programGrants;
  const rows = await db
    .select({ id, name, redirectUri, createdAt, lastUsedAt, expiresAt, scopes })
    .from(programGrants)
    .where(
      and(
        ownedBy(owner),
        isNotNull(programGrants.redeemedAt),
        isNull(programGrants.revokedAt),
        gt(expiresAt, clock()),
      ),
    )
    .orderBy(desc(createdAt), desc(id));
  return rows.map((row) => ({ ...withTimes(row), scopes: scopesIn(row.scopes) }));
}

/** Shuts a program out at once; null where the owner has let in none of that id. */
export async function disconnectProgram(
  services: Storage,
  owner: Owner,
  id: string,
  from: SeenFrom,
): Promise<{ id: string; name: string } | null> {
  const [ended] = await services.db
    .update(programGrants)
    .set({ revokedAt: services.clock() })
    .where(and(eq(programGrants.id, id), ownedBy(owner), isNull(programGrants.revokedAt)))
    .returning({ id: programGrants.id, name: programGrants.name });
  if (!ended) return null;
  const { subject } = owner;
  await recordIdentityEvent(services, { kind: "program_disconnected", code: "by_owner", subject, from });
  return ended;
}

/** Forgets those that have ended; a used code is remembered for as long as someone might send it again. */
export async function sweepPrograms({ db, clock }: Storage): Promise<void> {
  const aDayAgo = new Date(clock().getTime() - 86_400_000);
  await db
    .delete(programGrants)
    .where(or(lte(programGrants.expiresAt, aDayAgo), lte(programGrants.revokedAt, aDayAgo)));
}

const ownedBy = ({ issuer, subject }: Owner) =>
  and(eq(programGrants.issuer, issuer), eq(programGrants.subject, subject));
