import { oldPaths, wholeAddress } from "../fields/addresses.ts";
import { dateFrom } from "../fields/dates.ts";
import { movedText } from "../fields/moved-text.ts";
import { plainWords } from "../html/plain-words.ts";
import { htmlToMarkdown } from "../html/to-markdown.ts";
import type { MovedDate, MovedText } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { Remarks } from "../remarks.ts";
import { makeParagraphs } from "./autop.ts";
import { expandBlocks } from "./blocks.ts";
import { withEnclosures } from "./enclosures.ts";
import { addFootnotes } from "./footnotes.ts";
import { openParts } from "./parts.ts";
import { expandShortcodes } from "./shortcodes.ts";
import { languageOf } from "./languages.ts";
import type { WordpressLibrary } from "./library.ts";
import type { WxrItem } from "./wxr.ts";

/** A post or page of WordPress. */
export function wordpressText(item: WxrItem, library: WordpressLibrary, reading: Reading): MovedText {
  const field = (name: string) => item.fields.get(name)?.trim() ?? "";
  const { site, timeZone } = reading;
  const remarks = new Remarks();
  const status = field("wp:status");
  const link = field("link");
  const id = field("wp:post_id") || field("guid") || field("wp:post_name") || link;
  const isShown = status === "publish" || status === "private";
  const cover = library.attachments.get(item.meta.get("_thumbnail_id")?.trim() ?? "");
  const published = status === "publish" || status === "future" || status === "private";
  if (field("wp:is_sticky") === "1")
    remarks.add("pinned", "It stayed at the top of the blog (“sticky”). Here, posts stand by their dates.");
  return movedText(
    {
      kind: field("wp:post_type") === "page" ? "page" : "post",
      id: `wordpress:${site.origin}:${id}`,
      title: plainWords(field("title")),
      slug: field("wp:post_name"),
      oldPaths: isShown ? oldPaths(link) : [],
      summary: plainWords(field("excerpt:encoded") || item.meta.get("_yoast_wpseo_metadesc") || ""),
      status: status === "publish" ? "published" : status === "future" ? "scheduled" : "draft",
      restricted: restriction(status, field("wp:post_password")),
      published: published ? dateOf(field, "post_date", timeZone, "pubDate") : null,
      created: dateOf(field, "post_date", timeZone),
      updated: dateOf(field, "post_modified", timeZone),
      tags: tagsOf(item),
      authors: authorsOf(item, library),
      ...languageOf(item),
      series: item.categories.find(({ domain }) => domain === "series")?.name,
      cover: cover && { address: cover.url, alt: cover.alt, caption: cover.caption },
      base: wholeAddress(link, site.origin)?.href ?? site.origin,
      write(conversion) {
        const written = field("content:encoded");
        const context = { library, post: id, conversion };
        const blocks = expandBlocks(written, library, remarks);
        const html = addFootnotes(expandShortcodes(blocks, context), item.meta.get("footnotes") ?? "");
        const own = [openParts(library), withEnclosures(item.meta.get("enclosure") ?? "")];
        return htmlToMarkdown(
          html,
          conversion,
          written.includes("<!-- wp:") ? own : [makeParagraphs, ...own],
        );
      },
    },
    reading,
    remarks,
  );
}

/** By Greenwich’s clock where WordPress knows it, with the day by the author’s. */
function dateOf(
  field: (name: string) => string,
  name: string,
  timeZone: string,
  feed = "",
): MovedDate | null {
  const local = dateFrom(field(`wp:${name}`), timeZone);
  const universal = field(`wp:${name}_gmt`);
  const exact = dateFrom(universal && `${universal}Z`, timeZone);
  if (exact) return { ...exact, day: local?.day ?? exact.day };
  return local ?? (feed ? dateFrom(field(feed), timeZone) : null);
}

/** WordPress’ own category for texts without one, as it is called in its languages. */
const uncategorized = new Set(
  "uncategorized uncategorised unkategorisiert non-classe non-categorise sin-categoria senza-categoria sem-categoria geen-categorie okategoriserade ukategoriseret bez-kategorii".split(
    " ",
  ),
);

function tagsOf({ categories }: WxrItem): string[] {
  return categories
    .filter(
      ({ domain, slug }) => ["category", "post_tag", "tag"].includes(domain) && !uncategorized.has(slug),
    )
    .map(({ name }) => name);
}

/** Several, where a plugin keeps them as categories. */
function authorsOf({ categories, fields }: WxrItem, { authors }: WordpressLibrary): string[] {
  const several = categories.filter(({ domain }) => domain === "author").map(({ name }) => name);
  const login = fields.get("dc:creator")?.trim() ?? "";
  return several.length > 0 ? several : [authors.get(login) ?? login];
}

function restriction(status: string, password: string): string {
  if (password) return "It was behind a password. It comes as a draft: decide whether to make it public.";
  return status === "private" ? "It was private. It comes as a draft." : "";
}
