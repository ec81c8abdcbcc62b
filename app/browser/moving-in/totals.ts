import type { FileItem, MoveItem, MoveItemKind, MoveItemState } from "./move.ts";

interface Wanted {
  kinds?: readonly MoveItemKind[];
  states?: readonly MoveItemState[];
  isPublished?: boolean;
}

export const textKinds = ["post", "page", "letter"] as const;

/** Those of these kinds and in these states. */
export function among<Item extends MoveItem>(items: readonly Item[], wanted: Wanted): Item[] {
  const { kinds, states, isPublished } = wanted;
  return items.filter(
    (item) =>
      item.kind !== "remark" &&
      (!kinds || kinds.includes(item.kind)) &&
      (!states || states.includes(item.state)) &&
      (isPublished === undefined || item.isPublished === isPublished),
  );
}

export const totalOf = (items: readonly MoveItem[], wanted: Wanted) => among(items, wanted).length;

/** Of files inside the export, their bytes. */
export const bytesIn = (files: readonly FileItem[]) =>
  files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
