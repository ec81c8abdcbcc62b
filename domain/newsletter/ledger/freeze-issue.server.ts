import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { rowFrom, rowWhere } from "#db/d1/row-where.ts";
import { deliveries, drafts, newsletterIssues, subscribers } from "#db/schema.ts";
import { liveDraft, unscheduled } from "../../drafts/writing.server.ts";
import { recordUses } from "../../media/usage/uses.server.ts";
import { putTags, type WantedTag } from "../../tags/taggings.server.ts";
import { slugFrom, type SlugRule } from "@toadstool/language/slug";
import type { Services } from "../../services.ts";
import { finishIssue, issueExists } from "./issue-rows.server.ts";
import { chunkSize } from "../issue.ts";
import { writeLinks } from "../clicks/clicks.server.ts";
import { inSegment } from "../segment/segments.server.ts";
import type { Letter } from "../../letter/letter.ts";

type Writing = Pick<Services, "db" | "clock">;
type IssueRow = typeof newsletterIssues.$inferSelect;
type NewIssue = Pick<
  IssueRow,
  | "id"
  | "sendKey"
  | "subject"
  | "content"
  | "language"
  | "origin"
  | "isPublic"
  | "countsClicks"
  | "segment"
  | "dueAt"
  | "draftId"
>;

/**
 * Inserts an issue as scheduled and moves its draft to the trash. Writes nothing where the send key has been used, the
 * draft is gone or has another version, or `condition` is false.
 */
export function writeIssue(
  services: Writing,
  { draftVersion, ...issue }: NewIssue & { draftVersion?: number },
  { tags, slugs, condition = sql`true` }: { tags: readonly WantedTag[]; slugs: SlugRule; condition?: SQL },
) {
  const { db, clock } = services;
  const { id, draftId } = issue;
  const isVersion = draftVersion === undefined ? undefined : eq(drafts.version, draftVersion);
  const isLive = draftId
    ? exists(
        db
          .select({ id: drafts.id })
          .from(drafts)
          .where(and(liveDraft(draftId), eq(drafts.kind, "letter"), isVersion)),
      )
    : sql`true`;
  const row = {
    ...issue,
    slug: freeSlug(issue, slugs),
    state: "scheduled" as const,
    audience: 0,
    startedAt: clock(),
  };
  const isWritten = issueExists(services, eq(newsletterIssues.id, id));
  return [
    db
      .insert(newsletterIssues)
      .select(rowWhere(newsletterIssues, row, sql`${and(isLive, condition)}`))
      .onConflictDoNothing(),
    ...recordUses(services, { kind: "letter", id }, [issue.content], isWritten),
    ...putTags(services, { kind: "letter", id }, tags, isWritten),
    db
      .update(drafts)
      .set({ ...unscheduled, deletedAt: clock() })
      .where(and(liveDraft(draftId ?? ""), isWritten)),
  ] as const;
}

/**
 * Freezes the audience of a scheduled issue, with one delivery row for each confirmed subscriber in its segment, and stores
 * the mail as it will be sent. A second caller finds no scheduled issue and changes nothing.
 */
export function freezeIssue(
  services: Writing,
  id: string,
  { letter, links }: { letter: Letter; links: string[] },
  state: "holding" | "sending",
) {
  const { db } = services;
  return [
    writeLinks(services, id, links, issueExists(services, isScheduled(id))),
    db.insert(deliveries).select(audienceOf(id)),
    db
      .update(newsletterIssues)
      .set({
        state,
        html: letter.html,
        text: letter.text,
        sender: letter.from.name,
        audience: sql`(select count(*) from ${deliveries} where issue_id = ${id})`,
        heldBecause: "",
      })
      .where(isScheduled(id)),
    finishIssue(services, id),
  ] as const;
}

const isScheduled = (id: string) => and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, "scheduled"));

function audienceOf(issueId: string): SQL {
  const row = {
    issueId,
    subscriberId: sql`${subscribers.id}`,
    // D1 binds numbers as floats, by which SQLite would divide into fractions.
    chunk: sql`(row_number() over (order by ${subscribers.id}) - 1) / ${sql.raw(String(chunkSize))}`,
  };
  const isReader = sql`${subscribers.state} = 'confirmed' and ${inSegment(newsletterIssues.segment)}`;
  const scheduled = sql`from ${newsletterIssues} inner join ${subscribers} on ${isReader} where ${isScheduled(issueId)}`;
  return rowFrom(deliveries, row, scheduled);
}

/** Issues with the same subject before the slug gets a part of the id. */
const mostNamesakes = 50;

/** Made from the subject, with a number where another issue has it; chosen inside the statement that inserts it. */
function freeSlug({ id, subject }: Pick<NewIssue, "id" | "subject">, rule: SlugRule): SQL {
  const slug = slugFrom(subject, rule) || "letter";
  const numbered = Array.from({ length: mostNamesakes - 1 }, (_, index) => `${slug}-${index + 2}`);
  const wanted = JSON.stringify([slug, ...numbered, `${slug}-${id.slice(0, 8)}`]);
  return sql`(select wanted.value from json_each(${wanted}) as wanted
    where not exists (select 1 from ${newsletterIssues} as taken where taken.slug = wanted.value)
    order by wanted.key limit 1)`;
}
