const prefix = "site-editor:";

/** Lets other windows know that this editor is open, until what it answers is called, or this window closes or crashes. */
export function announceEditor(editor: string): () => void {
  const leaving = new AbortController();
  const { locks } = navigator;
  // oxlint-disable-next-line promise/avoid-new -- held for as long as the editor is open
  const untilLeft = () => new Promise<void>((done) => leaving.signal.addEventListener("abort", () => done()));
  locks?.request(prefix + editor, untilLeft).catch(() => undefined);
  return () => leaving.abort();
}

/** The editors that are open in any window of this browser. A browser that cannot tell names none. */
export async function findOpenEditors(): Promise<Set<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
  } catch {
    return new Set();
  }
}

/** Calls `tell` once that editor is no longer open. */
export function whenClosed(editor: string, signal: AbortSignal, tell: () => void): void {
  // Notified when this window has released it, or it would mistake itself for an open editor.
  const turn = navigator.locks?.request(prefix + editor, { signal }, () => undefined);
  turn?.then(tell, () => undefined);
}
