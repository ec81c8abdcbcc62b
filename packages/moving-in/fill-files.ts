import type { MovedFile } from "./moved.ts";

type Filled = Pick<MovedFile, "placeholder" | "name" | "fallback">;

const mark = "moved-file:\\d{5}";
/** As `writeMarkdown` writes them; what is escaped in words stays within its brackets. */
const image = new RegExp(`!\\[((?:\\\\.|[^\\]\\\\])*)\\]\\((${mark})(?: "((?:\\\\.|[^"\\\\])*)")?\\)`, "g");
const player = new RegExp(`^::(?:video|audio)\\{src="(${mark})"(?: title="([^"]*)")?\\}$`, "gm");
const plainLink = new RegExp(`(?<!!)\\[((?:\\\\.|[^\\]\\\\])*)\\]\\((${mark})(?: "[^"]*")?\\)`, "g");
const anywhere = new RegExp(mark, "g");

/**
 * The markdown with the address of each file in place of its placeholder. Where `address` has none, a link leads to where
 * the file was; where it was nowhere, its words remain.
 */
export function fillFiles<File extends Filled>(
  { markdown, files }: { markdown: string; files: readonly File[] },
  address: (file: File) => string | null,
): string {
  const known = new Map(files.map((file) => [file.placeholder, { file, at: address(file) }]));
  const link = (words: string, file: File) =>
    file.fallback
      ? `[${words || plain(file.name)}](<${file.fallback.replaceAll(/[<>]/g, encodeURIComponent)}>)`
      : words;
  return markdown
    .replaceAll(image, (whole, alt: string, placeholder: string, title = "") => {
      const found = known.get(placeholder);
      if (!found || found.at !== null) return whole;
      const words = link(alt, found.file);
      return title ? `${words}${words && "\\\n"}*${title}*` : words;
    })
    .replaceAll(player, (whole, placeholder: string, title = "") => {
      const found = known.get(placeholder);
      return !found || found.at !== null ? whole : link(plain(title), found.file);
    })
    .replaceAll(plainLink, (whole, words: string, placeholder: string) => {
      const found = known.get(placeholder);
      return !found || found.at !== null ? whole : link(words, found.file);
    })
    .replaceAll(anywhere, (placeholder) => known.get(placeholder)?.at ?? placeholder);
}

const plain = (words: string) =>
  words
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[[\]\\*_`<]/g, "\\$&");
