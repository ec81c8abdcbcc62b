import { and, eq, exists, getTableColumns, gt, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { batch } from "#db/batch.server.ts";
import { drafts, textRevisions } from "#db/schema.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { recordSaved } from "../changes/record-made.server.ts";
import { isRefused, type Refused, refuse } from "../outcome.ts";
import { tagNames } from "../tags/tag.ts";
import { wordsIn } from "@toadstool/markdown/prose";
import { keepRevision } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { translationOf } from "../translations/translations.server.ts";
import { readTying, type Tying } from "../translations/tying.server.ts";
import { withTimes } from "#db/d1/with-times.ts";
import type { Draft, DraftChange } from "./draft.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock" | "settings">;
export type DraftRow = typeof drafts.$inferSelect;
/** A row, and what it is a translation of. */
export type FoundDraft = DraftRow & Pick<Draft, "translationOf">;
export const draftColumns = { ...getTableColumns(drafts), translationOf: translationOf("drafts") };

/** What a draft is tied to translations as. A letter is tied to none: there is no other that it could name. */
export const tiedKind = ({ kind }: { kind?: DraftRow["kind"] | undefined }) =>
  kind === "page" ? "page" : "post";

/** Saves that may come between reading a draft and writing it, where the caller cares for no version. */
const mostTries = 5;
const hour = 3_600_000;

export const liveDraft = (id: string) => and(eq(drafts.id, id), isNull(drafts.deletedAt));

export const selectLiveDraft = ({ db }: Storage, id: string) => db.select().from(drafts).where(liveDraft(id));

/** Whether the draft that has a row's id is there and not in the trash: a condition for that row's table. */
export function isLiveDraft({ db }: Storage, id: SQLiteColumn): SQL {
  return exists(
    db
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(eq(drafts.id, id), isNull(drafts.deletedAt))),
  );
}

/** The fields of a draft without a schedule. */
export const unscheduled = { publishAt: null, publishZone: "", publishTrouble: "" };

/** The draft's row, while it is there as it was read. */
export function isAsRead({ id, version }: Pick<DraftRow, "id" | "version">, condition?: SQL) {
  return and(liveDraft(id), eq(drafts.version, version), condition);
}

/** The same, as a condition for other tables. */
export function isStill({ db }: Storage, draft: Pick<DraftRow, "id" | "version">, condition?: SQL): SQL {
  return exists(db.select({ id: drafts.id }).from(drafts).where(isAsRead(draft, condition)));
}

interface AlsoWritten {
  /** Further columns, set in the same step. */
  set?: Partial<Pick<DraftRow, "publishAt" | "publishZone" | "publishTrouble">>;
  /** An older text takes this one's place, which is kept whatever the hour. */
  isRestoring?: boolean;
  /** The bulk change that has made the draft, and saves it again. */
  change?: string;
}

/** The draft's row, where it is there and not in the trash. */
export async function findLiveDraft({ db }: Storage, id: string): Promise<FoundDraft | null> {
  const [row] = await db.select(draftColumns).from(drafts).where(liveDraft(id));
  return row ?? null;
}

/**
 * Saves a draft that was read as `before`, and its earlier text as a revision after an hour of drafting, in one batch. Null
 * where it is there no longer; refused where it was saved elsewhere since `version`.
 */
export async function writeDraft(
  services: Writing,
  before: DraftRow,
  { version, ...fields }: DraftChange,
  also: AlsoWritten = {},
): Promise<Draft | Refused | null> {
  if (version !== undefined && version !== before.version) return changedElsewhere();
  const tying = await readTying(services, { ...fields, kind: tiedKind(before), id: before.id });
  if (isRefused(tying)) return tying;
  let met = before;
  for (let tries = 0; tries < mostTries; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- each try writes over what the one before it met
    const { isSaved, present } = await tryToWrite(services, met, fields, tying, also);
    if (isSaved && present) return draftOf(present);
    if (version !== undefined) return changedElsewhere();
    if (!present) return null;
    met = present;
  }
  return changedElsewhere();
}

/** Saves the draft where it still is as it was read; `present` is its row after that. */
async function tryToWrite(
  services: Writing,
  before: DraftRow,
  fields: Omit<DraftChange, "version">,
  tying: Tying,
  { set, isRestoring, change: changeKey }: AlsoWritten,
): Promise<{ isSaved: boolean; present: FoundDraft | undefined }> {
  const { db } = services;
  const { id } = before;
  const unchanged = isStill(services, before);
  const { tags: _tags, series: _series, language: _language, translationOf: _other, ...texts } = fields;
  const isEdited = Object.entries(texts).some(([name, text]) => text !== before[name as keyof typeof texts]);
  const isDue = isEdited && (isRestoring || hasHourGoneBy(before, services.clock()));
  const reason = isRestoring ? "restored" : "hour";
  const isFirst = isRestoring ? undefined : isFirstWithinHour(services, id);
  const due = and(unchanged, sql`${isDue ? 1 : 0} = 1`, isFirst);
  const change = {
    ...fields,
    ...tying.columns,
    ...set,
    updatedAt: services.clock(),
    version: before.version + 1,
  };
  const item = {
    kind: before.kind === "page" ? "page" : "draft",
    itemId: id,
    version: before.version,
  } as const;
  const { saved, present } = await batch(db, {
    change: recordSaved(services, changeKey, item, unchanged),
    revision: keepRevision(services, { kind: "draft", id, reason, words: wordsIn(before.content) }, due),
    uses: recordUses(services, { kind: "draft", id }, [fields.imageUrl, fields.content], unchanged),
    tied: tying.tied(unchanged),
    saved: db.update(drafts).set(change).where(isAsRead(before)).returning({ id: drafts.id }),
    present: db.select(draftColumns).from(drafts).where(liveDraft(id)),
  });
  return { isSaved: saved.length > 0, present: present[0] };
}

const hasHourGoneBy = ({ createdAt }: DraftRow, now: Date) => now.getTime() - createdAt.getTime() >= hour;

/** Holds where no revision was left within the last hour. */
function isFirstWithinHour({ db, clock }: Writing, id: string) {
  const since = new Date(clock().getTime() - hour);
  const isRecent = and(
    eq(textRevisions.textId, id),
    eq(textRevisions.kind, "draft"),
    gt(textRevisions.savedAt, since),
  );
  return notExists(db.select({ id: textRevisions.id }).from(textRevisions).where(isRecent));
}

export function draftOf({ deletedAt, sending: _sending, translationGroup, ...row }: FoundDraft): Draft {
  return { ...withTimes(row), tags: tagNames(row.tags), words: wordsIn(row.content) };
}

export function changedElsewhere(): Refused {
  const message =
    "This draft has been saved elsewhere since you opened it. Your text is still here: copy it, open the draft again and combine the two.";
  return refuse("conflict", "changed_elsewhere", message);
}

/** What publishes posts meets a page. */
export function isPage(): Refused {
  const message = "This is a page, so it cannot be published as a post. Publish it at /admin/pages.";
  return refuse("conflict", "is_page", message);
}

/** What publishes posts meets a letter. */
export function isLetter(): Refused {
  const message =
    "This is a letter, so it cannot be published as a post. Send or schedule it at /admin/email.";
  return refuse("conflict", "is_letter", message);
}
