import { countDrafts } from "#domain/drafts/draft-list.server.ts";
import { countTrash } from "#domain/drafts/trash-list.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import { listNamedPosts } from "#domain/posts/post-list.server.ts";
import { countPosts } from "#domain/posts/posts.server.ts";
import { countWords } from "#domain/posts/words.server.ts";
import type { Services } from "#domain/services.ts";

/** How many texts there are in each list. */
export async function countTexts(services: Services, _owner: Owner) {
  const [drafts, published, trash] = await Promise.all([
    countDrafts(services),
    countPosts(services),
    countTrash(services),
  ]);
  return { drafts, published, trash };
}

/** What a list shows of posts: their words, and their covers where these are in the library. */
export async function describePosts(services: Services, owner: Owner, posts: PostSummary[]) {
  const ids = posts.map(({ id }) => id);
  const [words, { pictures }] = await Promise.all([
    countWords(services, owner, ids),
    listNamedPosts(services, ids),
  ]);
  return posts.map((post) => ({ ...post, words: words[post.id] ?? 0, picture: pictures[post.imageUrl] }));
}

export type ListedPost = Awaited<ReturnType<typeof describePosts>>[number];
