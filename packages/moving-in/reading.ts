import type { SlugRule } from "@toadstool/language/slug";
import type { OldSite } from "./fields/addresses.ts";
import type { ArchiveIndex } from "./files/archive-index.ts";
import { MovingFault } from "./fault.ts";
import type { Source } from "./source/source.ts";

/** What readers of all systems share while one export is read. */
export interface Reading {
  source: Source;
  archive: ArchiveIndex;
  site: OldSite;
  timeZone: string;
  now: Date;
  slugs: SlugRule;
  /** Counts bytes or files that were read, and ends the reading where it was given up. */
  progress: Progress;
}

export class Progress {
  #read = 0;
  readonly #total: number;
  readonly #report: (read: number, total: number) => void;
  readonly #signal: AbortSignal | undefined;

  constructor(total: number, report: (read: number, total: number) => void = () => {}, signal?: AbortSignal) {
    this.#total = total;
    this.#report = report;
    this.#signal = signal;
  }

  add(amount: number): void {
    if (this.#signal?.aborted) throw new MovingFault("aborted", "Reading the export was given up.");
    this.#read += amount;
    this.#report(Math.min(this.#read, this.#total), this.#total);
  }
}
