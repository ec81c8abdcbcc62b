import * as schema from "#db/schema.ts";
import type { Services } from "#domain/services.ts";
import { letterSlugs } from "./plain-site.ts";

/** An empty site but for two letters that were sent and that no stranger may read yet. */
export async function clearSite({ db }: Pick<Services, "db">): Promise<void> {
  const { deliveries, newsletterIssues } = schema;
  const emptied = [
    deliveries,
    newsletterIssues,
    schema.posts,
    schema.works,
    schema.drafts,
    schema.images,
    schema.imageRevisions,
    schema.imageUses,
    schema.textRevisions,
    schema.ownerSessions,
    schema.duePurges,
    schema.purgeBudget,
  ];
  // oxlint-disable-next-line no-await-in-loop -- in this order
  for (const table of emptied) await db.delete(table);
  const sent = { state: "sent", origin: "https://toadstool.test", audience: 1, content: "Hello." } as const;
  await db.insert(newsletterIssues).values(
    letterSlugs.map((slug, index) => {
      const startedAt = new Date(Date.UTC(2026, index, 1));
      return { ...sent, id: slug, slug, sendKey: slug, subject: slug, isPublic: false, startedAt };
    }),
  );
  await db
    .insert(deliveries)
    .values(letterSlugs.map((issueId) => ({ issueId, subscriberId: "reader", state: "accepted" as const })));
}
