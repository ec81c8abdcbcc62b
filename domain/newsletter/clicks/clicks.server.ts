import { rowFrom } from "#db/d1/row-where.ts";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { letterLinks } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { refuseFlood } from "../../refuse-flood.ts";
import type { Services } from "../../services.ts";
import { readToken } from "../../tokens/token.server.ts";

type Storage = Pick<Services, "db">;

/** The statement that keeps where the counted links of an issue lead. */
export function writeLinks({ db }: Storage, issueId: string, links: string[], condition: SQL) {
  const row = { issueId, place: sql`key`, url: sql`value` };
  const source = sql`from json_each(${JSON.stringify(links)}) where ${condition}`;
  return db
    .insert(letterLinks)
    .select(rowFrom(letterLinks, row, source))
    .onConflictDoNothing();
}

/**
 * Where a counted link leads; null for a token that was forged or cut short, and for a letter whose send was undone. One more
 * click is counted after the answer, where it is one, and of a flood none.
 */
export async function followLink(
  services: Pick<Services, "db" | "secret" | "limits" | "later">,
  visitorAddress: string,
  token: string,
  isClick = true,
): Promise<string | null> {
  const payload = await readToken(services.secret, "letter-link", token);
  const [, issueId, place] = /^(.+):(\d{1,4})$/.exec(payload ?? "") ?? [];
  if (!issueId) return null;
  const { db } = services;
  const isThisOne = and(eq(letterLinks.issueId, issueId), eq(letterLinks.place, Number(place)));
  const [link] = await db.select({ url: letterLinks.url }).from(letterLinks).where(isThisOne);
  if (!link) return null;
  if (isClick) services.later(count());
  // A header holds ASCII alone.
  return new URL(link.url).href;

  async function count() {
    if (await refuseFlood(services, "view", visitorAddress)) return;
    await db
      .update(letterLinks)
      .set({ clicks: sql`${letterLinks.clicks} + 1` })
      .where(isThisOne);
  }
}

/** The counted links of a letter, the most clicked first. */
export function listClicks({ db }: Storage, _owner: Owner, issueId: string) {
  return db
    .select({ url: letterLinks.url, clicks: letterLinks.clicks })
    .from(letterLinks)
    .where(eq(letterLinks.issueId, issueId))
    .orderBy(desc(letterLinks.clicks), asc(letterLinks.place));
}

export type ClickedLink = Awaited<ReturnType<typeof listClicks>>[number];
