import { and, eq, sql } from "drizzle-orm";
import { batch, type Results } from "#db/batch.server.ts";
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

/** The uses of each of `ids`; of all images where none are given. Images that nothing shows are not among the keys. */
export async function findUses(
  { db, studioPages }: Pick<Services, "db" | "studioPages">,
  ids?: string[],
): Promise<Map<string, ImageUse[]>> {
  const { welcomes, inFacts, ...recorded } = await batch(db, {
    ...selectRecorded(db, ids),
    welcomes: db
      .select({ id: welcomeLetters.id, subject: welcomeLetters.subject, content: welcomeLetters.content })
      .from(welcomeLetters),
    inFacts: db.select({ name: facts.name, text: facts.facts }).from(facts),
  });
  const wanted = ids && new Set(ids);
  const uses = new Map<string, ImageUse[]>();
  const add = ({ imageId, ...use }: Found) => uses.set(imageId, [...(uses.get(imageId) ?? []), use]);
  const usesIn = (shown: Shown[]) =>
    shown.flatMap(foundIn).filter(({ imageId }) => wanted?.has(imageId) ?? true);
  for (const use of foundBy(recorded)) add(use);
  for (const use of usesIn(welcomes.map(shownByWelcome))) {
    // Mostly its draft names the same pictures.
    if (!uses.get(use.imageId)?.some(({ href }) => href === use.href)) add(use);
  }
  for (const use of usesIn([...studioPages().map(shownByPage), ...inFacts.flatMap(shownByFacts)])) add(use);
  return uses;
}

type Found = ImageUse & { imageId: string };

/** The statements that read the recorded uses with the texts. */
function selectRecorded(db: Services["db"], ids?: string[]) {
  const among = ids
    ? sql`${imageUses.imageId} in (select value from json_each(${JSON.stringify(ids)}))`
    : undefined;
  const of = (kind: TextKind) => and(eq(imageUses.kind, kind), among);
  const { imageId } = imageUses;
  return {
    inPosts: db
      .select({ imageId, id: posts.id, title: posts.title, deletedAt: posts.deletedAt })
      .from(imageUses)
      .innerJoin(posts, eq(posts.id, imageUses.textId))
      .where(of("post")),
    inDrafts: db
      .select({ imageId, id: drafts.id, kind: drafts.kind, title: drafts.title, deletedAt: drafts.deletedAt })
      .from(imageUses)
      .innerJoin(drafts, eq(drafts.id, imageUses.textId))
      .where(of("draft")),
    inLetters: db
      .select({ imageId, id: newsletterIssues.id, title: newsletterIssues.subject })
      .from(imageUses)
      .innerJoin(newsletterIssues, eq(newsletterIssues.id, imageUses.textId))
      .where(of("letter")),
    inWorks: db
      .select({ imageId, id: works.id, of: works.kind, title: works.title, deletedAt: works.deletedAt })
      .from(imageUses)
      .innerJoin(works, eq(works.id, imageUses.textId))
      .where(of("work")),
    inPages: db
      .select({ imageId, title: pages.title, path: pages.path, deletedAt: pages.deletedAt })
      .from(imageUses)
      .innerJoin(pages, eq(pages.id, imageUses.textId))
      .where(of("page")),
    inNotes: db
      .select({ imageId, id: notes.id, title: notes.title, deletedAt: notes.deletedAt })
      .from(imageUses)
      .innerJoin(notes, eq(notes.id, imageUses.textId))
      .where(of("note")),
  };
}

function foundBy(recorded: Results<ReturnType<typeof selectRecorded>>): Found[] {
  const { inPosts, inDrafts, inLetters, inPages, inWorks, inNotes } = recorded;
  return [
    ...inPosts.map((post) => found("post", post, `/admin/blog?post=${post.id}&edit`)),
    ...inDrafts.map((draft) => found("draft", { ...draft, title: titleOf(draft) }, draftAddress(draft))),
    ...inLetters.map((letter) => found("letter", letter, `/admin/email/letters/${letter.id}`)),
    ...inPages.map((page) => found("page", page, page.path)),
    ...inWorks.map((work) =>
      found("work", work, `/admin/works/${work.of}s${work.deletedAt ? "#trash-title" : `/${work.id}`}`),
    ),
    ...inNotes.map((note) => found("note", note, `/admin/notes${note.deletedAt ? "" : `/${note.id}`}`)),
  ];
}

function found(
  kind: TextKind,
  { imageId, title, deletedAt = null }: { imageId: string; title: string; deletedAt?: Date | null },
  href: string,
): Found {
  return { imageId, kind, title, href, isDeleted: deletedAt !== null };
}

function titleOf({ kind, title }: Pick<typeof drafts.$inferSelect, "kind" | "title">): string {
  if (title) return title;
  return kind === "letter" || kind === "welcome" ? "Letter without a subject" : "Untitled draft";
}

/** A text whose images are not recorded: there are few, so all are looked through. */
interface Shown extends Pick<ImageUse, "kind" | "title" | "href"> {
  text: string;
}

function foundIn({ text, ...use }: Shown): Found[] {
  return imageIdsIn(text).map((imageId) => ({ ...use, imageId, isDeleted: false }));
}

function shownByWelcome({
  id,
  subject: title,
  content: text,
}: {
  id: string;
  subject: string;
  content: string;
}): Shown {
  return { kind: "letter", title, href: draftAddress({ kind: "welcome", id }), text };
}

function shownByPage({ title, path, text }: ReturnType<Services["studioPages"]>[number]): Shown {
  return { kind: "page", title, href: path, text };
}

function shownByFacts({ name, text }: { name: string; text: string | null }): Shown[] {
  const place = factsWithImages[name];
  return place ? [{ kind: "page", ...place, text: text ?? "" }] : [];
}

/** Facts that name images, and where they are changed. */
const factsWithImages: Record<string, { title: string; href: string }> = {
  profile: { title: "Profile", href: "/admin/profile" },
  letterLook: { title: "Look of the letters", href: "/admin/email/look" },
};
