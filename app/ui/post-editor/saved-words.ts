import { type Autosave, isUnsaved } from "@toadstool/markdown-editor/saving";

/**
 * What the author reads after the save key, where the status of the text does not say it: a draft's says that it is
 * saved. `before` is the state when its button was pressed; `isKept`, whether this device has space for a copy.
 */
export function savedWords(before: Autosave, isKept: boolean): string {
  if (!isUnsaved(before)) return "Nothing to save: the text has not changed.";
  if (before.target.kind !== "post") return "";
  return isKept
    ? "Kept on this device. Readers see it once you press “Update post”."
    : "Not saved: this device has no storage left for a copy. Press “Update post” to save it for readers.";
}
