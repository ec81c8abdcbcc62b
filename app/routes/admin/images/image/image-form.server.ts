import { redirect } from "react-router";
import { leadTo } from "#app/notice.ts";
import { notFound, parseForm, refused, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { focusInput } from "#domain/media/focus/focus.ts";
import { setFocus } from "#domain/media/focus/set-focus.server.ts";
import { imageFormInput } from "#domain/media/image.ts";
import { changeImage } from "#domain/media/images.server.ts";
import { bringBackInput } from "#domain/media/replace/former.ts";
import { bringBack } from "#domain/media/replace/former.server.ts";
import { deleteImage } from "#domain/media/trash/trash.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { deletedNotice } from "../chosen/notices.ts";
import { gone } from "./gone.ts";
import { addressOf, imagePageOf, type LibraryView } from "../address.ts";

/** Does what a form on the page of an image asks for. */
export async function answerImageForm(
  services: Services,
  owner: Owner,
  { id, form, view }: { id: string; form: FormData; view: LibraryView },
) {
  const intent = form.get("intent");
  if (intent === "delete") {
    const deleted = await deleteImage(services, owner, id, { force: form.has("force") });
    if (isRefused(deleted)) return refused(deleted);
    const list = addressOf(view);
    if (!deleted) return redirect(list, 303);
    const { words = "", undo } = deletedNotice([deleted.id]);
    return leadTo(services, list, { words, undo: undo && { action: list, fields: undo } });
  }
  if (intent === "bring-back") {
    const input = parseForm(bringBackInput, form);
    const shown = isRefused(input) ? input : await bringBack(services, owner, id, input);
    if (isRefused(shown)) return refused(shown);
    if (!shown) throw notFound(gone);
    return redirect(imagePageOf(id, view, { back: "1" }), 303);
  }
  if (intent === "focus") {
    const input = parseForm(focusInput, form);
    const focused = isRefused(input) ? input : await setFocus(services, owner, id, input);
    if (isRefused(focused)) return refused(focused, typedIn(form));
    if (!focused) throw notFound(gone);
    return { focused: focused.updatedAt };
  }
  // Tags that were not touched here may have been changed in the library meanwhile.
  if (form.get("tags") === form.get("tagsBefore")) form.delete("tags");
  const change = parseForm(imageFormInput, form);
  const changed = isRefused(change) ? change : await changeImage(services, owner, id, change);
  if (isRefused(changed)) return refused(changed, typedIn(form));
  if (!changed) throw notFound(gone);
  return { saved: changed.updatedAt };
}
