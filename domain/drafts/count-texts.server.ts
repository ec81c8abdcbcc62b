import { count } from "drizzle-orm";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { drafts, posts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isLive } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";
import { isDraftOfPost } from "./draft-list.server.ts";
import { isDeletedDraft, isDeletedPost } from "./trash-list.server.ts";

const readCounts = preparedBatch((db) => ({
  drafts: db.select({ count: count() }).from(drafts).where(isDraftOfPost),
  published: db.select({ count: count() }).from(posts).where(isLive),
  posts: db.select({ count: count() }).from(posts).where(isDeletedPost),
  deleted: db.select({ count: count() }).from(drafts).where(isDeletedDraft),
}));

/** How many texts there are in each list. */
export async function countTexts({ db }: Pick<Services, "db">, _owner: Owner) {
  const { drafts: unpublished, published, ...deleted } = await readCounts(db);
  const sum = (rows: { count: number }[]) => rows.reduce((all, { count: more }) => all + more, 0);
  return { drafts: sum(unpublished), published: sum(published), trash: sum(Object.values(deleted).flat()) };
}
