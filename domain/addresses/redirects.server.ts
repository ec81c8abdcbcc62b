import { asc, count, eq, gt, sql } from "drizzle-orm";
import { missingAddresses, redirects } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { refuse, type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { canLeadElsewhere, type Redirect, type RedirectInput, redirectPath } from "./redirect.ts";

/** A former site brings one for each of its posts. */
export const mostRedirects = 20_000;

/** Where the owner lets a path lead that the site has no page for; null where it leads nowhere. */
export async function findRedirect({ db }: Pick<Services, "db">, path: string): Promise<string | null> {
  const wanted = redirectPath(path);
  if (wanted === null || !canLeadElsewhere(wanted)) return null;
  const found = await db
    .select({ target: redirects.target })
    .from(redirects)
    .where(eq(redirects.path, wanted))
    .get();
  return found?.target ?? null;
}

/** Those that come after a path, by their paths. */
export function listRedirectsAfter(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  { after = "", limit }: { after?: string; limit: number },
): Promise<Redirect[]> {
  return db
    .select({ path: redirects.path, target: redirects.target })
    .from(redirects)
    .where(gt(redirects.path, after))
    .orderBy(asc(redirects.path))
    .limit(limit);
}

/** Lets an address lead elsewhere, also one that led elsewhere before; it is no longer listed as missing. */
export async function addRedirect(
  { db, clock }: Pick<Services, "db" | "clock">,
  _owner: Owner,
  { path, target }: RedirectInput,
): Promise<Redirect | Refused> {
  if (await leadsBack({ db }, path, target)) {
    return refuseField(
      "conflict",
      "redirect_loop",
      "target",
      "That address leads back to the first one: readers would go in a circle.",
    );
  }
  const [held] = await db.select({ all: count() }).from(redirects);
  if ((held?.all ?? 0) >= mostRedirects) {
    return refuse(
      "conflict",
      "too_many_redirects",
      `There are ${mostRedirects} redirects, and no room for more. Remove one first.`,
    );
  }
  await db.batch([
    db
      .insert(redirects)
      .values({ path, target, createdAt: clock() })
      .onConflictDoUpdate({ target: redirects.path, set: { target } }),
    db.delete(missingAddresses).where(eq(missingAddresses.path, path)),
  ]);
  return { path, target };
}

/** True where it was there. */
export async function removeRedirect(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  path: string,
): Promise<boolean> {
  return (
    (await db.delete(redirects).where(eq(redirects.path, path)).returning({ path: redirects.path })).length >
    0
  );
}

/** Follows the other redirects from `target`. */
async function leadsBack({ db }: Pick<Services, "db">, path: string, target: string): Promise<boolean> {
  const next = redirectPath(target);
  if (next === null) return false;
  const [found] = await db.all<{ found: number }>(sql`
    with recursive way (path, steps) as (
      select ${next}, 0
      union all
      select lower(rtrim(${redirects.target}, '/')), steps + 1 from way join ${redirects} on ${redirects.path} = way.path where steps < 50
    )
    select count(*) as found from way where path = ${path}`);
  return (found?.found ?? 0) > 0;
}

/** The same among redirects that were read, by their paths. */
export function leadsInCircle(targets: ReadonlyMap<string, string>, path: string, target: string): boolean {
  let next = redirectPath(target);
  for (let steps = 0; steps < 50 && next !== null; steps++) {
    if (next === path) return true;
    const further = targets.get(next);
    next = further === undefined ? null : redirectPath(further);
  }
  return false;
}
