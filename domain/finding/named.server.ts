import { isNull, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as tables from "#db/schema.ts";
import type { FoundSection, NamedKind } from "./found.ts";

const { drafts, images, newsletterIssues, notes, posts, postSeries, subscribers, tags, topics, works } =
  tables;

/** A table whose rows the owner finds by their names. */
interface Named {
  section: FoundSection;
  title: AnySQLiteColumn;
  /** A name that it is found by, too. */
  besides?: AnySQLiteColumn;
  /** Where its rows are of several. */
  kind?: AnySQLiteColumn;
  /** "" where it is not given. */
  state?: SQLWrapper;
  /** When it was published, saved or made, or will be. */
  at: SQLWrapper;
  isLive?: SQL;
}

const isInTrash = (table: { deletedAt: AnySQLiteColumn }) => ({ isLive: isNull(table.deletedAt) });
const published = sql`'published'`;

function of<Table extends SQLiteTable & { id: AnySQLiteColumn }>(table: Table, its: Named) {
  return { table, id: table.id, ...its };
}

/** By the kinds that `nameTriggers` gives them. */
export const named: Record<NamedKind, Named & { table: SQLiteTable; id: AnySQLiteColumn }> = {
  post: of(posts, {
    section: "texts",
    title: posts.title,
    besides: posts.slug,
    state: published,
    at: posts.publishedAt,
    ...isInTrash(posts),
  }),
  draft: of(drafts, {
    section: "texts",
    title: drafts.title,
    besides: drafts.slug,
    kind: drafts.kind,
    state: sql`case when ${drafts.publishTrouble} <> '' then 'failed' when ${drafts.publishAt} is not null then 'scheduled'
      when exists (select 1 from pages where pages.id = drafts.id and pages.deleted_at is null) then 'published' else 'draft' end`,
    at: sql`coalesce(${drafts.publishAt}, ${drafts.updatedAt})`,
    ...isInTrash(drafts),
  }),
  note: of(notes, {
    section: "texts",
    title: notes.title,
    state: published,
    at: notes.publishedAt,
    ...isInTrash(notes),
  }),
  issue: of(newsletterIssues, {
    section: "texts",
    title: newsletterIssues.subject,
    state: newsletterIssues.state,
    at: sql`coalesce(${newsletterIssues.finishedAt}, ${newsletterIssues.dueAt}, ${newsletterIssues.startedAt})`,
    // Editions of a welcome letter are found as that letter.
    isLive: isNull(newsletterIssues.welcomeId),
  }),
  work: of(works, {
    section: "works",
    title: works.title,
    besides: works.slug,
    kind: works.kind,
    state: sql`case when ${works.publishAt} is not null then 'scheduled' when ${works.isHidden} then 'hidden' else 'published' end`,
    at: sql`coalesce(${works.publishAt}, ${works.updatedAt})`,
    ...isInTrash(works),
  }),
  image: of(images, {
    section: "pictures",
    title: images.name,
    besides: images.alt,
    kind: images.kind,
    at: images.createdAt,
    ...isInTrash(images),
  }),
  subscriber: of(subscribers, {
    section: "people",
    title: subscribers.email,
    state: subscribers.state,
    at: subscribers.createdAt,
  }),
  tag: of(tags, { section: "tags", title: tags.name, at: tags.createdAt }),
  series: of(postSeries, { section: "tags", title: postSeries.name, at: postSeries.createdAt }),
  topic: of(topics, { section: "tags", title: topics.name, at: topics.createdAt }),
};
