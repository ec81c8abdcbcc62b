import { desc, eq, lt, sql } from "drizzle-orm";
import { missingAddresses } from "#db/schema.ts";
import type { ViewInput } from "../analytics/page-view.ts";
import { readPageView } from "../analytics/read-page-view.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";

/** Anyone can invent addresses: so many are kept, and the one that was asked for longest ago gives way. */
export const mostMissing = 500;
const keptDays = 90;

export interface MissingAddress {
  path: string;
  times: number;
  referrer: string;
  lastAt: string;
}

/**
 * Counts that a reader asked for a path which is not there. Nothing is kept of paths that are counted as pages, that are
 * the owner’s, or that end in a token.
 */
export async function recordMissing(
  { db, clock, settings, paths }: Pick<Services, "db" | "clock" | "settings" | "paths">,
  asked: ViewInput,
): Promise<void> {
  const seen = readPageView(asked, settings.site.origin);
  if (!seen || paths().counted.has(seen.path)) return;
  const { path, referrer } = seen;
  const beyond = sql`select path from ${missingAddresses} order by last_at desc, path limit -1 offset ${mostMissing}`;
  await db.batch([
    db
      .insert(missingAddresses)
      .values({ path, referrer, times: 1, lastAt: clock() })
      .onConflictDoUpdate({
        target: missingAddresses.path,
        set: {
          times: sql`${missingAddresses.times} + 1`,
          referrer: sql`iif(excluded.referrer = '', ${missingAddresses.referrer}, excluded.referrer)`,
          lastAt: sql`excluded.last_at`,
        },
      }),
    db.delete(missingAddresses).where(sql`${missingAddresses.path} in (${beyond})`),
  ]);
}

/** Those that were asked for most often come first. */
export async function listMissing({ db }: Pick<Services, "db">, _owner: Owner): Promise<MissingAddress[]> {
  const rows = await db
    .select()
    .from(missingAddresses)
    .orderBy(desc(missingAddresses.times), desc(missingAddresses.lastAt), missingAddresses.path)
    .limit(mostMissing);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toJSON() }));
}

export async function forgetMissing(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  path: string,
): Promise<void> {
  await db.delete(missingAddresses).where(eq(missingAddresses.path, path));
}

/** Deletes what no reader has asked for within 90 days. */
export async function sweepMissing({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000);
  await db.delete(missingAddresses).where(lt(missingAddresses.lastAt, before));
}
