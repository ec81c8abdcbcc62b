import { press, pressOne, type Press } from "#app/press.server.ts";
import { typedIn } from "#app/respond.ts";
import { inTrash } from "#app/ui/notice/notices.ts";
import { noteChangeInput, noteLimits } from "#domain/notes/note.ts";
import { makePostOf } from "#domain/notes/make-post.server.ts";
import { changeNote } from "#domain/notes/publishing.server.ts";
import { deleteNote, restoreNote } from "#domain/notes/trash.server.ts";

/** What can be done with a note in the list. */
export const notePresses: Record<string, Press> = {
  "delete-note": pressOne(deleteNote, ({ id }) => inTrash("note", id)),
  "restore-note": pressOne(restoreNote),
  "make-post": pressOne(makePostOf, ({ id }) => ({ goTo: `/admin/blog?draft=${id}&edit` })),
};

/** What the form of one note does. */
export const formPresses: Record<string, Press> = {
  save: press(
    noteChangeInput,
    (services, owner, input, { id }) => changeNote(services, owner, id, input),
    () => ({ goTo: "/admin/notes" }),
    (form) => ({ ...typedIn(form), pictures: picturesIn(typedIn(form)) }),
  ),
};

/** The pictures of the form, in their order, without those that are to be removed. */
function picturesIn(typed: Record<string, string>) {
  return Array.from({ length: noteLimits.pictures }, (_, index) => ({
    address: typed[`address-${index}`] ?? "",
    alt: typed[`alt-${index}`] ?? "",
    isRemoved: `remove-${index}` in typed,
  })).filter(({ address, isRemoved }) => address !== "" && !isRemoved);
}
