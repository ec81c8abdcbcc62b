import { withTimes } from "#db/d1/with-times.ts";
import { and, eq, exists } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { notes } from "#db/schema.ts";
import { findWithFacts } from "../facts/facts.server.ts";
import { findSite } from "../facts/site.server.ts";
import { findWords } from "../words/words.server.ts";
import type { Words } from "../words/words.ts";
import type { Owner } from "../identity/owner.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { isRefused, type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import { readTying } from "../translations/tying.server.ts";
import { makeNoteId, type Note, type NoteChange, type NoteInput } from "./note.ts";
import { isLive, noteColumns, selectOneNote } from "./notes.server.ts";
import { written } from "./write-note.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/**
 * The same `key` is the same note: one that is sent again, because the answer was lost or a button was pressed twice, is published
 * once. Its pictures may have other addresses by then, since files that are sent again are stored again.
 */
export async function publishNote(
  services: Writing,
  _owner: Owner,
  { key = crypto.randomUUID(), ...input }: NoteInput,
): Promise<Note | Refused> {
  const fields = written(input, input.language ?? "", (await findSite(services)).words);
  if (isRefused(fields)) return fields;
  const { db } = services;
  const now = services.clock();
  const id = makeNoteId();
  const before = { language: "", group: "" };
  const tying = await readTying(services, { ...input, kind: "note", id, before });
  if (isRefused(tying)) return tying;
  const row = { id, key, ...fields, ...tying.columns, publishedAt: now, updatedAt: now };
  const isInserted = exists(db.select({ id: notes.id }).from(notes).where(eq(notes.id, id)));
  const {
    claims,
    note: [note],
  } = await batch(db, {
    claims: tying.claims,
    tied: tying.tied(tying.isFree),
    inserted: db
      .insert(notes)
      .select(rowWhere(notes, row, tying.isFree))
      .onConflictDoNothing({ target: notes.key }),
    uses: recordUses(services, { kind: "note", id }, namedIn(input), isInserted),
    note: selectNoteOfKey(services, key),
  });
  const refused = note ? null : tying.refusalOf(claims);
  if (refused) return refused;
  if (!note) throw new Error(`The note with the key ${key} was neither inserted nor found.`);
  return note.content === input.content && note.link === input.link ? withTimes(note) : alreadyPublished();
}

/** What a key has made; it may be in the trash by now. */
export async function findNoteOfKey(services: Pick<Services, "db">, key: string): Promise<Note | null> {
  const [row] = await selectNoteOfKey(services, key);
  return row ? withTimes(row) : null;
}

const selectNoteOfKey = ({ db }: Pick<Services, "db">, key: string) =>
  db.select(noteColumns).from(notes).where(eq(notes.key, key));

/** Null where there is no such note; refused where it was saved elsewhere since `version`. */
export async function changeNote(
  services: Writing,
  _owner: Owner,
  id: string,
  change: NoteChange,
): Promise<Note | Refused | null> {
  const found = await findNoteToSave(services, id);
  return found && saveNote(services, found, change);
}

/** A note, and the words of the site for one that says nothing; null where there is none. */
export async function findNoteToSave(services: Pick<Services, "db" | "settings">, id: string) {
  const { row, facts } = await findWithFacts(services, selectOneNote(services, id));
  return row ? { note: withTimes(row), words: await findWords(services.settings, facts) } : null;
}

/** The same for a note as it was read. */
export async function saveNote(
  services: Writing,
  { note: before, words }: { note: Note; words: Words },
  { version, ...input }: NoteChange,
): Promise<Note | Refused> {
  const { id } = before;
  if (version !== undefined && version !== before.version) return changedElsewhere();
  const fields = written(input, input.language ?? before.language, words);
  if (isRefused(fields)) return fields;
  const { db } = services;
  const { language } = before;
  const tying = await readTying(services, { ...input, kind: "note", id, before: { language } });
  if (isRefused(tying)) return tying;
  const isAsRead = and(isLive, eq(notes.id, id), eq(notes.version, before.version), tying.isFree);
  const unchanged = exists(db.select({ id: notes.id }).from(notes).where(isAsRead));
  const { claims, saved } = await batch(db, {
    claims: tying.claims,
    tied: tying.tied(unchanged),
    uses: recordUses(services, { kind: "note", id }, namedIn(input), unchanged),
    saved: db
      .update(notes)
      .set({ ...fields, ...tying.columns, updatedAt: services.clock(), version: before.version + 1 })
      .where(isAsRead)
      .returning(noteColumns),
  });
  return saved[0] ? withTimes(saved[0]) : (tying.refusalOf(claims) ?? changedElsewhere());
}

const namedIn = ({ content, pictures }: Pick<NoteInput, "content" | "pictures">) => [
  content,
  ...pictures.map(({ address }) => address),
];

function alreadyPublished(): Refused {
  const message =
    "This form has already published a note, and its text has changed since. Your text is still here: copy it, reload the page and publish it as another note.";
  return refuse("conflict", "already_published", message);
}

function changedElsewhere(): Refused {
  const message =
    "This note has been changed elsewhere since you opened it. Your text is still here: copy it, open the note again and combine the two.";
  return refuse("conflict", "changed_elsewhere", message);
}
