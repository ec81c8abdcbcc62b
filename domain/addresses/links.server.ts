import { and, asc, desc, eq, isNull, lte, ne, not, or, sql } from "drizzle-orm";
import { type AskInside, linksIn, tryLinks } from "@toadstool/mail/review";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { linkChecks, linkReadings, textLinks } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import type { Services } from "../services.ts";
import type { PublishedKind } from "./published-kind.ts";
import { publishedTexts } from "./published-texts.server.ts";

/** Texts whose links are read, and addresses that are tried, in one run of the cron: it may make 50 requests and 50 statements. */
const textsARun = 20;
const triedARun = 15;
/** Each text takes four statements; the rest is left to what follows. */
const statementsKept = 14;
export const longestLink = 2000;
const day = 86_400_000;
/** An address is tried monthly; one that was broken again the next day, before it is listed. */
const again = { good: 30 * day, broken: day };
/** Broken twice, a day apart. A literal, as in the index of those. */
export const isBroken = sql`${linkChecks.failures} >= 2`;

/** Reads the links of published texts that have changed since their links were last read. */
export async function readLinks({
  db,
  clock,
  settings,
}: Pick<Services, "db" | "clock" | "settings">): Promise<void> {
  const texts = publishedTexts({ db });
  // One value for both columns: with two, SQLite would look through all texts for each link.
  const isPublished = ({ kind, textId }: typeof textLinks | typeof linkReadings) =>
    sql`${kind} || ':' || ${textId} in (select ${texts.kind} || ':' || ${texts.id} from ${texts})`;
  await db.batch([
    db.delete(textLinks).where(not(isPublished(textLinks))),
    db.delete(linkReadings).where(not(isPublished(linkReadings))),
  ]);
  const changed = await db
    .select({
      kind: texts.kind,
      id: texts.id,
      version: texts.version,
      html: texts.html,
      markdown: texts.markdown,
    })
    .from(texts)
    .leftJoin(linkReadings, and(eq(linkReadings.kind, texts.kind), eq(linkReadings.textId, texts.id)))
    .where(or(isNull(linkReadings.version), ne(linkReadings.version, texts.version)))
    .limit(textsARun);
  for (const { kind, id, version, html, markdown } of changed) {
    if (statementsLeft() < statementsKept) return;
    const absolute = (html || renderMarkdown(markdown)).replaceAll(
      'href="/',
      `href="${settings.site.origin}/`,
    );
    const urls = JSON.stringify(linksIn(absolute, []).filter((url) => url.length <= longestLink));
    // oxlint-disable-next-line no-await-in-loop -- a long text is held in memory alone
    await db.batch([
      db.delete(textLinks).where(and(eq(textLinks.kind, kind), eq(textLinks.textId, id))),
      db
        .insert(textLinks)
        .select(rowFrom(textLinks, { url: sql`value`, kind, textId: id }, sql`from json_each(${urls})`)),
      db
        .insert(linkChecks)
        .select(
          rowFrom(
            linkChecks,
            { url: sql`value`, dueAt: clock(), checkedAt: null, failures: 0, trouble: "" },
            sql`from json_each(${urls}) where true`,
          ),
        )
        .onConflictDoNothing(),
      db
        .insert(linkReadings)
        .values({ kind, textId: id, version })
        .onConflictDoUpdate({ target: [linkReadings.kind, linkReadings.textId], set: { version } }),
    ]);
  }
}

/** Tries the addresses whose time has come. Those that no text names any more are forgotten. */
export async function checkDueLinks(
  { db, clock, fetch, settings }: Pick<Services, "db" | "clock" | "fetch" | "settings">,
  askInside?: AskInside,
): Promise<void> {
  const now = clock();
  const due = await db
    .select({
      url: linkChecks.url,
      isNamed: sql<number>`exists (select 1 from ${textLinks} where ${textLinks.url} = ${linkChecks.url})`,
    })
    .from(linkChecks)
    .where(lte(linkChecks.dueAt, now))
    .orderBy(asc(linkChecks.dueAt))
    .limit(triedARun);
  const named = due.flatMap(({ url, isNamed }) => (isNamed ? [url] : []));
  const findings = await tryLinks(named, { origin: settings.site.origin, fetch, askInside });
  if (due.length === 0) return;
  const unnamed = due.flatMap(({ url, isNamed }) => (isNamed ? [] : [url]));
  const found = findings.map(({ url, state, why }) => [url, state === "broken" ? why : null]);
  const why = sql`given.value ->> 1`;
  await batch(db, {
    forgotten: db
      .delete(linkChecks)
      .where(sql`${linkChecks.url} in (select value from json_each(${JSON.stringify(unnamed)}))`),
    tried: db
      .update(linkChecks)
      .set({
        checkedAt: now,
        dueAt: sql`${now.getTime()} + iif(${why} is null, ${again.good}, ${again.broken})`,
        failures: sql`iif(${why} is null, 0, ${linkChecks.failures} + 1)`,
        trouble: sql`coalesce(${why}, '')`,
      })
      .from(sql`json_each(${JSON.stringify(found)}) as given`)
      .where(sql`${linkChecks.url} = given.value ->> 0`),
  });
}

export interface DeadLink {
  url: string;
  trouble: string;
  checkedAt: string;
  texts: { kind: PublishedKind; id: string; title: string }[];
}

/** Addresses in published texts that were broken twice, a day apart. */
export async function listDeadLinks({ db }: Pick<Services, "db">, _owner: Owner): Promise<DeadLink[]> {
  const texts = publishedTexts({ db });
  const rows = await db
    .select({
      url: linkChecks.url,
      trouble: linkChecks.trouble,
      checkedAt: linkChecks.checkedAt,
      kind: texts.kind,
      id: texts.id,
      title: texts.title,
    })
    .from(linkChecks)
    .innerJoin(textLinks, eq(textLinks.url, linkChecks.url))
    .innerJoin(texts, and(eq(texts.kind, textLinks.kind), eq(texts.id, textLinks.textId)))
    .where(isBroken)
    .orderBy(desc(linkChecks.checkedAt), linkChecks.url, texts.title)
    .limit(500);
  const links = new Map<string, DeadLink>();
  for (const { url, trouble, checkedAt, ...text } of rows) {
    const link = links.get(url) ?? { url, trouble, checkedAt: checkedAt?.toJSON() ?? "", texts: [] };
    link.texts.push(text);
    links.set(url, link);
  }
  return [...links.values()];
}
