import { editorNames, nameAfter } from "./names.ts";

/** Lets other windows know that this editor is open, until what it answers is called, or this window closes or crashes. */
export function announceEditor(editor: string): () => void {
  const leaving = new AbortController();
  const { locks } = navigator;
  // oxlint-disable-next-line promise/avoid-new -- held for as long as the editor is open
  const untilLeft = () => new Promise<void>((done) => leaving.signal.addEventListener("abort", () => done()));
  locks?.request(editorNames.now + editor, untilLeft).catch(() => undefined);
  return () => leaving.abort();
}

/** The editors that are open in any window of this browser. A browser that cannot tell names none. */
export async function findOpenEditors(): Promise<Set<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.flatMap(({ name = "" }) => nameAfter(editorNames, name) ?? []));
  } catch {
    return new Set();
  }
}

/** Calls `tell` once that editor is no longer open. */
export function whenClosed(editor: string, signal: AbortSignal, tell: () => void): void {
  // Notified when this window has released it, or it would mistake itself for an open editor.
  const { locks } = navigator;
  if (!locks) return;
  const turns = [editorNames.now, editorNames.former].map((beginning) =>
    locks.request(beginning + editor, { signal }, () => undefined),
  );
  Promise.all(turns).then(tell, () => undefined);
}
