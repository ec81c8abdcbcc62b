import type { NewPost, Post } from "#domain/posts/post.ts";
import { publishPost } from "#domain/posts/publishing.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { testOwner } from "./services.ts";

export function newPost(changes: Partial<NewPost> = {}): NewPost {
  return {
    title: "A print a week",
    summary: "What a year of prints did.",
    slug: `post-${crypto.randomUUID()}`,
    dateString: "4 March 2026",
    datetime: "2026-03-04 09:12:00",
    imageUrl: "",
    content: "Ink **and** paper.",
    timeZone: "Europe/London",
    ...changes,
  };
}

/** A post in the database. */
export async function published(services: Services, changes: Partial<NewPost> = {}): Promise<Post> {
  const post = await publishPost(services, testOwner(services), newPost(changes));
  if (isRefused(post)) throw new Error(post.message);
  return post;
}
