import { and, eq, isNull, sql } from "drizzle-orm";
import { newsletterIssues, notes, pages, posts, works } from "#db/schema.ts";
import { isPublic } from "../newsletter/archive/archive.server.ts";
import type { Services } from "../services.ts";
import { isShown } from "../works/laid-over.server.ts";
import type { PublishedKind } from "./published-kind.ts";

/**
 * Everything with links in it that everyone may read, for a `from`. A text has HTML, or markdown where no HTML is stored.
 * The stories of `studio/` are not among them: they change with the code.
 */
export function publishedTexts({ db }: Pick<Services, "db">) {
  const kind = (name: PublishedKind) => sql<PublishedKind>`${name}`.as("text_kind");
  const none = (name: string) => sql<string>`''`.as(name);
  const project = sql<string>`(${works.facts} ->> '$.story') || char(10, 10) || coalesce(${works.facts} ->> '$.text.markdown', '')`;
  return db
    .select({
      kind: kind("post"),
      id: posts.id,
      version: posts.version,
      title: posts.title,
      html: posts.html,
      markdown: none("markdown"),
    })
    .from(posts)
    .where(isNull(posts.deletedAt))
    .unionAll(
      db
        .select({
          kind: kind("page"),
          id: pages.id,
          version: pages.version,
          title: pages.title,
          html: pages.html,
          markdown: none("markdown"),
        })
        .from(pages)
        .where(isNull(pages.deletedAt)),
    )
    .unionAll(
      db
        .select({
          kind: kind("note"),
          id: notes.id,
          version: notes.version,
          title: notes.title,
          html: sql<string>`${notes.html} || iif(${notes.link} = '', '', '<a href="' || replace(${notes.link}, '&', '&amp;') || '">')`.as(
            "html",
          ),
          markdown: none("markdown"),
        })
        .from(notes)
        .where(isNull(notes.deletedAt)),
    )
    .unionAll(
      db
        .select({
          kind: kind("letter"),
          id: newsletterIssues.id,
          version: sql<number>`1`.as("version"),
          title: newsletterIssues.subject,
          html: none("html"),
          markdown: newsletterIssues.content,
        })
        .from(newsletterIssues)
        .where(isPublic),
    )
    .unionAll(
      db
        .select({
          kind: kind("project"),
          id: works.id,
          version: works.version,
          title: works.title,
          html: none("html"),
          markdown: project.as("markdown"),
        })
        .from(works)
        .where(and(eq(works.kind, "project"), isShown)),
    )
    .as("texts");
}
