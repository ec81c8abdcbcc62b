import type { Tag } from "../tags/tag.ts";
import { workOfRow, type WorkRow } from "./laid-over.ts";
import type { Work, WorkKind } from "./work.ts";

/** A work as the owner gets it, also where readers do not see it. */
export type OwnersWork<K extends WorkKind = WorkKind> = Work<K> & {
  origin: "file" | "overlaid" | "own";
  /** Whether its file is in `studio/`: under a row it may have gone with a commit. */
  hasFile: boolean;
  /** Its row but for the facts; null where it has none. */
  row: Omit<WorkRow, "facts"> | null;
};

/** A work as its form and the API have it. */
export type FoundWork<K extends WorkKind = WorkKind> = OwnersWork<K> & Around;

interface Around {
  tags: Tag[];
  /** The slug of another work that it is a translation of; "" for none. */
  translationOf: string;
}

/** The work of a row. `files`: those of its kind. */
export function workWithRow<K extends WorkKind>(row: WorkRow, files: readonly Work[]): OwnersWork<K> {
  const { facts: _facts, ...state } = row;
  const origin = row.file === null ? "own" : "overlaid";
  const hasFile = files.some(({ slug }) => slug === row.file);
  return { ...workOfRow<K>(row), origin, hasFile, row: state } as OwnersWork<K>;
}

/** The work of a file that has no row; null where there is no such file. */
export function workWithoutRow<K extends WorkKind>(
  file: string | null,
  files: readonly Work[],
): OwnersWork<K> | null {
  const work = files.find(({ slug }) => slug === file);
  return work ? ({ ...work, origin: "file", hasFile: true, row: null } as OwnersWork<K>) : null;
}

/** The work of a row that was read with its tags. */
export function workInRow<K extends WorkKind>(
  { tags, translationOf, ...row }: WorkRow & Around,
  files: readonly Work[],
): FoundWork<K> {
  return { ...workWithRow<K>(row, files), tags, translationOf };
}

/** The same, or else the work of a file that has no row. */
export function foundWork<K extends WorkKind>(
  row: (WorkRow & Around) | undefined,
  file: string,
  files: readonly Work[],
): FoundWork<K> | null {
  if (row) return workInRow<K>(row, files);
  const work = workWithoutRow<K>(file, files);
  return work && { ...work, tags: [], translationOf: "" };
}
