import { and, desc, eq, isNotNull, lte, notExists, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { works } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { forgetTags } from "../tags/taggings.server.ts";
import { forgetUses } from "../media/usage/uses.server.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import { groupIfFree } from "../translations/tying.server.ts";
import { isLive } from "./laid-over.server.ts";
import { findOwnersWork } from "./owners-works.server.ts";
import { refuseSlugOfStudio, slugIsTaken } from "./taken-slug.ts";
import type { WorkKind } from "./work.ts";
import { selectOthersCalled } from "./write-work.server.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock" | "workFiles" | "paths">;

const largestList = 100;

/** Moves a work to the trash, where it stays for 30 days. A work of `studio/` can be hidden and not deleted. */
export async function deleteWork(
  services: Writing,
  owner: Owner,
  kind: WorkKind,
  idOrFile: string,
): Promise<{ id: string } | Refused | null> {
  const work = await findOwnersWork(services, owner, kind, idOrFile);
  if (!work) return null;
  const { row } = work;
  if (!row || work.hasFile) return isFile();
  const [deleted] = await services.db
    .update(works)
    .set({ deletedAt: services.clock(), file: null, version: sql`${works.version} + 1` })
    .where(and(eq(works.id, row.id), isLive))
    .returning({ id: works.id });
  return deleted ?? null;
}

/** Out of the trash; refused where its slug has been taken since. */
export async function restoreWork(
  services: Writing & Pick<Services, "settings">,
  _owner: Owner,
  kind: WorkKind,
  id: string,
): Promise<{ id: string; kind: WorkKind } | Refused | null> {
  const { db } = services;
  const isDeleted = and(eq(works.kind, kind), eq(works.id, id), isNotNull(works.deletedAt));
  const [row] = await db.select({ slug: works.slug }).from(works).where(isDeleted);
  if (!row) return null;
  const { slug } = row;
  const work = { id, kind, file: null, slug: "" };
  const refused = refuseSlugOfStudio(services, work, slug);
  if (refused) return refused;
  const { others, restored } = await batch(db, {
    others: selectOthersCalled(db, work, slug),
    restored: db
      .update(works)
      .set({
        deletedAt: null,
        translationGroup: groupIfFree(services, "works"),
        version: sql`${works.version} + 1`,
      })
      .where(and(isDeleted, notExists(selectOthersCalled(db, work, slug))))
      .returning({ id: works.id, kind: works.kind }),
  });
  return others.length > 0 ? slugIsTaken(slug) : (restored[0] ?? null);
}

/** Shows the file of `studio/` again and forgets what was changed here; null where nothing was. */
export async function returnToFile(
  services: Writing,
  owner: Owner,
  kind: WorkKind,
  idOrFile: string,
): Promise<{ file: string } | null> {
  const work = await findOwnersWork(services, owner, kind, idOrFile);
  if (!work?.row || !work.hasFile || work.file === null) return null;
  const { db } = services;
  await db.batch([
    forgetUses(services, "work", sql`(${work.row.id})`),
    forgetTags(services, "work", sql`(${work.row.id})`),
    db.delete(works).where(eq(works.id, work.row.id)),
  ]);
  return { file: work.file };
}

/** Those that were deleted last. */
export async function listDeletedWorks({ db }: Storage, _owner: Owner, kind: WorkKind) {
  const rows = await db
    .select({ id: works.id, title: works.title, deletedAt: works.deletedAt })
    .from(works)
    .where(and(eq(works.kind, kind), isNotNull(works.deletedAt)))
    .orderBy(desc(works.deletedAt))
    .limit(largestList);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt?.toISOString() ?? "" }));
}

/** Removes works that were deleted at or before that instant, permanently. */
export async function sweepDeletedWorks(services: Storage, deletedBefore: Date): Promise<void> {
  const { db } = services;
  const isOver = lte(works.deletedAt, deletedBefore);
  await db.batch([
    forgetUses(services, "work", db.select({ id: works.id }).from(works).where(isOver)),
    forgetTags(services, "work", db.select({ id: works.id }).from(works).where(isOver)),
    db.delete(works).where(isOver),
  ]);
}

function isFile(): Refused {
  const message =
    "This work is a file of the site, so it cannot be deleted here. Hide it, and readers see it no longer.";
  return refuse("conflict", "is_file", message);
}
