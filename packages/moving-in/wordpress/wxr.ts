import { SaxesParser } from "saxes";
import { MovingFault } from "../fault.ts";
import { plainWords } from "../html/plain-words.ts";
import { ampersandMender } from "./mend-ampersands.ts";
import type { Source } from "../source/source.ts";
import { streamText } from "../source/text.ts";

/** An item of the export: a post, a page, an attachment and much else. */
export interface WxrItem {
  type: "item";
  /** The words of its elements, by name. */
  fields: Map<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  meta: Map<string, string>;
  comments: number;
}

interface WxrAuthor {
  type: "author";
  login: string;
  name: string;
}

type WxrPart = WxrItem | WxrAuthor;

/** Meta values that are read; others may be long, and are plugins’ own. */
const keptMeta =
  /^(?:_wpml_[\w-]+|_icl_[\w-]+|_thumbnail_id|_wp_attachment_image_alt|_yoast_wpseo_metadesc|footnotes|enclosure)$/;

/**
 * The authors and items of an export, one after the other. Markup that is not well-formed is read on as well as may be;
 * `onBroken` is called for it.
 */
export async function* wxrParts(
  source: Source,
  path: string,
  onBytes: (bytes: number) => void = () => {},
  onBroken: () => void = () => {},
): AsyncGenerator<WxrPart> {
  const reader = new WxrReader(source.limits.text, path, onBroken);
  for await (const text of streamText(source, path, onBytes)) yield* reader.write(text);
  reader.end();
}

class WxrReader {
  readonly #parser = new SaxesParser({ position: false });
  readonly #most: number;
  readonly #path: string;
  readonly #mend: ReturnType<typeof ampersandMender>;
  #found: WxrPart[] = [];
  #names: string[] = [];
  #item: WxrItem | null = null;
  #author: Map<string, string> | null = null;
  #category: { domain: string; slug: string } | null = null;
  #metaKey = "";
  #words: string[] = [];
  #length = 0;
  /** The channel's end was there. */
  #isWhole = false;

  constructor(most: number, path: string, onBroken: () => void) {
    this.#most = most;
    this.#path = path;
    this.#mend = ampersandMender(onBroken);
    this.#parser.on("error", onBroken);
    this.#parser.on("opentag", ({ name, attributes }) =>
      this.#open(name, attributes as Record<string, string>),
    );
    this.#parser.on("closetag", ({ name }) => this.#close(name));
    this.#parser.on("text", (words) => this.#add(words));
    this.#parser.on("cdata", (words) => this.#add(words));
  }

  write(text: string): WxrPart[] {
    // What XML forbids, plugins write nevertheless.
    this.#parser.write(this.#mend(text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "")));
    const found = this.#found;
    this.#found = [];
    return found;
  }

  end(): void {
    this.#parser.write(this.#mend("", true));
    if (!this.#isWhole) throw cutShort(this.#path);
  }

  #add(words: string): void {
    this.#words.push(words);
    this.#length += words.length;
    if (this.#length > this.#most)
      throw new MovingFault(
        "export_broken",
        `“${this.#path}” has a text that is longer than any post. Export it again.`,
      );
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#names.push(name);
    this.#words = [];
    this.#length = 0;
    if (name === "item")
      this.#item = { type: "item", fields: new Map(), categories: [], meta: new Map(), comments: 0 };
    else if (name === "wp:author" && !this.#item) this.#author = new Map();
    else if (name === "category")
      this.#category = { domain: attributes.domain ?? "category", slug: attributes.nicename ?? "" };
  }

  #close(name: string): void {
    // After an error some elements were never closed: they end with the one around them.
    const opened = this.#names.lastIndexOf(name);
    if (opened >= 0) this.#names.length = opened;
    this.#isWhole ||= name === "channel";
    const words = this.#words.join("");
    this.#words = [];
    this.#length = 0;
    if (this.#item) this.#closeInItem(name, words, this.#item);
    else if (name === "wp:author") {
      const { login = "", name: shown = "" } = Object.fromEntries(this.#author ?? []);
      this.#found.push({ type: "author", login, name: shown || login });
      this.#author = null;
    } else if (name === "wp:author_login") this.#author?.set("login", words.trim());
    else if (name === "wp:author_display_name") this.#author?.set("name", plainWords(words));
  }

  #closeInItem(name: string, words: string, item: WxrItem): void {
    if (name === "item") {
      this.#found.push(item);
      this.#item = null;
    } else if (name === "category" && this.#category) {
      item.categories.push({ ...this.#category, name: plainWords(words) });
      this.#category = null;
    } else if (name === "wp:meta_key" && !this.#isInComment()) this.#metaKey = words.trim();
    else if (name === "wp:meta_value" && !this.#isInComment()) {
      // An episode may have several files.
      const before = this.#metaKey === "enclosure" ? item.meta.get("enclosure") : undefined;
      if (keptMeta.test(this.#metaKey)) item.meta.set(this.#metaKey, before ? `${before}\n${words}` : words);
      this.#metaKey = "";
    } else if (name === "wp:comment") item.comments += 1;
    else if (this.#names.at(-1) === "item") item.fields.set(name, words);
  }

  #isInComment = () => this.#names.includes("wp:comment");
}

function cutShort(path: string): MovingFault {
  const message = `“${path}” ends in the middle: WordPress ran out of time, or it was not downloaded whole. Nothing was imported. Export again, a year at a time if it is large, and choose all files together.`;
  return new MovingFault("export_cut", message);
}
