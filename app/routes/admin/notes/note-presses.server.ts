import * as v from "valibot";
import { press, type Press } from "#app/press.server.ts";
import { inTrash } from "#app/ui/notice/notices.ts";
import { makePostOf } from "#domain/notes/make-post.server.ts";
import { deleteNote, restoreNote } from "#domain/notes/trash.server.ts";

const ofNote = v.object({ id: v.string() });

/** What can be done with a note in the list. */
export const notePresses: Record<string, Press> = {
  "delete-note": press(
    ofNote,
    (services, owner, { id }) => deleteNote(services, owner, id),
    ({ id }) => inTrash("note", id),
  ),
  "restore-note": press(ofNote, (services, owner, { id }) => restoreNote(services, owner, id)),
  "make-post": press(
    ofNote,
    (services, owner, { id }) => makePostOf(services, owner, id),
    ({ id }) => ({ goTo: `/admin/blog?draft=${id}&edit` }),
  ),
};
