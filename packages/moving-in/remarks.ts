import { unknownSite } from "./fields/addresses.ts";

export type RemarkCode =
  | "address_private"
  | "broken_markup"
  | "comments_left"
  | "component_left"
  | "cut"
  | "duplicate"
  | "embed_linked"
  | "encoding"
  | "file_missing"
  | "front_matter_broken"
  | "html_simplified"
  | "language_read"
  | "language_unknown"
  | "left_out_part"
  | "no_date"
  | "no_title"
  | "not_public"
  | "pinned"
  | "shortcode_left"
  | "slug_changed"
  | "tags_left"
  | "trashed"
  | "unreadable";

/** What was left out or changed, and why, in words for the owner. */
export interface Remark {
  code: RemarkCode;
  message: string;
  /** Something does not come. */
  isLoss: boolean;
}

/** Remarks about one text: each message once, and of one kind no more than are read. */
export class Remarks {
  readonly #list = new Map<string, Remark>();
  readonly #left = new Map<RemarkCode, number>();

  add(code: RemarkCode, message: string, isLoss = false): void {
    if (this.#list.has(message)) return;
    const alike = [...this.#list.values()].filter((remark) => remark.code === code).length;
    if (alike < mostAlike) this.#list.set(message, { code, message, isLoss });
    else this.#left.set(code, (this.#left.get(code) ?? 0) + 1);
  }

  lose(code: RemarkCode, message: string): void {
    this.add(code, message, true);
  }

  get list(): Remark[] {
    const more = [...this.#left].map(([code, count]) => ({
      code,
      message: `And ${count} more of this kind.`,
      isLoss: [...this.#list.values()].some((remark) => remark.code === code && remark.isLoss),
    }));
    return [...this.#list.values(), ...more];
  }
}

const mostAlike = 12;

/** A text of the export within a sentence: on one line, and not too long. An address of an unknown site is its path. */
export function quoted(text: string, most = 80): string {
  const line = text.replaceAll(unknownSite, "").replaceAll(/\s+/g, " ").trim();
  return `“${line.length > most ? `${cutAt(line, most - 1)}…` : line}”`;
}

/** At most that many characters, with no half of one at the end. */
export const cutAt = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
