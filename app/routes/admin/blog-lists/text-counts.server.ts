import { countDrafts } from "#domain/drafts/draft-list.server.ts";
import { countTrash } from "#domain/drafts/trash-list.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { countPosts } from "#domain/posts/posts.server.ts";
import type { Services } from "#domain/services.ts";

export type TextCounts = Awaited<ReturnType<typeof countTexts>>;

/** How many texts there are in each list. */
export async function countTexts(services: Pick<Services, "db">, _owner: Owner) {
  const [drafts, published, trash] = await Promise.all([
    countDrafts(services),
    countPosts(services),
    countTrash(services),
  ]);
  return { drafts, published, trash };
}
