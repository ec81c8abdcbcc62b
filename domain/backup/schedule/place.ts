/** Where a scheduled backup goes on: a run may end after any step, and the next one begins there. */
export interface Place {
  phase: "rows" | "changes" | "files" | "check";
  /** The table that is read, and the place after which it goes on. Without a table of this version it begins anew. */
  table: string;
  after: number;
  /** The last number of the journal that was dealt with. */
  change: number;
  /** Parts written so far, with rows and with lists of files. */
  rowParts: number;
  fileParts: number;
  /** The key of the last file that was looked at, and of the last part that was read again. */
  file: string;
  checked: string;
  rows: number;
  files: number;
  bytes: number;
  /** Files that rows name and the site does not have: how many, and the first in words; "" where there is none. */
  lost: number;
  firstLost: string;
  /** Milliseconds: until then the run that wrote this goes on. */
  busyUntil: number;
}

export function firstPlace(change: number): Place {
  return {
    phase: "rows",
    table: "",
    after: 0,
    change,
    rowParts: 0,
    fileParts: 0,
    file: "",
    checked: "",
    rows: 0,
    files: 0,
    bytes: 0,
    lost: 0,
    firstLost: "",
    busyUntil: 0,
  };
}
