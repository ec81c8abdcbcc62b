import { openingOf } from "@toadstool/markdown/prose";
import { keyset, pageOf, readCursor } from "@toadstool/worker-kit/d1";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { placeImages, type Placing } from "../../media/display/placing.server.ts";
import { renderMarkdown } from "../../markdown/render.server.ts";
import type { Services } from "../../services.ts";
import type { LetterIssue } from "../issue.ts";
import { findIssue } from "../ledger/issue-rows.server.ts";
import type { LetterSummary } from "./archive.ts";

type Storage = Pick<Services, "db">;

/** How many letters the archive shows at a time. */
const lettersPage = 20;

const sentAt = sql<number>`coalesce(${newsletterIssues.dueAt}, ${newsletterIssues.startedAt})`;
const bySent = keyset(sentAt, newsletterIssues.id);

/** At least one reader has the letter. Scheduled, in its undo window or paused before the first mail, none has. */
const hasGoneOut = sql`exists (select 1 from ${deliveries} as reached
  where reached.issue_id = ${newsletterIssues.id} and reached.state in ('accepted', 'delivered', 'bounced', 'complained'))`;

/** Letters that everyone may read: the owner asked for it, and they have gone out. */
const isPublic = and(
  eq(newsletterIssues.isPublic, true),
  ne(newsletterIssues.slug, ""),
  inArray(newsletterIssues.state, ["sending", "paused", "cancelled", "sent"]),
  hasGoneOut,
);

/** Newest first. `cursor` is the one the page before answered; an unreadable one shows the first page. */
export async function listLetters(
  { db }: Storage,
  { cursor, limit = lettersPage }: { cursor?: string; limit?: number } = {},
): Promise<{ letters: LetterSummary[]; cursor: string | null }> {
  const { id, slug, subject, content } = newsletterIssues;
  const rows = await db
    .select({ id, slug, subject, content, sentAt })
    .from(newsletterIssues)
    .where(and(isPublic, bySent.olderThan(readCursor(cursor))))
    .orderBy(...bySent.newestFirst)
    .limit(limit + 1);
  const { page, cursor: next } = pageOf(rows, limit, (row) => ({ at: row.sentAt, id: row.id }));
  return { letters: page.map(summaryOf), cursor: next };
}

/** The letter at an address of the archive; null where there is none, or none for everyone. */
export async function findLetter(
  services: Placing,
  slug: string,
): Promise<(LetterSummary & { html: string }) | null> {
  const { id, subject, content } = newsletterIssues;
  const [row] = await services.db
    .select({ id, slug: newsletterIssues.slug, subject, content, sentAt })
    .from(newsletterIssues)
    .where(and(isPublic, eq(newsletterIssues.slug, slug)));
  if (!row) return null;
  return { ...summaryOf(row), html: await placeImages(services, renderMarkdown(row.content)) };
}

type Beside = Pick<LetterSummary, "slug" | "subject">;

/** The letters sent just before and just after this one. */
export async function findLettersBeside(
  { db }: Storage,
  letter: Pick<LetterSummary, "id" | "sentAt">,
): Promise<{ older: Beside | null; newer: Beside | null }> {
  const place = { at: Date.parse(letter.sentAt), id: letter.id };
  const { slug, subject } = newsletterIssues;
  const all = () => db.select({ slug, subject }).from(newsletterIssues);
  const [older, newer] = await db.batch([
    all()
      .where(and(isPublic, bySent.olderThan(place)))
      .orderBy(...bySent.newestFirst)
      .limit(1),
    all()
      .where(and(isPublic, bySent.newerThan(place)))
      .orderBy(...bySent.oldestFirst)
      .limit(1),
  ]);
  return { older: older[0] ?? null, newer: newer[0] ?? null };
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
