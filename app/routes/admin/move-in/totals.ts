import type { MoveItemKind, MoveItemState } from "#domain/moving-in/move.ts";
import type { MoveCount } from "#domain/moving-in/report.server.ts";

interface Wanted {
  kinds?: readonly MoveItemKind[];
  states?: readonly MoveItemState[];
  isPublished?: boolean;
}

export const textKinds = ["post", "page", "letter"] as const;

/** How many items are of these kinds and in these states. */
export function totalOf(counts: MoveCount[], wanted: Wanted): number {
  return among(counts, wanted).reduce((sum, { count }) => sum + count, 0);
}

/** Of files inside the export, their bytes. */
export function bytesOf(counts: MoveCount[], wanted: Wanted): number {
  return among(counts, wanted).reduce((sum, { bytes }) => sum + bytes, 0);
}

export function fromWeb(counts: MoveCount[], wanted: Wanted): number {
  return among(counts, wanted).reduce((sum, count) => sum + count.fromWeb, 0);
}

export function remarked(counts: MoveCount[]): number {
  return counts.reduce((sum, { kind, count, remarked: ones }) => sum + (kind === "remark" ? count : ones), 0);
}

function among(counts: MoveCount[], { kinds, states, isPublished }: Wanted): MoveCount[] {
  return counts.filter(
    (count) =>
      count.kind !== "remark" &&
      (!kinds || kinds.includes(count.kind)) &&
      (!states || states.includes(count.state)) &&
      (isPublished === undefined || count.isPublished === isPublished),
  );
}
