import { rowFrom, rowWhere } from "#db/d1/row-where.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { idFrom } from "../../tokens/id-from.ts";
import { and, asc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { deliveries, newsletterIssues, subscribers, welcomeLetters } from "#db/schema.ts";
import type { Placing } from "../../articles/placing.server.ts";
import { composeText } from "../../letter/compose-issue.server.ts";
import type { Letter } from "../../letter/letter.ts";
import { refuseLetters } from "../../letter/mail-settings.ts";
import { logError } from "../../log.ts";
import type { Services } from "../../services.ts";
import { chunkSize } from "../issue.ts";
import { enqueueWaiting } from "../ledger/queue.server.ts";

export type Welcoming = Pick<
  Services,
  "db" | "workFiles" | "clock" | "settings" | "secret" | "mail" | "letters"
>;
type Row = typeof welcomeLetters.$inferSelect;

const day = 86_400_000;
/** Requests unconfirmed for a month are forgotten; a few days more for quotas and outages. */
const slack = 35 * day;
/** What a letter takes at most, with what is left to the rest of the cron's run. */
const statementsNeeded = 18;

/**
 * Puts every reader whose turn has come into the ledger, and the letters on the queue. It may run at any time and any number
 * of times: a reader gets each letter once, for the statement that adds the delivery looks whether there is one.
 */
export async function sendDueWelcomes(services: Welcoming): Promise<void> {
  // A cron has no address of its own: without SITE_URL there is nowhere for a link to lead.
  if (!services.settings.site.origin || refuseLetters(services)) return;
  const letters = await services.db
    .select()
    .from(welcomeLetters)
    .orderBy(asc(welcomeLetters.position), asc(welcomeLetters.id));
  const span = letters.reduce((sum, { days }) => sum + days * day, slack);
  const oldest = new Date(services.clock().getTime() - span);
  for (const letter of letters) {
    if (letter.isOn && statementsLeft() >= statementsNeeded)
      await sendToDue(services, letter, oldest).catch(logError);
  }
}

/** The letter without its reader's details. It has no page: it is written to one person. */
export async function composeWelcome(
  services: Placing & Pick<Services, "settings">,
  { subject, content, language }: Pick<Row, "subject" | "content"> & { language?: string | undefined },
): Promise<Letter> {
  const { origin } = services.settings.site;
  return composeText(services, { subject, content, language, origin }, null);
}

async function sendToDue(services: Welcoming, letter: Row, oldest: Date): Promise<void> {
  const { db, clock } = services;
  const isDue = and(gte(subscribers.createdAt, oldest), hasTurn(letter, clock())) as SQL;
  const [someone] = await db.select({ id: subscribers.id }).from(subscribers).where(isDue).limit(1);
  if (!someone) return;
  const edition = await editionOf(services, letter);
  const ofEdition = eq(deliveries.issueId, edition.id);
  const delivery = {
    issueId: edition.id,
    subscriberId: sql`${subscribers.id}`,
    // D1 binds numbers as floats, by which SQLite would divide into fractions.
    chunk: sql`((select count(*) from ${deliveries} where ${ofEdition}) + row_number() over (order by ${subscribers.id}) - 1) / ${sql.raw(String(chunkSize))}`,
  };
  const isStillOn = sql`exists (select 1 from ${welcomeLetters} where ${and(eq(welcomeLetters.id, letter.id), eq(welcomeLetters.version, letter.version))})`;
  const isWaiting = sql`exists (select 1 from ${deliveries} where ${ofEdition} and ${eq(deliveries.state, "waiting")})`;
  await db.batch([
    db
      .insert(newsletterIssues)
      .select(rowWhere(newsletterIssues, edition, sql`true`))
      .onConflictDoNothing(),
    db
      .insert(deliveries)
      .select(rowFrom(deliveries, delivery, sql`from ${subscribers} where ${isDue} and ${isStillOn}`)),
    db
      .update(newsletterIssues)
      .set({
        state: sql`iif(${isWaiting} and ${inArray(newsletterIssues.state, ["sent", "cancelled"])}, 'sending', ${newsletterIssues.state})`,
        audience: sql`(select count(*) from ${deliveries} where ${ofEdition})`,
      })
      .where(eq(newsletterIssues.id, edition.id)),
  ]);
  await enqueueWaiting(services, edition.id);
}

/** The issue that freezes the letter as it is now: with another text, look or sender it is another issue. */
async function editionOf(services: Welcoming, { id: welcomeId, subject, content, language }: Row) {
  const letter = await composeWelcome(services, { subject, content, language });
  const { origin } = services.settings.site;
  const { html, text, from } = letter;
  const id = await idFrom("welcome", JSON.stringify([welcomeId, origin, subject, from.name, html, text]));
  const now = services.clock();
  const frozen = { subject, content, language, origin, html, text, sender: from.name };
  return {
    id,
    welcomeId,
    ...frozen,
    sendKey: `welcome-${id}`,
    state: "sent" as const,
    audience: 0,
    startedAt: now,
    finishedAt: now,
  };
}

/**
 * Holds for subscribers whose turn it is: the letter's days have passed since the one before, or since they confirmed; they have
 * had neither it nor a later one; and no earlier one is still to come. Turns from before it was switched on are over, and
 * the letters begin with the first or not at all.
 */
function hasTurn({ id, position, days, since }: Row, now: Date): SQL {
  const own = sql.raw("subscribers.id");
  const had = sql`from ${deliveries} as had inner join ${newsletterIssues} as edition
    on edition.id = had.issue_id and edition.welcome_id is not null
    where had.subscriber_id = ${own}`;
  const base = sql`coalesce((select max(had.settled_at) ${had}), ${subscribers.confirmedAt})`;
  const later = sql`select place.id from ${welcomeLetters} as place where place.position > ${position} or place.id = ${id}`;
  const earlier = sql`from ${welcomeLetters} as earlier where earlier.is_on and earlier.position < ${position}`;
  const isToCome = sql`exists (select 1 ${earlier} and ${base} + earlier.days * ${day} >= earlier.since
    and not exists (select 1 ${had} and edition.welcome_id = earlier.id))`;
  const hasBegun = sql`(exists (select 1 ${had}) or not exists (select 1 ${earlier}))`;
  return and(
    eq(subscribers.state, "confirmed"),
    eq(subscribers.source, "form"),
    // Readers who were welcomed before there were several letters.
    sql`${subscribers.welcomedAt} is null`,
    sql`${base} + ${days * day} between ${since.getTime()} and ${now.getTime()}`,
    sql`not exists (select 1 ${had} and (had.state in ('waiting', 'claimed') or edition.welcome_id in (${later})))`,
    hasBegun,
    sql`not ${isToCome}`,
  ) as SQL;
}
