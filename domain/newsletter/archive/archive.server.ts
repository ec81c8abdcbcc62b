import { openingOf } from "@toadstool/markdown/prose";
import { keyset, pageOf, readCursor } from "#db/d1/keyset.ts";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { deliveries, images, imageUses, newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { placeKnown, type Placing } from "../../articles/placing.server.ts";
import { renderOnce } from "../../markdown/render-once.server.ts";
import { imageOf, isInLibrary } from "../../media/images.server.ts";
import type { Services } from "../../services.ts";
import { tagsOfLetter } from "../../tags/taggings.server.ts";
import type { LetterIssue } from "../issue.ts";
import { findIssue } from "../ledger/issue-rows.server.ts";
import type { LetterSummary } from "./archive.ts";

type Storage = Pick<Services, "db">;

/** How many letters the archive shows at a time. */
const lettersPage = 20;

/** When the first mail of an issue was due. */
export const sentAt = sql<number>`coalesce(${newsletterIssues.dueAt}, ${newsletterIssues.startedAt})`;
const bySent = keyset(sentAt, newsletterIssues.id);

/** At least one reader has the letter. Scheduled, in its undo window or paused before the first mail, none has. */
const hasGoneOut = sql`exists (select 1 from ${deliveries} as reached
  where reached.issue_id = ${newsletterIssues.id} and reached.state in ('accepted', 'delivered', 'bounced', 'complained'))`;

/** Letters that everyone may read: the owner asked for it, and they have gone out. */
export const isPublic = and(
  eq(newsletterIssues.isPublic, true),
  ne(newsletterIssues.slug, ""),
  inArray(newsletterIssues.state, ["sending", "paused", "cancelled", "sent"]),
  hasGoneOut,
);

/** Newest first, of all or of `among`, which are ids. `cursor` is the one the page before answered; an unreadable one shows the first page. */
export async function listLetters(
  { db }: Storage,
  { cursor, limit = lettersPage, among }: { cursor?: string; limit?: number; among?: string[] } = {},
): Promise<{ letters: LetterSummary[]; cursor: string | null }> {
  const { id, slug, subject, content, language } = newsletterIssues;
  const isAmong = among && sql`${id} in (select value from json_each(${JSON.stringify(among)}))`;
  const rows = await db
    .select({ id, slug, subject, content, language, sentAt, tags: tagsOfLetter })
    .from(newsletterIssues)
    .where(and(isPublic, isAmong, bySent.olderThan(readCursor(cursor))))
    .orderBy(...bySent.newestFirst)
    .limit(limit + 1);
  const { page, cursor: next } = pageOf(rows, limit, (row) => ({ at: row.sentAt, id: row.id }));
  return { letters: page.map(summaryOf), cursor: next };
}

/** The same as it was written, without rendering it. */
export async function findLetterText(
  { db }: Storage,
  slug: string,
): Promise<{ subject: string; language: string; sentAt: string; content: string } | null> {
  const { subject, content, language } = newsletterIssues;
  const [row] = await db
    .select({ subject, content, language, sentAt })
    .from(newsletterIssues)
    .where(and(isPublic, eq(newsletterIssues.slug, slug)));
  return row ? { ...row, sentAt: new Date(row.sentAt).toISOString() } : null;
}

type Beside = Pick<LetterSummary, "slug" | "subject" | "language">;

/** A letter as its page shows it, and those sent just before and just after it. */
type LetterPage = LetterSummary & { html: string; older: Beside | null; newer: Beside | null };

/** The letter at an address of the archive, in one round trip; null where there is none, or none for everyone. */
export async function findLetter(
  services: Placing,
  slug: string,
  siteLanguage: string,
): Promise<LetterPage | null> {
  const { found, older, newer, known } = await batch(services.db, selectLetter(services, slug));
  const [row] = found;
  if (!row) return null;
  const { html } = await placeKnown(services, {
    html: await renderOnce(row.content, row.language || siteLanguage),
    addresses: [],
    known: known.map(imageOf),
  });
  return { ...summaryOf(row), html, older: older[0] ?? null, newer: newer[0] ?? null };
}

function selectLetter({ db }: Storage, address: string) {
  const { id, slug, subject, content, language } = newsletterIssues;
  const isCalled = sql`${slug} = ${address}`;
  const called = db.select({ id }).from(newsletterIssues).where(isCalled);
  const place = db
    .select({ sentAt: sentAt.as("sent_at"), id })
    .from(newsletterIssues)
    .where(isCalled);
  const beside = (comparison: SQL) =>
    db
      .select({ slug, subject, language })
      .from(newsletterIssues)
      .where(and(isPublic, sql`(${sentAt}, ${id}) ${comparison} ${place}`));
  const used = db
    .select({ id: imageUses.imageId })
    .from(imageUses)
    .where(and(eq(imageUses.kind, "letter"), inArray(imageUses.textId, called)));
  return {
    found: db
      .select({ id, slug, subject, content, language, sentAt: sentAt.as("sent_at"), tags: tagsOfLetter })
      .from(newsletterIssues)
      .where(and(isPublic, isCalled)),
    older: beside(sql`<`)
      .orderBy(...bySent.newestFirst)
      .limit(1),
    newer: beside(sql`>`)
      .orderBy(...bySent.oldestFirst)
      .limit(1),
    known: db
      .select()
      .from(images)
      .where(and(inArray(images.id, used), isInLibrary)),
  };
}

/** Every public letter's address and when it went out, newest first, without reading a text. */
export async function listLetterAddresses(
  { db }: Storage,
  limit: number,
): Promise<{ id: string; slug: string; sentAt: Date }[]> {
  const { id, slug } = newsletterIssues;
  const rows = await db
    .select({ id, slug, sentAt })
    .from(newsletterIssues)
    .where(isPublic)
    .orderBy(...bySent.newestFirst)
    .limit(limit);
  return rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt) }));
}

/** The texts of letters that were listed, as they were written. */
export async function findLetterTexts({ db }: Storage, ids: string[]): Promise<Map<string, string>> {
  const { id, content } = newsletterIssues;
  const rows = await db
    .select({ id, content })
    .from(newsletterIssues)
    .where(and(isPublic, sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`));
  return new Map(rows.map((row) => [row.id, row.content]));
}

/** The address of a public letter; null where this one is private. */
export async function findPublicSlug({ db }: Storage, id: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: newsletterIssues.slug })
    .from(newsletterIssues)
    .where(and(isPublic, eq(newsletterIssues.id, id)));
  return row?.slug ?? null;
}

function summaryOf({
  content,
  ...row
}: Omit<LetterSummary, "sentAt" | "opening"> & { content: string; sentAt: number }): LetterSummary {
  return { ...row, sentAt: new Date(row.sentAt).toISOString(), opening: openingOf(content) };
}

/**
 * Shows an issue in the archive or hides it; one that is not sent yet appears once it is. Null where there is no such issue.
 * Issues without a slug, from before there was an archive, stay hidden.
 */
export async function showInArchive(
  services: Pick<Services, "db">,
  _owner: Owner,
  id: string,
  isPublic: boolean,
): Promise<LetterIssue | null> {
  await services.db
    .update(newsletterIssues)
    .set({ isPublic })
    .where(and(eq(newsletterIssues.id, id), ne(newsletterIssues.slug, "")));
  return findIssue(services, id);
}
