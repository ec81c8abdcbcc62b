import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import {
  drafts,
  facts,
  imageUses,
  newsletterIssues,
  notes,
  pages,
  posts,
  type useKinds,
  works,
  welcomeLetters,
} from "#db/schema.ts";
import { draftAddress } from "../../text/draft-address.ts";
import type { Services } from "../../services.ts";
import { imageIdsIn } from "../image.ts";

type Storage = Pick<Services, "db">;
type TextKind = (typeof useKinds)[number];

/** A text or page that shows an image. */
export interface ImageUse {
  kind: TextKind;
  title: string;
  /** Where the owner can look at it or change it. */
  href: string;
  /** In the trash, from which it may come back. */
  isDeleted: boolean;
}

/**
 * What records the images that a text names: run it in the same batch as the text is written in. Where that writing
 * has a condition, give it here too and record first: nothing written, nothing recorded.
 */
export function recordUses(
  { db }: Storage,
  text: { kind: TextKind; id: string },
  written: string[],
  condition: SQL = sql`true`,
) {
  const ids = JSON.stringify(imageIdsIn(written.join("\n")));
  return [
    db.delete(imageUses).where(and(eq(imageUses.kind, text.kind), eq(imageUses.textId, text.id), condition)),
    db
      .insert(imageUses)
      .select(
        rowFrom(
          imageUses,
          { imageId: sql`value`, kind: text.kind, textId: text.id },
          sql`from json_each(${ids}) where ${condition}`,
        ),
      ),
  ] as const;
}

/**
 * The statement that deletes the uses of texts that are removed permanently, for the batch that removes them; `ids` is a
 * query.
 */
export function forgetUses({ db }: Storage, kind: TextKind, ids: SQLWrapper) {
  return db.delete(imageUses).where(and(eq(imageUses.kind, kind), sql`${imageUses.textId} in ${ids}`));
}

/** The uses of each of `ids`; of all images where none are given. Images that nothing shows are not among the keys. */
export async function findUses(
  { db, studioPages }: Pick<Services, "db" | "studioPages">,
  ids?: string[],
): Promise<Map<string, ImageUse[]>> {
  const among = ids
    ? sql`${imageUses.imageId} in (select value from json_each(${JSON.stringify(ids)}))`
    : undefined;
  const of = (kind: TextKind) => and(eq(imageUses.kind, kind), among);
  const { inPosts, inDrafts, inLetters, inWorks, inPages, inNotes, welcomes, inFacts } = await batch(db, {
    inPosts: db
      .select({ imageId: imageUses.imageId, id: posts.id, title: posts.title, deletedAt: posts.deletedAt })
      .from(imageUses)
      .innerJoin(posts, eq(posts.id, imageUses.textId))
      .where(of("post")),
    inDrafts: db
      .select({
        imageId: imageUses.imageId,
        id: drafts.id,
        kind: drafts.kind,
        title: drafts.title,
        deletedAt: drafts.deletedAt,
      })
      .from(imageUses)
      .innerJoin(drafts, eq(drafts.id, imageUses.textId))
      .where(of("draft")),
    inLetters: db
      .select({ imageId: imageUses.imageId, id: newsletterIssues.id, title: newsletterIssues.subject })
      .from(imageUses)
      .innerJoin(newsletterIssues, eq(newsletterIssues.id, imageUses.textId))
      .where(of("letter")),
    inWorks: db
      .select({
        imageId: imageUses.imageId,
        id: works.id,
        of: works.kind,
        title: works.title,
        deletedAt: works.deletedAt,
      })
      .from(imageUses)
      .innerJoin(works, eq(works.id, imageUses.textId))
      .where(of("work")),
    inPages: db
      .select({
        imageId: imageUses.imageId,
        title: pages.title,
        path: pages.path,
        deletedAt: pages.deletedAt,
      })
      .from(imageUses)
      .innerJoin(pages, eq(pages.id, imageUses.textId))
      .where(of("page")),
    inNotes: db
      .select({ imageId: imageUses.imageId, id: notes.id, title: notes.title, deletedAt: notes.deletedAt })
      .from(imageUses)
      .innerJoin(notes, eq(notes.id, imageUses.textId))
      .where(of("note")),
    welcomes: db
      .select({ id: welcomeLetters.id, subject: welcomeLetters.subject, content: welcomeLetters.content })
      .from(welcomeLetters),
    inFacts: db.select({ name: facts.name, text: facts.facts }).from(facts),
  });
  const uses = new Map<string, ImageUse[]>();
  const add = (imageId: string, use: ImageUse) => uses.set(imageId, [...(uses.get(imageId) ?? []), use]);
  for (const { imageId, id, title, deletedAt } of inPosts) {
    add(imageId, { kind: "post", title, href: `/admin/blog?post=${id}&edit`, isDeleted: deletedAt !== null });
  }
  for (const { imageId, id, kind, title, deletedAt } of inDrafts) {
    add(imageId, {
      kind: "draft",
      title:
        title || (kind === "letter" || kind === "welcome" ? "Letter without a subject" : "Untitled draft"),
      href: draftAddress({ kind, id }),
      isDeleted: deletedAt !== null,
    });
  }
  for (const { imageId, id, title } of inLetters) {
    add(imageId, { kind: "letter", title, href: `/admin/email/letters/${id}`, isDeleted: false });
  }
  for (const { imageId, title, path, deletedAt } of inPages) {
    add(imageId, { kind: "page", title, href: path, isDeleted: deletedAt !== null });
  }
  for (const { imageId, id, of: kind, title, deletedAt } of inWorks) {
    const isDeleted = deletedAt !== null;
    const list = `/admin/works/${kind}s`;
    add(imageId, {
      kind: "work",
      title,
      href: isDeleted ? `${list}#trash-title` : `${list}/${id}`,
      isDeleted,
    });
  }
  for (const { imageId, id, title, deletedAt } of inNotes) {
    const isDeleted = deletedAt !== null;
    add(imageId, { kind: "note", title, href: isDeleted ? "/admin/notes" : `/admin/notes/${id}`, isDeleted });
  }
  const wanted = ids && new Set(ids);
  // There are few, so they are looked through like pages.
  for (const { id: letterId, subject: title, content } of welcomes) {
    const use = {
      kind: "letter" as const,
      title,
      href: draftAddress({ kind: "welcome", id: letterId }),
      isDeleted: false,
    };
    // Mostly its draft names the same pictures.
    const isNew = (id: string) => !uses.get(id)?.some(({ href }) => href === use.href);
    for (const id of imageIdsIn(content)) if ((!wanted || wanted.has(id)) && isNew(id)) add(id, use);
  }
  const shown = [
    ...studioPages(),
    ...inFacts.flatMap(({ name, text }) => {
      const place = factsWithImages[name];
      return place ? { ...place, text: text ?? "" } : [];
    }),
  ];
  for (const { title, path, text } of shown) {
    for (const id of imageIdsIn(text)) {
      if (!wanted || wanted.has(id)) add(id, { kind: "page", title, href: path, isDeleted: false });
    }
  }
  return uses;
}

/** Facts that name images, and where they are changed. */
const factsWithImages: Record<string, { title: string; path: string }> = {
  profile: { title: "Profile", path: "/admin/profile" },
  letterLook: { title: "Look of the letters", path: "/admin/email/look" },
};
