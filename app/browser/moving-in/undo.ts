import { type Control, ready } from "./control.ts";
import type { Kept, Site } from "./site.ts";

/**
 * Removes what a move made and no one has changed since, some of it with each call; returns what stays, with what an undo that
 * was stopped has left. `onChange` gets how much is to do.
 */
export async function undo(
  site: Site,
  key: string,
  control: Control,
  onChange: (left: number) => void,
): Promise<Kept[]> {
  const before = await site.findChange(key);
  let left = before ? before.items - before.kept.length : 0;
  for (let isOver = false; !isOver;) {
    onChange(left);
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await ready(control);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const step = await site.undoChange(key);
    left = Math.max(left - step.removed - step.kept.length, 0);
    ({ isOver } = step);
  }
  onChange(0);
  return (await site.findChange(key))?.kept ?? [];
}
