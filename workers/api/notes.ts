import * as v from "valibot";
import { noteChangeInput, noteInput } from "#domain/notes/note.ts";
import { findNote, listNotes } from "#domain/notes/notes.server.ts";
import { changeNote, publishNote } from "#domain/notes/publishing.server.ts";
import { deleteNote, restoreNote } from "#domain/notes/trash.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { deleted, note, restored } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { pageAsked, pageErrors, pageQuery } from "./page-asked.ts";
import { namedTwice, shown, withCurrent } from "./show.ts";

const call = callsAbout("Notes");
const missing = { 404: "No such note." };

export const notes = [
  call({
    method: "get",
    path: "/notes",
    scope: "open",
    summary: "List notes, newest first",
    query: pageQuery,
    answers: "An array of notes; `cursor` beside `data` requests the next page.",
    data: v.array(note),
    beside: { cursor: v.nullable(v.string()) },
    errors: pageErrors,
  }).handledBy(async (c) => {
    const wanted = pageAsked(c.req.query());
    if (isRefused(wanted)) return wanted;
    const page = await listNotes(c.var.services, wanted);
    return { data: page.notes.map(namedTwice), cursor: page.cursor };
  }),

  call({
    method: "get",
    path: "/notes/:id",
    scope: "open",
    summary: "One note",
    answers: "The note.",
    data: note,
    errors: missing,
  }).handledBy(async (c) => shown(await findNote(c.var.services, c.req.param("id")), namedTwice)),

  call({
    method: "post",
    path: "/notes",
    scope: "posts",
    summary: "Publish a note",
    description:
      "`pictures` are images of the library: upload them first. Create `key` (a UUID) once and repeat it with every attempt: this makes one note.",
    json: noteInput,
    status: 201,
    answers: "The note.",
    data: note,
    errors: { 409: "`key` has published another text.", 413: "The body is over 2 MB." },
  }).handledBy(async (c) =>
    shown(await publishNote(c.var.services, c.var.owner, c.req.valid("json")), namedTwice),
  ),

  call({
    method: "put",
    path: "/notes/:id",
    scope: "posts",
    summary: "Change a note",
    json: noteChangeInput,
    answers: "The note.",
    data: note,
    errors: {
      ...missing,
      409: "It was saved elsewhere since `version` (code `changed_elsewhere`). `data.current`, beside `error`, is the current note.",
    },
    current: note,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const id = c.req.param("id");
    const saved = shown(await changeNote(services, owner, id, c.req.valid("json")), namedTwice);
    return withCurrent(saved, () => findNote(services, id), namedTwice);
  }),

  call({
    method: "delete",
    path: "/notes/:id",
    scope: "posts",
    summary: "Delete a note (kept in the trash for 30 days)",
    answers: "Its `id`.",
    data: deleted,
    errors: missing,
  }).handledBy(async (c) =>
    shown(await deleteNote(c.var.services, c.var.owner, c.req.param("id")), namedTwice),
  ),

  call({
    method: "post",
    path: "/notes/:id/restore",
    scope: "posts",
    summary: "Restore a note from the trash",
    answers: "Its `id`.",
    data: restored,
    errors: { 404: "No such note in the trash." },
  }).handledBy((c) => restoreNote(c.var.services, c.var.owner, c.req.param("id"))),
];
