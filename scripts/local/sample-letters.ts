import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Writing } from "./database.ts";

export interface SampleLetter {
  subject: string;
  slug: string;
  sentAt: Date;
  /** Markdown. */
  content: string;
}

/**
 * Puts letters into the archive as they are after a send to one reader, since erased. Skips those that are there, so that
 * it can be called again after it was interrupted.
 */
export async function insertLetters({ db }: Pick<Writing, "db">, letters: SampleLetter[]): Promise<void> {
  for (const { sentAt, ...letter } of letters) {
    const id = `sample-${letter.slug}`;
    const issue = {
      ...letter,
      id,
      sendKey: id,
      isPublic: true,
      state: "sent" as const,
      origin: "",
      audience: 1,
      startedAt: sentAt,
      finishedAt: sentAt,
    };
    const delivery = {
      issueId: id,
      subscriberId: `erased-${id}`,
      state: "delivered" as const,
      settledAt: sentAt,
    };
    await db.batch([
      db.insert(newsletterIssues).values(issue).onConflictDoNothing(),
      db.insert(deliveries).values(delivery).onConflictDoNothing(),
    ]);
  }
}
