import { keyset, pageOf, type Place, readCursor } from "#db/d1/keyset.ts";
import { and, eq, isNull, type Placeholder, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import type { Database } from "#db/client.server.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { placeImages, type Placing } from "../articles/placing.server.ts";
import { renderOnce } from "../markdown/render-once.server.ts";
import type { Services } from "../services.ts";
import { tagsOfLetter } from "../tags/taggings.server.ts";
import { readToken } from "../tokens/token.server.ts";
import type { LetterIssue } from "./issue.ts";
import {
  countDeliveries,
  findIssue,
  issueColumns,
  issueIn,
  issueOf,
  selectIssue,
} from "./ledger/issue-rows.server.ts";

type Storage = Pick<Services, "db">;

const byStart = keyset(newsletterIssues.startedAt, newsletterIssues.id);

/** The newest issues, each with its balance. */
export async function listIssues(services: Storage, owner: Owner, limit?: number): Promise<LetterIssue[]> {
  return (await pageOfIssues(services, owner, { limit })).issues;
}

/**
 * Newest first, each with its account: read in one step, so that they agree. `cursor` is the one the page before
 * answered; an unreadable one shows the newest.
 */
export async function pageOfIssues(
  services: Storage,
  _owner: Owner,
  { cursor, limit = 10 }: { cursor?: string; limit?: number } = {},
): Promise<{ issues: LetterIssue[]; cursor: string | null }> {
  const { db } = services;
  const place = readCursor(cursor);
  const [most, more] = [limit, limit + 1];
  const { rows, counts } = await (place
    ? batch(db, selectIssues(db, { place, most, more }))
    : readNewest(db, { most, more }));
  const { page, cursor: next } = pageOf(rows, limit, ({ startedAt, id }) => ({ at: startedAt, id }));
  return { issues: page.map((row) => issueOf(row, counts)), cursor: next };
}

const readNewest = preparedBatch((db) =>
  selectIssues(db, { place: null, most: sql.placeholder("most"), more: sql.placeholder("more") }),
);

function selectIssues(
  db: Database,
  { place, most, more }: { place: Place | null } & Record<"most" | "more", number | Placeholder>,
) {
  const isOlder = and(isNull(newsletterIssues.welcomeId), byStart.olderThan(place));
  const ids = db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(isOlder)
    .orderBy(...byStart.newestFirst)
    .limit(most);
  return {
    rows: db
      .select(issueColumns)
      .from(newsletterIssues)
      .where(isOlder)
      .orderBy(...byStart.newestFirst)
      .limit(more),
    counts: countDeliveries({ db }, ids),
  };
}

/** Null where there is no such letter, or its send was undone. */
export function readIssue(services: Storage, _owner: Owner, id: string): Promise<LetterIssue | null> {
  return findIssue(services, id);
}

/** A letter with its text in Markdown and the names of its tags; null where there is no such letter, or its send was undone. */
export async function readSentLetter(
  services: Storage,
  _owner: Owner,
  id: string,
): Promise<(LetterIssue & { content: string; tags: string[] }) | null> {
  const { db } = services;
  const { content } = newsletterIssues;
  const {
    text: [text],
    ...read
  } = await batch(db, {
    ...selectIssue(services, id),
    text: db
      .select({ content, tags: tagsOfLetter })
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, id)),
  });
  const issue = issueIn(read);
  return issue && text ? { ...issue, content: text.content, tags: text.tags.map(({ name }) => name) } : null;
}

/** A letter as it is read on the web; null for a link that leads to none. `language` is the site’s. */
export async function viewLetter(
  services: Placing & Pick<Services, "secret">,
  token: string,
  siteLanguage: string,
): Promise<{ id: string; subject: string; language: string; html: string; sentAt: string } | "test" | null> {
  const id = await readToken(services.secret, "view-letter", token);
  if (id === testIssue) return "test";
  const issue =
    id && (await services.db.query.newsletterIssues.findFirst({ where: eq(newsletterIssues.id, id) }));
  if (!issue) return null;
  const { subject, content, language, startedAt, dueAt } = issue;
  const html = await placeImages(services, await renderOnce(content, language || siteLanguage));
  return { id: issue.id, subject, language, html, sentAt: (dueAt ?? startedAt).toISOString() };
}

/** The id in the 'view online' link of a test letter, which has no page before it is sent. */
export const testIssue = "test";
