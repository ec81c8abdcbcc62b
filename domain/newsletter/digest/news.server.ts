import { encoded } from "../../text/encoded.ts";
import { dayOf } from "../../calendar/range.ts";
import { and, asc, gt, lte } from "drizzle-orm";
import { notes, posts } from "#db/schema.ts";
import { notePath } from "../../notes/note.ts";
import { isLive as isLiveNote } from "../../notes/notes.server.ts";
import { isLive as isLivePost } from "../../posts/posts.server.ts";
import { listNewWorks } from "../../works/new-works.server.ts";
import { workAddress } from "../../works/work-address.ts";
import type { ReadingWorks } from "../../works/laid-over.server.ts";
import type { News } from "./digest.ts";

/** Of each kind: a digest that is longer is not read. */
const most = 20;

/** What was published after `since` and until `now`. Works are dated by days: they count until the day before. */
export async function findNews(
  services: ReadingWorks,
  { since, now, timeZone }: { since: Date; now: Date; timeZone: string },
): Promise<News> {
  const { db } = services;
  const [newPosts, newNotes, works] = await Promise.all([
    db
      .select({ slug: posts.slug, title: posts.title, words: posts.summary })
      .from(posts)
      .where(and(isLivePost, gt(posts.publishedAt, since), lte(posts.publishedAt, now)))
      .orderBy(asc(posts.publishedAt), asc(posts.id))
      .limit(most),
    db
      .select({ id: notes.id, title: notes.title })
      .from(notes)
      .where(and(isLiveNote, gt(notes.publishedAt, since), lte(notes.publishedAt, now)))
      .orderBy(asc(notes.publishedAt), asc(notes.id))
      .limit(most),
    listNewWorks(services, { from: dayOf(since, timeZone), until: dayOf(now, timeZone), timeZone }, most),
  ]);
  return {
    posts: newPosts.map(({ slug, title, words }) => ({ title, words, path: encoded(`/blog/${slug}`) })),
    works: works.map(({ kind, slug, facts }) => ({
      title: facts.title,
      words: "made" in facts ? facts.made : "",
      path: encoded(workAddress(kind, slug)),
    })),
    notes: newNotes.map(({ id, title }) => ({ title, words: "", path: notePath(id) })),
  };
}
