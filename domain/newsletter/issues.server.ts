import { desc, eq } from "drizzle-orm";
import { newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { placeImages } from "../images/placing.server.ts";
import { renderMarkdown } from "../markdown/render.ts";
import type { Services } from "../services.ts";
import { readToken } from "../tokens/token.server.ts";
import type { LetterIssue } from "./issue.ts";
import { countDeliveries, findIssue, issueColumns, issueOf } from "./ledger/issue-row.server.ts";

type Storage = Pick<Services, "db">;

/** Newest first, each with its account: read in one step, so that they agree. */
export async function listIssues(services: Storage, _owner: Owner, limit = 10): Promise<LetterIssue[]> {
  const { db } = services;
  const newest = [desc(newsletterIssues.startedAt), desc(newsletterIssues.id)] as const;
  const ids = db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .orderBy(...newest)
    .limit(limit);
  const [rows, counts] = await db.batch([
    db
      .select(issueColumns)
      .from(newsletterIssues)
      .orderBy(...newest)
      .limit(limit),
    countDeliveries(services, ids),
  ]);
  return rows.map((row) => issueOf(row, counts));
}

/** Null where there is no such letter, or its send was taken back. */
export function readIssue(services: Storage, _owner: Owner, id: string): Promise<LetterIssue | null> {
  return findIssue(services, id);
}

/** A letter as it is read on the web; null for a link that leads to none. */
export async function viewLetter(
  services: Pick<Services, "db" | "secret">,
  token: string,
): Promise<{ id: string; subject: string; html: string; sentAt: string } | "test" | null> {
  const id = await readToken(services.secret, "view-letter", token);
  if (id === testIssue) return "test";
  const issue =
    id && (await services.db.query.newsletterIssues.findFirst({ where: eq(newsletterIssues.id, id) }));
  if (!issue) return null;
  const { subject, content, startedAt } = issue;
  const html = await placeImages(services, renderMarkdown(content));
  return { id: issue.id, subject, html, sentAt: startedAt.toISOString() };
}

/** Stands in a test letter's 'view online' link: there is nothing online before it is sent. */
export const testIssue = "test";
