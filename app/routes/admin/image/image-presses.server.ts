import { answersPresses, press, pressOne } from "#app/press.server.ts";
import { typedIn } from "#app/respond.ts";
import { focusInput } from "#domain/media/focus/focus.ts";
import { setFocus } from "#domain/media/focus/set-focus.server.ts";
import { imageFormInput } from "#domain/media/image.ts";
import { changeImage } from "#domain/media/images.server.ts";
import { bringBackInput, formerDays, type FormerFile } from "#domain/media/replace/former.ts";
import { bringBack, listFormer } from "#domain/media/replace/former.server.ts";
import { isRefused } from "#domain/outcome.ts";

/** What is reported of a file that was replaced, with the press that takes it back: the former file is the newest of these. */
export const replaced = ([former]: FormerFile[]) =>
  swapped(`The file is replaced. The former file is kept for ${formerDays} days.`, former);

function swapped(words: string, former?: FormerFile) {
  if (!former) return { words };
  return { words, undo: { intent: "bring-back", revision: String(former.revision), withAlt: "on" } };
}

/** The presses of the page of an image. */
export const answerImagePress = answersPresses({
  save: press(
    imageFormInput,
    (services, owner, change, { id }) => changeImage(services, owner, id, change),
    () => ({ words: "Saved." }),
    (form) => {
      const { tags, tagsBefore, ...typed } = typedIn(form);
      // Tags that were not touched here may have been changed in the library meanwhile.
      return tags === tagsBefore ? typed : { ...typed, tags };
    },
  ),
  focus: press(
    focusInput,
    (services, owner, focus, { id }) => setFocus(services, owner, id, focus),
    () => ({ words: "The focal point is saved." }),
  ),
  /** Follows an upload, which has replaced the file already. */
  replaced: pressOne(listFormer, replaced),
  "bring-back": press(
    bringBackInput,
    async (services, owner, input, { id }) => {
      const shown = await bringBack(services, owner, id, input);
      return !shown || isRefused(shown) ? shown : listFormer(services, owner, id);
    },
    ([former]) =>
      swapped(`The former file is restored. The file it replaced is kept for ${formerDays} days.`, former),
  ),
});
