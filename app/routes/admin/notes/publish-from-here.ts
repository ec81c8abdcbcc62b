import { addWaiting, type WaitingNote } from "#app/browser/notes-outbox/outbox.ts";
import { askForSync } from "#app/browser/notes-outbox/sync.ts";
import { sendWaiting } from "#app/browser/notes-outbox/send-waiting.ts";
import { noteInput } from "#domain/notes/note.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { ChosenFile } from "./chosen-files.tsx";

type Typed = Pick<WaitingNote, "content" | "link" | "language" | "translationOf">;

/** What the site would refuse, found out before anything is sent; "" where the note is fine. */
export function whyNot(typed: Typed, files: number): string {
  const content = typed.content.trim() === "" && files > 0 ? "." : typed.content;
  const input = parse(noteInput, { ...typed, content });
  return isRefused(input) ? input.message : "";
}

/**
 * Stores the note on this device, then sends it: from here on nothing is lost. Returns why it could not be stored; "" where
 * all is well, whether it has arrived or waits.
 */
export async function publishFromHere(note: Typed & { key: string }, files: ChosenFile[]): Promise<string> {
  const given = files.map(({ file, alt }) => ({ file, alt }));
  try {
    await addWaiting({ ...note, files: given });
  } catch {
    return "This browser could not store the note. It is still in the form: make room on the device, or use another browser.";
  }
  const registration = await navigator.serviceWorker?.getRegistration("/admin/notes");
  if (registration) await askForSync(registration);
  void sendWaiting().catch(() => undefined);
  return "";
}
