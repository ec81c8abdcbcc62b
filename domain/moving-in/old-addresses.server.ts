import { and, eq, sql, type SQL } from "drizzle-orm";
import { rowFrom } from "@toadstool/worker-kit/d1";
import { moveItems, redirects } from "#db/schema.ts";
import { redirectInput } from "../addresses/redirect.ts";
import { leadsBack } from "../addresses/redirects.server.ts";
import { isRefused } from "../outcome.ts";
import { parse } from "../parse.ts";
import type { Services } from "../services.ts";
import type { MoveItemRow } from "./move.ts";
import { isItem, stillWaits } from "./move-rows.server.ts";

type Writing = Pick<Services, "db" | "clock">;

/** The statement that leads the former addresses of a text to its new one. An address that leads elsewhere already is left so. */
export function redirectStatements(
  { db, clock }: Writing,
  oldPaths: string[],
  target: string,
  condition: SQL,
) {
  const paths = oldPaths.flatMap((path) => {
    const input = parse(redirectInput, { path, target });
    return isRefused(input) ? [] : [input.path];
  });
  const source = sql`from json_each(${JSON.stringify([...new Set(paths)])}) where ${condition}`;
  return [
    db
      .insert(redirects)
      .select(rowFrom(redirects, { path: sql`value`, target, createdAt: clock() }, source))
      .onConflictDoNothing(),
  ] as const;
}

/** Brings a redirect that the former site had. */
export async function bringRedirect(services: Writing, item: MoveItemRow): Promise<void> {
  const { db, clock } = services;
  const input = parse(redirectInput, { path: item.title, target: item.address });
  const refused = isRefused(input)
    ? input.message
    : (await leadsBack(services, input.path, input.target))
      ? "It leads back to itself by way of another redirect."
      : "";
  const doneAt = clock();
  const isDone = eq(moveItems.state, "waiting");
  if (isRefused(input) || refused) {
    await db
      .update(moveItems)
      .set({ state: "left", trouble: refused })
      .where(and(isItem(item), isDone));
    return;
  }
  const { path, target } = input;
  const isMine = sql`exists (select 1 from ${redirects} where path = ${path} and created_at = ${doneAt.getTime()})`;
  await db.batch([
    ...redirectStatements(services, [path], target, stillWaits(item)),
    db
      .update(moveItems)
      .set({
        state: sql`iif(${isMine}, 'done', 'left')`,
        trouble: sql`iif(${isMine}, '', 'That address leads elsewhere already, and stays as it is.')`,
        address: target,
        isNew: true,
        doneAt,
      })
      .where(and(isItem(item), isDone)),
  ]);
}

/** The statement that removes the redirects that a text or redirect of a move made, where `condition` holds. */
export function removeRedirects({ db }: Pick<Services, "db">, moveId: string, ids: SQL) {
  const made = sql`select 1 from ${moveItems} as item where item.move_id = ${moveId} and item.source_id in ${ids}
    and item.done_at = ${redirects.createdAt} and item.address = ${redirects.target}`;
  return db.delete(redirects).where(sql`exists (${made})`);
}
