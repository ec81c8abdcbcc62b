import { and, eq, gt, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  deliveries,
  digests,
  drafts,
  images,
  linkChecks,
  newsletterIssues,
  pages,
  textLinks,
  webhookMessages,
} from "#db/schema.ts";
import { isBroken } from "../addresses/links.server.ts";
import { nearlyUsedUp } from "../allowances/allowances.server.ts";
import { isBackupOld } from "../backup/review.server.ts";
import type { Owner } from "../identity/owner.ts";
import { missingSettings } from "../letter/mail-settings.ts";
import { isInLibrary, isWithoutAlt } from "../media/images.server.ts";
import type { Services } from "../services.ts";
import { mostCounted, type Need, type NeedKind } from "./need.ts";

/** So many failed texts, letters and pages are named. */
const mostNamed = 5;
/** Older letters have had their time. */
const lettersAreYoung = 14 * 86_400_000;

/**
 * What waits for the owner, the most urgent first. Every page of the admin asks how much there is: it is one statement, which reads
 * what waits and little else, and no more than 100 rows of a kind.
 */
export async function listNeeds(
  { db, clock, settings }: Pick<Services, "db" | "clock" | "settings">,
  _owner: Owner,
): Promise<Need[]> {
  const now = clock();
  const failed = and(isNotNull(drafts.publishAt), ne(drafts.publishTrouble, ""), isNull(drafts.deletedAt));
  const undelivered = and(
    eq(deliveries.issueId, newsletterIssues.id),
    inArray(deliveries.state, ["failed", "uncertain"]),
  );
  const sentLately = and(
    isNull(newsletterIssues.welcomeId),
    gte(newsletterIssues.startedAt, new Date(now.getTime() - lettersAreYoung)),
  );
  const waiting = and(isNull(pages.deletedAt), isNull(drafts.deletedAt), gt(drafts.version, pages.version));
  const nearly = nearlyUsedUp({ clock, settings });
  const named = sql`from ${textLinks} where ${eq(textLinks.url, linkChecks.url)}`;
  const [found] = await db.all<Record<NeedKind, string | number | null>>(sql`select
    ${each(sql`select ${drafts.kind} as kind, ${drafts.id} as id, ${drafts.title} as title, 1 as count
      from ${drafts} where ${failed} order by ${drafts.publishAt} limit ${mostNamed}`)} as text,
    ${each(sql`select '' as kind, ${newsletterIssues.id} as id, ${newsletterIssues.subject} as title,
      ${few(deliveries, undelivered)} as count
      from ${newsletterIssues} where ${sentLately} order by ${newsletterIssues.startedAt} desc limit ${mostNamed}`)} as letter,
    ${few(digests, ne(digests.trouble, ""))} as digest,
    ${nearly.quota} as quota,
    ${nearly.queue} as queue,
    ${few(webhookMessages, eq(webhookMessages.state, "failed"))} as webhook,
    ${each(sql`select '' as kind, ${drafts.id} as id, ${drafts.title} as title, 1 as count
      from ${pages} join ${drafts} on ${eq(drafts.id, pages.id)} where ${waiting} limit ${mostNamed}`)} as page,
    ${few(linkChecks, and(isBroken, sql`exists (select 1 ${named})`))} as link,
    ${few(images, and(isWithoutAlt, isInLibrary))} as alt,
    ${isBackupOld(now)} as backup,
    ${missingSettings(settings).length} as mail`);
  return Object.entries(found ?? {}).flatMap(([kind, value]) => needsOf(kind as NeedKind, value));
}

/** How many rows a condition lets through, counted up to a number that is plenty. */
function few(table: SQLiteTable, condition: SQL | undefined): SQL {
  return sql`(select count(*) from (select 1 from ${table} where ${condition} limit ${mostCounted}))`;
}

/** The rows of a query as JSON. */
function each(rows: SQL): SQL {
  return sql`(select json_group_array(json_object('of', kind, 'id', id, 'title', title, 'count', count)) from (${rows}))`;
}

function needsOf(kind: NeedKind, value: string | number | null): Need[] {
  const rows = typeof value === "string" ? JSON.parse(value) : [{ count: Number(value) }];
  return rows.flatMap((row: Need) => (row.count > 0 ? [{ ...row, kind }] : []));
}
