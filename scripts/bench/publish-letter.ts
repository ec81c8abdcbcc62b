import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Services } from "#domain/services.ts";

/** Puts a letter into the archive, as one that a reader has received: the sample content has none. */
export async function publishLetter({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const id = "bench-letter";
  const paragraph =
    "The pond froze over this week, and the toads are asleep under it. Above them the press goes on: " +
    "a zine about doors, two prints in green and a lamp that listens to the rain.";
  await db.insert(newsletterIssues).values({
    id,
    sendKey: id,
    subject: "A letter from under the ice",
    slug: "a-letter-from-under-the-ice",
    state: "sent",
    isPublic: true,
    origin: "http://localhost",
    audience: 1,
    startedAt: clock(),
    content: [paragraph, "## What is new", paragraph, paragraph].join("\n\n"),
  });
  await db.insert(deliveries).values({ issueId: id, subscriberId: "bench-reader", state: "accepted" });
}
