import { figure } from "@toadstool/elements/charts";
import type { Notice } from "#app/notice.ts";
import { trashDays } from "#domain/media/image.ts";
import { counted } from "#domain/text/counted.ts";
import { addressOf, type LibraryView } from "../address.ts";
import { writeIds } from "./moves.ts";

/** What was done to so many files; null where it was none. */
export function countNotice(count: number, wordsOf: (files: string) => string): Notice | null {
  return count > 0 ? { words: wordsOf(counted(count, "file")) } : null;
}

/** What went to the trash, and how many were kept because they are used. */
export function deletedNotice(view: LibraryView, deleted: string[], kept = 0): Notice | null {
  const rest = kept > 0 ? `${figure(kept)} kept because of their use.` : "";
  if (deleted.length === 0) return rest ? { words: rest } : null;
  const words = `${counted(deleted.length, "file")} in the trash, for ${trashDays} days. ${rest}`.trim();
  const fields = { intent: "restore", images: writeIds(deleted) };
  return { words, undo: { action: addressOf(view), fields } };
}
