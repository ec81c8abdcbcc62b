import { typedIn } from "#app/respond.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { noteChangeInput, noteLimits } from "#domain/notes/note.ts";
import { changeNote } from "#domain/notes/publishing.server.ts";
import type { FormHandler } from "../answer-form.server.ts";

const list = "/admin/notes";

/** What the form of a note does; the answer is where to go next, or why not. */
export const noteIntents: Record<string, FormHandler> = {
  save: async (services, owner, form, id) => {
    const typed = typedIn(form);
    const input = parse(noteChangeInput, { ...typed, pictures: picturesIn(typed) });
    const saved = isRefused(input) ? input : await changeNote(services, owner, id, input);
    if (isRefused(saved)) return saved;
    return saved ? list : gone();
  },
};

/** The pictures of the form, in their order, without those that are to be removed. */
function picturesIn(typed: Record<string, string>) {
  return Array.from({ length: noteLimits.pictures }, (_, index) => ({
    address: typed[`address-${index}`] ?? "",
    alt: typed[`alt-${index}`] ?? "",
    isRemoved: `remove-${index}` in typed,
  })).filter(({ address, isRemoved }) => address !== "" && !isRemoved);
}

function gone() {
  const message =
    "This note no longer exists; it may have been deleted in another window. Look into the trash.";
  return refuse("missing", "not_found", message);
}
