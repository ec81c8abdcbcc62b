import { type Control, ready } from "./control.ts";
import type { Kept, Site } from "./site.ts";

/**
 * Removes what a move made and no one has changed since, some of it with each call; returns what stays. `onChange` gets how much
 * is left.
 */
export async function undo(
  site: Site,
  key: string,
  control: Control,
  onChange: (left: number) => void,
): Promise<Kept[]> {
  const kept = new Map<string, Kept>();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await ready(control);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const undone = await site.undoChange(key);
    for (const one of undone.kept) kept.set(`${one.kind} ${one.id}`, one);
    onChange(undone.left);
    if (undone.left === 0) return [...kept.values()];
  }
}
