import { and, eq, ne } from "drizzle-orm";
import { newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import type { LetterIssue } from "../issue.ts";
import { findIssue } from "../ledger/issue-rows.server.ts";

/**
 * Shows a letter in the archive or takes it out, at any time; what has not gone out is not shown before. Null where
 * there is no such letter. One without an address of its own, from before there was an archive, stays as it is.
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
