import { and, eq, sql, type SQL } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
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

/** The statement that removes the redirects that items of a move made; `ids` is a query of their source ids. */
export function removeRedirects({ db }: Pick<Services, "db">, moveId: string, ids: SQL) {
  // A list that SQLite makes once: as a condition of each redirect, it would read all items of the move for each.
  const made = sql`select done_at, address from ${moveItems} where move_id = ${moveId}
    and kind in ('post', 'page', 'letter', 'redirect') and source_id in ${ids}`;
  return db.delete(redirects).where(sql`(${redirects.createdAt}, ${redirects.target}) in (${made})`);
}
