import { plainWords } from "../html/plain-words.ts";
import type { WxrItem } from "./wxr.ts";

export interface Attachment {
  id: string;
  url: string;
  alt: string;
  caption: string;
  title: string;
  parent: string;
}

/** What posts refer to: attachments, authors and blocks that several posts share. They are held in memory. */
export class WordpressLibrary {
  readonly authors = new Map<string, string>();
  readonly attachments = new Map<string, Attachment>();
  readonly #byAddress = new Map<string, Attachment>();
  readonly #shared = new Map<string, string>();
  #sharedLength = 0;

  add({ fields, meta }: WxrItem): void {
    const kind = fields.get("wp:post_type");
    const id = fields.get("wp:post_id")?.trim() ?? "";
    if (kind === "attachment") this.#attach(id, fields, meta);
    if (kind !== "wp_block") return;
    const content = fields.get("content:encoded") ?? "";
    this.#sharedLength += content.length;
    if (this.#sharedLength < mostShared) this.#shared.set(id, content);
  }

  #attach(id: string, fields: Map<string, string>, meta: Map<string, string>): void {
    const url = (fields.get("wp:attachment_url") || fields.get("guid") || "").trim();
    if (!url || this.attachments.has(id)) return;
    const attachment = {
      id,
      url,
      alt: plainWords(meta.get("_wp_attachment_image_alt") ?? ""),
      caption: plainWords(fields.get("excerpt:encoded") ?? ""),
      title: plainWords(fields.get("title") ?? ""),
      parent: fields.get("wp:post_parent")?.trim() ?? "0",
    };
    this.attachments.set(id, attachment);
    this.#byAddress.set(addressKey(url), attachment);
  }

  /** The attachment of an address, also of one of its sizes: `a-300x200.jpg` is `a.jpg`. */
  byAddress(address: string): Attachment | undefined {
    const key = addressKey(address);
    const scaled = (ending: string) => this.#byAddress.get(key.replace(sizeInName, ending));
    return this.#byAddress.get(key) ?? scaled("") ?? scaled("-scaled");
  }

  /** Those that were uploaded to a post, as `[gallery]` without ids shows them. */
  of(parent: string): Attachment[] {
    return [...this.attachments.values()].filter((each) => each.parent === parent);
  }

  shared = (id: string) => this.#shared.get(id);
}

const mostShared = 5_000_000;
const sizeInName = /-\d{2,5}x\d{2,5}(?=\.\w+$)/;

/** `http` and `https`, with and without `www.`, are one. */
const addressKey = (address: string) =>
  address
    .trim()
    .replace(/^(?:https?:)?\/\/(?:www\.)?/i, "")
    .replace(/[?#].*$/, "");
