import type { Contents } from "../contents.ts";
import { coverPlaceholder, FileBook } from "../files/file-book.ts";
import { fileKind } from "../files/file-kinds.ts";
import type { MovedItem, MovedText } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { RemarkCounts } from "../remark-counts.ts";
import { Remarks } from "../remarks.ts";
import { countLanguages } from "./languages.ts";
import { WordpressLibrary } from "./library.ts";
import { type WxrItem, wxrParts } from "./wxr.ts";
import { wordpressText } from "./wordpress-text.ts";

/** A WordPress export. It is read twice: attachments come behind the posts that show them. */
export async function* readWordpress(reading: Reading, { texts }: Contents): AsyncGenerator<MovedItem> {
  const { source, progress } = reading;
  const counts = new RemarkCounts();
  const library = new WordpressLibrary();
  let isBroken = false;
  const onBytes = (bytes: number) => progress.add(bytes / 2);
  for (const path of texts)
    for await (const part of wxrParts(source, path, onBytes, () => (isBroken = true))) {
      if (part.type === "author") library.authors.set(part.login, part.name);
      else library.add(part);
    }
  if (isBroken)
    counts.add(
      "broken_markup",
      "The XML is not well-formed in places. It was read on; look at the texts before you publish.",
    );
  const shown = new Set<string>();
  const seen = new Set<string>();
  for (const path of texts)
    for await (const part of wxrParts(source, path, onBytes)) {
      const text =
        part.type === "item" && countedItem(part, counts) ? wordpressText(part, library, reading) : null;
      if (!text) continue;
      if (seen.has(text.id))
        counts.add("duplicate", "The same text is in the export more than once. The first one comes.");
      else yield text;
      seen.add(text.id);
      for (const { key } of filesOf(text)) shown.add(key);
    }
  yield* unshown(library, shown, reading);
  yield* counts.items();
}

const filesOf = ({ files, cover }: MovedText) => (cover ? [...files, cover] : files);

const templates =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_|acf-|elementor_|jp_|amn_|et_)/;

/** Whether an item is a text that comes; where it is not, it is counted. */
function countedItem(item: WxrItem, counts: RemarkCounts): boolean {
  const { fields, comments } = item;
  const kind = fields.get("wp:post_type")?.trim() ?? "post";
  const status = fields.get("wp:status")?.trim() ?? "";
  for (let count = 0; count < comments; count++)
    counts.add("comments_left", "Comments do not come: posts here have none.");
  if (kind === "attachment" || kind === "wp_block" || status === "auto-draft") return false;
  if (templates.test(kind))
    counts.add("left_out_part", "Menus, styles and templates of the theme and of plugins do not come.");
  else if (kind !== "post" && kind !== "page")
    counts.add("left_out_part", `Contents of the type “${kind}”, which a theme or plugin made, do not come.`);
  else if (status === "trash") counts.add("trashed", "Texts from WordPress’ trash do not come.");
  else {
    countLanguages(item, counts);
    return true;
  }
  return false;
}

/** Pictures, films and sounds that no text shows. */
function* unshown(
  library: WordpressLibrary,
  shown: Set<string>,
  { archive, site }: Reading,
): Generator<MovedItem> {
  const places = { archive, site, base: "", folder: null, roots: [] };
  for (const { id, url, alt, caption } of library.attachments.values()) {
    const as = fileKind(new URL(url, site.origin).pathname) ?? "file";
    const remarks = new Remarks();
    const file = new FileBook(places, remarks).find(url, { as, alt, caption, placeholder: coverPlaceholder });
    if (file && !shown.has(file.key)) yield { type: "picture", id: `wordpress:${site.origin}:${id}`, file };
    for (const remark of remarks.list) yield { type: "remark", remark, count: 1 };
  }
}
