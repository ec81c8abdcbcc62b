import { cut } from "@toadstool/markdown/cut";
import type { MovedSubscriber } from "@toadstool/moving-in";
import { systemNames } from "@toadstool/moving-in/names";
import { longestConsent } from "#domain/subscribers/importing/import.ts";
import { type Move, oneLine } from "./move.ts";
import type { ImportHere, ImportRow, Site } from "./site.ts";

/** Rows that the site takes at once. */
const rowsAtOnce = 500;

/**
 * People who did not read at the former site are judged as those of any list are. `line` is their place among the readers of the
 * export, which is the same whenever it is read.
 */
export function readerRow({ email, status, says, tags }: MovedSubscriber, line: number): ImportRow {
  const said = status === "confirmed" ? undefined : { state: status, by: cut(oneLine(says), 200) };
  return { line, email: cut(email, 1000), said, tags };
}

/** Sends the subscribers of an export to an import of their own, where each is judged. */
export class ReaderRows {
  readonly #site: Site;
  readonly #move: Move;
  #rows: ImportRow[] = [];
  #list: ImportHere | null = null;

  constructor(site: Site, move: Move) {
    this.#site = site;
    this.#move = move;
  }

  async add(row: ImportRow): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length === rowsAtOnce) await this.#send();
  }

  /** Null where the export has none. */
  async end(): Promise<ImportHere | null> {
    if (this.#rows.length > 0) await this.#send();
    return this.#list && this.#site.readImport(this.#list.id);
  }

  async #send(): Promise<void> {
    const { key, name } = this.#move;
    this.#list ??= await this.#site.beginImport({ key, fileName: name });
    if (!this.#list.areAdded) await this.#site.sendRows(this.#list.id, this.#rows);
    this.#rows = [];
  }
}

/** The note that would be kept with each reader. */
export const usualConsent = ({ site, system }: Move) =>
  cut(
    `They had subscribed at the former site${site && ` ${site}`} (${systemNames[system]}).`,
    longestConsent,
  );
