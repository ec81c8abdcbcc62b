import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { drafts, pages } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { groupIfFree } from "../translations/tying.server.ts";

type Storage = Pick<Services, "db">;

/** Takes the page from readers; its text stays a draft. Null where it was not published. */
export async function unpublishPage(
  { db }: Storage,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [gone] = await db.delete(pages).where(eq(pages.id, id)).returning({ id: pages.id });
  return gone ?? null;
}

/** The statement that takes a page from readers while its draft is in the trash, for the batch that puts it there. */
export function hidePage({ db, clock }: Pick<Services, "db" | "clock">, id: string) {
  return db
    .update(pages)
    .set({ deletedAt: clock() })
    .where(and(eq(pages.id, id), isNull(pages.deletedAt)));
}

/** The statement that gives it back with its draft, unless another page has its path by now. */
export function showPageAgain(services: Pick<Services, "db" | "settings">, id: string) {
  const path = sql`(select here.path from ${pages} here where here.id = ${id})`;
  const isFree = sql`not exists (select 1 from ${pages} other where other.path = ${path} and other.deleted_at is null)`;
  const isBack = sql`exists (select 1 from ${drafts} where ${drafts.id} = ${id} and ${drafts.deletedAt} is null)`;
  return services.db
    .update(pages)
    .set({ deletedAt: null, translationGroup: groupIfFree(services, "pages") })
    .where(and(eq(pages.id, id), isNotNull(pages.deletedAt), isFree, isBack));
}
