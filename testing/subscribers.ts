import { env } from "cloudflare:workers";
import { openDatabase } from "#db/client.server.ts";
import {
  deliveries,
  importRows,
  newsletterIssues,
  subscriberImports,
  subscribers,
  suppressions,
} from "#db/schema.ts";

const db = openDatabase(env.DB);

/** Empties the tables of subscribers, suppressions, imports, issues and deliveries. */
export async function emptySubscribers(): Promise<void> {
  await db.batch([
    db.delete(deliveries),
    db.delete(newsletterIssues),
    db.delete(importRows),
    db.delete(subscriberImports),
    db.delete(subscribers),
    db.delete(suppressions),
  ]);
}

/** Adds a subscriber, with the first part of the address as the id. */
export async function enlist(email: string, changes: Partial<typeof subscribers.$inferInsert> = {}) {
  const [id = ""] = email.toLowerCase().split("@");
  const row = {
    id,
    email,
    emailKey: email.toLowerCase(),
    state: "confirmed" as const,
    createdAt: new Date("2026-05-01T09:00:00Z"),
    ...changes,
  };
  await db.insert(subscribers).values(row);
  return row;
}

/** A letter that went, or goes, to the people named. */
export async function letterTo(
  id: string,
  ...sent: (Partial<typeof deliveries.$inferInsert> & { subscriberId: string })[]
): Promise<void> {
  const startedAt = new Date("2026-05-20T09:00:00Z");
  const words = { subject: `Letter ${id}`, content: "Spores.", origin: "https://toadstool.test", slug: id };
  await db
    .insert(newsletterIssues)
    .values({ id, sendKey: id, state: "sending", audience: sent.length, startedAt, ...words });
  for (const delivery of sent) await db.insert(deliveries).values({ issueId: id, ...delivery });
}

/** Everything that lies in the database, as one text. */
export async function everythingKept(): Promise<string> {
  const tables = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'd1\\_%' escape '\\'",
  ).all<{ name: string }>();
  const rows = await Promise.all(
    tables.results.map(async ({ name }) => (await env.DB.prepare(`select * from "${name}"`).all()).results),
  );
  return JSON.stringify(rows);
}
