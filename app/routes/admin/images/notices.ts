import { figure } from "@toadstool/elements/charts";
import { trashDays } from "#domain/media/image.ts";
import { counted } from "#domain/text/counted.ts";
import { writeIds } from "./moves.ts";

/** What was done to so many files; nothing where it was none. */
export function countNotice(count: number, wordsOf: (files: string) => string) {
  return count > 0 ? { words: wordsOf(counted(count, "file")) } : {};
}

/** What went to the trash, and how many were kept because they are used; `undo` is a press of the library. */
export function deletedNotice(deleted: string[], kept = 0) {
  const rest = kept > 0 ? `${figure(kept)} kept because of their use.` : "";
  if (deleted.length === 0) return rest ? { words: rest } : {};
  const words = `${counted(deleted.length, "file")} in the trash, for ${trashDays} days. ${rest}`.trim();
  return { words, undo: { intent: "restore", images: writeIds(deleted) } };
}
