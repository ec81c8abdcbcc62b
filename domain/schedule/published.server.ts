import { and, desc, eq, gte, isNull, lt } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { batch } from "#db/batch.server.ts";
import { newsletterIssues, notes, posts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";

/** What readers have got. */
export interface Published {
  kind: "post" | "note" | "letter";
  id: string;
  title: string;
  at: string;
}

/** Of each kind: a blog that was moved in may have all its posts in one month. */
const mostListed = 200;

/** The posts and notes that were published from one instant to another, and the letters that were sent, the earliest first. */
export async function listPublished(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  { start, end }: { start: Date; end: Date },
): Promise<Published[]> {
  const isWithin = (at: SQLiteColumn) => and(gte(at, start), lt(at, end));
  const { id, subject, startedAt, state, welcomeId } = newsletterIssues;
  const found = await batch(db, {
    post: db
      .select({ id: posts.id, title: posts.title, at: posts.publishedAt })
      .from(posts)
      .where(and(isNull(posts.deletedAt), isWithin(posts.publishedAt)))
      .orderBy(desc(posts.publishedAt))
      .limit(mostListed),
    note: db
      .select({ id: notes.id, title: notes.title, at: notes.publishedAt })
      .from(notes)
      .where(and(isNull(notes.deletedAt), isWithin(notes.publishedAt)))
      .orderBy(desc(notes.publishedAt))
      .limit(mostListed),
    letter: db
      .select({ id, title: subject, at: newsletterIssues.finishedAt })
      .from(newsletterIssues)
      .where(and(eq(state, "sent"), isNull(welcomeId), isWithin(newsletterIssues.finishedAt)))
      .orderBy(desc(startedAt))
      .limit(mostListed),
  });
  return Object.entries(found)
    .flatMap(([kind, rows]) =>
      rows.map(({ at, ...row }) => ({
        kind: kind as Published["kind"],
        ...row,
        at: at?.toISOString() ?? "",
      })),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}
