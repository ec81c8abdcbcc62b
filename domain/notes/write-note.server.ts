import { shortened } from "@toadstool/markdown/cut";
import { plainWords } from "@toadstool/markdown/plain-words";
import { tag } from "@toadstool/markdown/html";
import { renderMarkdown, renderOrRefuse } from "../markdown/render.server.ts";
import { signOf, type TextLanguage } from "../markdown/rule.ts";
import { isRefused } from "../outcome.ts";
import type { Words } from "../words/words.ts";
import { linkWords, type NoteInput } from "./note.ts";

type Fields = Pick<NoteInput, "content" | "link" | "pictures">;

/** What a save writes; refused where the text cannot be rendered. */
export function written(
  { content, link, pictures }: Fields,
  own: string,
  { language: site, notes: words }: Pick<Words, "language" | "notes">,
) {
  const text = content ? renderOrRefuse(content, own || site) : "";
  if (isRefused(text)) return text;
  const html = text + picturesHtml(pictures);
  return {
    content,
    link,
    pictures,
    html,
    rule: signOf({ own, site }),
    title: titleOf({ content, link, pictures }, words),
  };
}

/** The same HTML of a note that was accepted before: it never refuses. */
export function noteHtml(
  { content, pictures }: Pick<Fields, "content" | "pictures">,
  { own, site }: TextLanguage,
): string {
  return (content && renderMarkdown(content, own || site)) + picturesHtml(pictures);
}

/** As the renderer writes a paragraph of pictures, which `placeImages` replaces: films become players there. */
function picturesHtml(pictures: Fields["pictures"]): string {
  if (pictures.length === 0) return "";
  return `<p>${pictures.map(({ address, alt }) => tag("img", { src: address, alt })).join("")}</p>`;
}

/** With the ellipsis. */
const longestTitle = 72;

function titleOf({ content, link, pictures }: Fields, words: Words["notes"]): string {
  const [opening = ""] = content.split(/\n\s*\n/, 1);
  const text = plainWords(opening).replaceAll(/\s+/g, " ").trim();
  if (text) return shortened(text, longestTitle, " …");
  return pictures.length > 0 ? words.pictures({ count: pictures.length }) : linkWords(link);
}

/** The whole note as Markdown: the text, its pictures, its link. */
export function noteMarkdown({ content, link, pictures }: Fields): string {
  const shown = pictures.map(({ address, alt }) => `![${alt.replaceAll(/[[\]\\]/g, "\\$&")}](${address})`);
  return [content, ...shown, link && `<${link}>`].filter(Boolean).join("\n\n");
}
