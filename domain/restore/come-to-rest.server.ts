import { type SQL, sql } from "drizzle-orm";

const underWay = sql`state in ('holding', 'sending')`;
const isScheduled = sql`state = 'scheduled'`;
const scheduled = sql`(select id from newsletter_issues where ${isScheduled})`;
const isAskedUnmailed = sql`confirmation_sent_at is null and (state = 'pending' or state = 'unsubscribed' and asked_again_at is not null)`;

/** What the owner had chosen for a letter, as its draft keeps it. */
const choices = sql`json_object('segment', json(segment),
  'isPublic', json(iif(is_public, 'true', 'false')), 'countsClicks', json(iif(counts_clicks, 'true', 'false')))`;

/** Texts of one kind that a report names. */
export const mostNamed = 100;

const titles = (from: SQL) =>
  sql`(select json_group_array(title) from (select title ${from} and deleted_at is null limit ${mostNamed}))`;
const subjects = (from: SQL) =>
  sql`(select json_group_array(subject) from (select subject ${from} limit ${mostNamed}))`;

/** An expression: what `comeToRest` is about to change and how many logins wait, as the JSON of a `RestoreReport`. */
export const reportOf = (logins: SQL): SQL => sql`json_object(
  'drafts', ${titles(sql`from drafts where publish_at is not null`)},
  'works', ${titles(sql`from works where publish_at is not null`)},
  'paused', ${subjects(sql`from newsletter_issues where ${underWay}`)},
  'unscheduled', ${subjects(sql`from newsletter_issues where ${isScheduled}`)},
  'welcomes', ${subjects(sql`from welcome_letters where is_on`)},
  'digest', json(iif(exists (select 1 from digests where is_on), 'true', 'false')),
  'logins', ${logins})`;

/**
 * Stops everything that would go out by itself: the owner decides about it, for it may have gone out after the backup was made. A
 * scheduled letter becomes the draft that it was, as `undoSend` makes it; one under way is paused, with its deliveries as they were.
 */
export function comeToRest(now: Date, origin: string): SQL[] {
  const at = now.getTime();
  return [
    sql`update drafts set publish_at = null, publish_zone = '', publish_trouble = '' where publish_at is not null`,
    sql`update works set publish_at = null, is_hidden = 1 where publish_at is not null`,
    sql`update newsletter_issues set state = 'paused', held_until = null, held_because = '' where ${underWay}`,
    // What is left of it goes out as its text says, with links to this site: the mail is composed again.
    sql`update newsletter_issues set html = '', text = '', sender = '', origin = ${origin} where state = 'paused'`,
    sql`insert into drafts (id, kind, title, content, language, sending, created_at, updated_at)
      select coalesce(draft_id, id), 'letter', subject, content, language, ${choices}, ${at}, ${at} from newsletter_issues where ${isScheduled}
      on conflict (id) do update set title = excluded.title, content = excluded.content, language = excluded.language, sending = excluded.sending,
        deleted_at = null, updated_at = excluded.updated_at, version = drafts.version + 1`,
    sql`insert or ignore into image_uses (image_id, kind, text_id)
      select image_id, 'draft', coalesce(draft_id, newsletter_issues.id) from image_uses
      join newsletter_issues on newsletter_issues.id = image_uses.text_id where image_uses.kind = 'letter' and ${isScheduled}`,
    sql`delete from image_uses where kind = 'letter' and text_id in ${scheduled}`,
    sql`delete from taggings where kind = 'letter' and item_id in ${scheduled}`,
    sql`delete from newsletter_issues where ${isScheduled}`,
    sql`update welcome_letters set is_on = 0 where is_on`,
    sql`update digests set is_on = 0, draft_id = null, due_at = null where is_on`,
    sql`update subscribers set confirmation_sent_at = ${at} where ${isAskedUnmailed}`,
  ];
}
