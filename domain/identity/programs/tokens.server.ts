import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { programGrants } from "#db/schema.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { hashId, randomId } from "../../tokens/token.server.ts";
import { after, isResource } from "./asking.server.ts";
import { type CodeExchange, lifetimes, prefixes, type Refreshing } from "./program.ts";

type Storage = Pick<Services, "db" | "clock" | "settings">;

/** What a program is given: this once, for only hashes are kept. */
interface ProgramTokens {
  access: string;
  refresh: string;
  scopes: string;
}

/** A code is taken once. Sent again, or with a wrong proof, it ends the grant: one of the two senders has stolen it. */
export async function redeemCode(services: Storage, sent: CodeExchange): Promise<ProgramTokens | Refused> {
  const { db, clock } = services;
  const now = clock();
  const codeHash = await hashId(sent.code);
  const isCode = eq(programGrants.codeHash, codeHash);
  const [grant] = await db
    .update(programGrants)
    .set({ redeemedAt: now })
    .where(
      and(
        isCode,
        isNull(programGrants.redeemedAt),
        isNull(programGrants.revokedAt),
        gt(programGrants.codeExpiresAt, now),
      ),
    )
    .returning();
  if (!grant) return refuseAndEnd(services, isCode);
  const isProven =
    grant.clientHash === (await hashId(sent.client_id)) &&
    grant.redirectUri === sent.redirect_uri &&
    grant.codeChallenge === (await hashId(sent.code_verifier)) &&
    isResource(services, sent.resource);
  return isProven ? giveTokens(services, isCode, {}) : refuseAndEnd(services, isCode);
}

/** Each refresh token is good once; the one before ends the grant. */
export async function refreshProgram(services: Storage, sent: Refreshing): Promise<ProgramTokens | Refused> {
  const refreshHash = await hashId(sent.refresh_token);
  const clientHash = await hashId(sent.client_id);
  const isCurrent = and(
    eq(programGrants.refreshHash, refreshHash),
    eq(programGrants.clientHash, clientHash),
    isNull(programGrants.revokedAt),
    gt(programGrants.expiresAt, services.clock()),
  );
  if (!isResource(services, sent.resource)) return invalidGrant;
  const given = await giveTokens(services, isCurrent, { formerRefreshHash: refreshHash });
  return given === invalidGrant
    ? refuseAndEnd(services, eq(programGrants.formerRefreshHash, refreshHash))
    : given;
}

async function giveTokens(
  { db, clock }: Storage,
  condition: SQL | undefined,
  changes: { formerRefreshHash?: string },
): Promise<ProgramTokens | Refused> {
  const access = prefixes.access + randomId();
  const refresh = prefixes.refresh + randomId();
  const now = clock();
  const [given] = await db
    .update(programGrants)
    .set({
      ...changes,
      accessHash: await hashId(access),
      accessExpiresAt: after(now, lifetimes.access),
      refreshHash: await hashId(refresh),
      expiresAt: after(now, lifetimes.refresh),
    })
    .where(condition)
    .returning({ scopes: programGrants.scopes });
  return given ? { access, refresh, scopes: given.scopes } : invalidGrant;
}

async function refuseAndEnd({ db, clock }: Storage, condition: SQL): Promise<Refused> {
  await db
    .update(programGrants)
    .set({ revokedAt: clock() })
    .where(and(condition, isNull(programGrants.revokedAt)));
  return invalidGrant;
}

const invalidGrant = refuse(
  "malformed",
  "invalid_grant",
  "The code or refresh token is unknown, expired, revoked or used before. Ask the owner again.",
);
