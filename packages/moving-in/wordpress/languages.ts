import type { RemarkCounts } from "../remark-counts.ts";
import type { WxrItem } from "./wxr.ts";

/**
 * In which language a text is, and what it is a translation of, by the taxonomies of Polylang or what “WPML Export and Import” writes.
 * https://wpml.org/documentation/related-projects/wpml-export-and-import/
 */
export function languageOf({ categories, meta }: WxrItem): { language: string; translationKey: string } {
  const term = (name: string) => categories.find(({ domain }) => domain === name)?.slug ?? "";
  return {
    language: term("language") || (meta.get("_wpml_import_language_code")?.trim() ?? ""),
    translationKey: term("post_translations") || (meta.get("_wpml_import_translation_group")?.trim() ?? ""),
  };
}

/** Names the plugin by which a text is in its language, and what was done. */
export function countLanguages(item: WxrItem, counts: RemarkCounts): void {
  const { language } = languageOf(item);
  const isPolylang = item.categories.some(({ domain }) => domain === "language");
  if (isPolylang) counts.note("language_read", read("Polylang"));
  else if (language) counts.note("language_read", read("WPML"));
  else if ([...item.meta.keys()].some((key) => /^_(?:wpml|icl)_/.test(key)))
    counts.add(
      "language_unknown",
      "These texts are from a site with WPML, whose export does not say in which language each is. They come without one and untied: install “WPML Export and Import” there and export again, or choose it here.",
    );
  if (["title", "content:encoded"].some((name) => qTranslate.test(item.fields.get(name) ?? "")))
    counts.add(
      "language_unknown",
      "qTranslate keeps all languages of these texts in one. They come as they are, with its marks such as “[:de]”: divide them by hand.",
    );
}

const read = (plugin: string) =>
  `These texts were in several languages by ${plugin}: each comes in its own, and translations are tied together.`;

const qTranslate = /\[:[a-z]{2}\]|<!--:[a-z]{2}-->/;
