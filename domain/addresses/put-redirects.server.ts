import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { bulkChangeItems, missingAddresses, redirects } from "#db/schema.ts";
import { changeInput } from "../changes/change-key.ts";
import { isOpen, refuseClosed } from "../changes/record-made.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import { parse } from "../parse.ts";
import type { Services } from "../services.ts";
import { type Redirect, redirectInput, redirectPath } from "./redirect.ts";
import { leadsInCircle, mostRedirects } from "./redirects.server.ts";

const mostAtOnce = 500;

/** Each redirect is judged by itself: one that is wrong keeps no other from being made. */
export const redirectsInput = v.pipe(
  v.object({
    redirects: v.pipe(
      v.array(v.object({ path: v.string(), target: v.string() })),
      v.maxLength(mostAtOnce, `Send ${mostAtOnce} redirects at once at most.`),
    ),
    /** Leaves what leads elsewhere already. */
    keep: v.optional(v.boolean("keep must be true or false."), false),
    change: changeInput,
  }),
  v.forward(
    v.check(
      ({ keep, change }) => keep || change === undefined,
      "As part of a bulk change, send `keep` as true: its undo knows no former target.",
    ),
    ["keep"],
  ),
);
export type RedirectsInput = v.InferOutput<typeof redirectsInput>;

/** `made`: the path leads to the target now; `kept`: it leads elsewhere, as before. `path` is as redirects are looked up. */
export interface PutRedirect extends Redirect {
  state: "made" | "kept" | "refused";
  /** "" where it was made. */
  why: string;
}

/** Lets addresses lead elsewhere, in the order given, in one batch. */
export async function putRedirects(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  { redirects: asked, keep, change }: RedirectsInput,
): Promise<PutRedirect[] | Refused> {
  const inputs = asked.map((one) => ({ one, input: parse(redirectInput, one) }));
  const known = await readKnown(
    services,
    inputs.flatMap(({ input }) => (isRefused(input) ? [] : [input.path, redirectPath(input.target)])),
  );
  const judged = inputs.map(({ one, input }): PutRedirect => {
    if (isRefused(input)) return { ...one, state: "refused", why: input.message };
    const { path, target } = input;
    const now = known.targets.get(path);
    if (now !== undefined && keep && now !== target)
      return {
        path,
        target,
        state: "kept",
        why: `That address leads to ${now} already, and stays as it is.`,
      };
    const why = whyNot(known, input);
    if (why) return { path, target, state: "refused", why };
    known.targets.set(path, target);
    if (now === undefined) known.count++;
    return { path, target, state: "made", why: "" };
  });
  const made = judged.filter(({ state }) => state === "made");
  if (made.length > 0) await write(services, made, { keep, change });
  return (await refuseClosed(services, change)) ?? judged;
}

interface Known {
  /** By their paths, those that the judged ones meet or lead on to. */
  targets: Map<string, string>;
  count: number;
}

async function readKnown({ db }: Pick<Services, "db">, paths: (string | null)[]): Promise<Known> {
  const way = sql`(
    with recursive way (path) as (
      select value from json_each(${JSON.stringify(paths.filter((path) => path !== null))})
      union
      select lower(rtrim(${redirects.target}, '/')) from way join ${redirects} on ${redirects.path} = way.path
    ) select path from way)`;
  const { met, all } = await batch(db, {
    met: db
      .select({ path: redirects.path, target: redirects.target })
      .from(redirects)
      .where(inArray(redirects.path, way)),
    all: db.select({ count: sql<number>`count(*)` }).from(redirects),
  });
  return { targets: new Map(met.map(({ path, target }) => [path, target])), count: all[0]?.count ?? 0 };
}

function whyNot({ targets, count }: Known, { path, target }: Redirect): string {
  if (leadsInCircle(targets, path, target))
    return "It leads back to itself by way of another redirect: readers would go in a circle.";
  if (count >= mostRedirects && !targets.has(path))
    return `There are ${mostRedirects} redirects, and no room for more. Remove one first.`;
  return "";
}

async function write(
  { db, clock }: Pick<Services, "db" | "clock">,
  made: Redirect[],
  { keep, change }: Pick<RedirectsInput, "keep" | "change">,
): Promise<void> {
  const now = clock();
  const given = JSON.stringify(made.map(({ path, target }) => [path, target]));
  const [path, target] = [sql`value ->> 0`, sql`value ->> 1`];
  const isFree = sql`not exists (select 1 from ${redirects} where ${redirects.path} = value ->> 0)`;
  const item = {
    changeId: change ?? "",
    kind: "redirect" as const,
    itemId: path,
    before: sql`json_object('target', ${target}, 'at', ${now.getTime()})`,
  };
  const from = sql`from json_each(${given}) where ${isOpen(change)}`;
  const inserted = db.insert(redirects).select(rowFrom(redirects, { path, target, createdAt: now }, from));
  await batch(db, {
    change: change
      ? [
          db
            .insert(bulkChangeItems)
            .select(rowFrom(bulkChangeItems, item, sql`${from} and ${isFree}`))
            .onConflictDoNothing(),
        ]
      : [],
    made: keep
      ? inserted.onConflictDoNothing()
      : inserted.onConflictDoUpdate({ target: redirects.path, set: { target: sql`excluded.target` } }),
    found: db
      .delete(missingAddresses)
      .where(inArray(missingAddresses.path, sql`(select value ->> 0 ${from})`)),
  });
}
