import { and, asc, eq, isNull, lte, type SQL } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { drafts } from "#db/schema.ts";
import { findFacts, findWithFacts } from "../facts/facts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { logError } from "../log.ts";
import { isRefused, type Refused, refuseField } from "../outcome.ts";
import { parse } from "../parse.ts";
import { newPostInput } from "../posts/post.ts";
import { localDatetime } from "../calendar/date-string.ts";
import { findPost } from "../posts/posts.server.ts";
import { slugIsTaken } from "../posts/slug-taken.ts";
import { composePost } from "../posts/writing.server.ts";
import type { Profile } from "../profile/profile.ts";
import type { Services } from "../services.ts";
import { changePages } from "../purging/due-purges.server.ts";
import type { TranslationFields } from "../translations/translation.ts";
import { readTying } from "../translations/tying.server.ts";
import { typedMoment } from "../text/typed-moment.ts";
import type { Draft, DraftChange, DraftFields, ScheduleInput } from "./draft.ts";
import { findPostOf, publishAsItStands } from "./publish-draft.server.ts";
import { publishPageAsItStands, refuseUnpublishablePage } from "./publish-page.server.ts";
import {
  changedElsewhere,
  draftColumns,
  type DraftRow,
  draftOf,
  isAsRead,
  isLetter,
  liveDraft,
  selectLiveDraft,
  tiedKind,
  unscheduled,
  writeDraft,
} from "./writing.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings" | "paths">;

/** Posts that one run publishes at most, and the statements that must be left before another is begun; the next run comes in five minutes. */
const mostAtOnce = 20;
const statementsEach = 30;

/**
 * Sets when a draft is published automatically. `change` is the editor's text: it is saved in the same step. Nothing is
 * written where the draft could not be published as it is, or the moment has passed.
 */
export async function scheduleDraft(
  services: Writing,
  _owner: Owner,
  id: string,
  schedule: ScheduleInput,
  change?: DraftChange,
): Promise<Draft | Refused | null> {
  const { row: draft, facts } = await findWithFacts(services, selectLiveDraft(services, id));
  if (!draft) return null;
  if (draft.kind === "letter" || draft.kind === "welcome") return isLetter();
  const text = { ...draft, ...change };
  const { profile } = facts;
  const publishZone = schedule.timeZone ?? profile.timeZone;
  const publishAt = typedMoment(schedule.publishAt, publishZone, "publishAt");
  if (isRefused(publishAt)) return publishAt;
  if (publishAt <= services.clock()) return pastMoment();
  const refusal =
    draft.kind === "page"
      ? await refuseUnpublishablePage(services, text, profile)
      : await refuseUnpublishable(services, text, profile, { publishAt, publishZone });
  if (refusal) return refusal;
  const claimed = await refuseClaimed(services, draft, change ?? {});
  if (claimed) return claimed;
  const set = { publishAt, publishZone, publishTrouble: "" };
  if (change) return writeDraft(services, draft, change, { set });
  const [saved] = await services.db.update(drafts).set(set).where(isAsRead(draft)).returning(draftColumns);
  return saved ? draftOf(saved) : changedElsewhere();
}

/** Refused where another of its translations has its language. */
async function refuseClaimed(services: Writing, draft: DraftRow, change: TranslationFields) {
  const { id, kind, language, translationGroup } = draft;
  const before = { language, group: translationGroup };
  const tying = await readTying(services, { ...change, kind: tiedKind({ kind }), id, before });
  if (isRefused(tying)) return tying;
  return tying.refusalOf((await batch(services.db, { claims: tying.claims })).claims);
}

export async function unscheduleDraft(services: Writing, _owner: Owner, id: string): Promise<Draft | null> {
  const [saved] = await services.db
    .update(drafts)
    .set(unscheduled)
    .where(liveDraft(id))
    .returning(draftColumns);
  return saved ? draftOf(saved) : null;
}

/**
 * Publishes every due draft once, however often and however many times at once this runs. A draft that cannot be published
 * records why, and waits for its author, who may be changing it at this moment.
 */
export async function publishDue(services: Writing): Promise<void> {
  const isDue = and(lte(drafts.publishAt, services.clock()), eq(drafts.publishTrouble, ""));
  const due = await services.db.query.drafts.findMany({
    where: and(isNull(drafts.deletedAt), isDue),
    orderBy: asc(drafts.publishAt),
    limit: mostAtOnce,
  });
  if (due.length === 0) return;
  await changePages(services, async () => {
    for (const draft of due) {
      if (statementsLeft() < statementsEach) return;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: two may want the same slug
      await publishAtItsTime(services, draft).catch(logError);
    }
  });
}

async function publishAtItsTime(services: Writing, draft: DraftRow): Promise<void> {
  const { publishAt, publishZone } = draft;
  if (!publishAt) return;
  const isStillMeant = eq(drafts.publishAt, publishAt);
  const outcome =
    draft.kind === "page"
      ? await publishPageAsItStands(services, draft, (await findFacts(services)).profile, {
          condition: isStillMeant,
        })
      : await publishPostAt(services, draft, { publishAt, publishZone }, isStillMeant);
  if (!isRefused(outcome)) return;
  const publishTrouble = `The draft was not published at its scheduled time. ${outcome.message} Then schedule it again or publish it now.`;
  await services.db.update(drafts).set({ publishTrouble }).where(isAsRead(draft, isStillMeant));
}

async function publishPostAt(
  services: Writing,
  draft: DraftRow,
  { publishAt, publishZone }: { publishAt: Date; publishZone: string },
  condition: SQL,
) {
  const input = inputAt(draft, publishAt, publishZone);
  if (isRefused(input)) return input;
  const found = await findPostOf(services, draft.id);
  return publishAsItStands(services, { draft, ...found }, input, condition);
}

/** The post as it would be at that moment: dated by it, where the author wrote no date. */
function inputAt(fields: DraftFields, publishAt: Date, timeZone: string) {
  const { title, summary, slug, imageUrl, dateString, content } = fields;
  const datetime = localDatetime(publishAt, timeZone);
  return parse(newPostInput, { title, summary, slug, imageUrl, dateString, content, timeZone, datetime });
}

async function refuseUnpublishable(
  services: Writing,
  fields: DraftFields,
  profile: Profile,
  { publishAt, publishZone: timeZone }: { publishAt: Date; publishZone: string },
): Promise<Refused | null> {
  const input = inputAt(fields, publishAt, timeZone);
  if (isRefused(input)) return input;
  const row = composePost("", { ...input, language: fields.language }, { profile, now: services.clock() });
  if (isRefused(row)) return row;
  const other = await findPost(services, input.slug);
  return other?.slug === input.slug ? slugIsTaken(input.slug) : null;
}

function pastMoment(): Refused {
  const message = "That time has passed. Choose a time in the future, or publish now.";
  return refuseField("invalid", "publish_at_past", "publishAt", message);
}
