import { escapeHtml } from "@toadstool/markdown/html";
import { playerFor } from "../html/embeds.ts";
import { attribute } from "../html/hast.ts";
import { directive } from "../html/write-markdown.ts";
import { outsideCode } from "../markdown/outside-code.ts";
import { quoted } from "../remarks.ts";
import type { Folder } from "./folder.ts";

type Values = Record<string, string> & { 0?: string };

/** Hugo’s own shortcodes as Markdown; all others stay as they were typed, with a remark. */
export function openHugo(body: string, folder: Folder): string {
  const highlighted = body.replaceAll(
    /\{\{[<%]\s*highlight\s+([^\s>%}]+)[^}]*[>%]\}\}\n?([^]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
    (_whole, language: string, words: string) =>
      `\n\`\`\`${language.replaceAll('"', "")}\n${words.replace(/\n+$/, "")}\n\`\`\`\n`,
  );
  return outsideCode(highlighted, (text) =>
    text
      .replaceAll(/\{\{([<%])\/\*([^]*?)\*\/([>%])\}\}/g, "\uE010$1$2$3\uE011")
      .replaceAll(
        /\{\{[<%]\s*(\/?)\s*([\w/.-]+)((?:\s+(?:"(?:\\.|[^"])*"|`[^`]*`|[^\s>%}]|[>%](?!\}\}))+)*)\s*\/?\s*[>%]\}\}/g,
        (whole, end: string, name: string, rest: string) =>
          end ? ending(name) : shortcode(whole, name, read(rest), folder),
      )
      .replaceAll(/<!--\s*more\s*-->/g, "")
      .replaceAll("\uE010", "{{")
      .replaceAll("\uE011", "}}"),
  );
}

/** What ends a shortcode that stays. */
const ending = (name: string) => `{{< /${name} >}}`;

function read(rest: string): Values {
  const values: Record<string, string> = {};
  let position = 0;
  for (const [, name, one, two, three] of rest.matchAll(
    /(?:([\w-]+)=)?(?:"((?:\\.|[^"])*)"|`([^`]*)`|([^\s"`]+))/g,
  )) {
    const value = (one ?? two ?? three ?? "").replaceAll('\\"', '"');
    values[name ?? String(position++)] = value;
  }
  return values;
}

function shortcode(whole: string, name: string, values: Values, folder: Folder): string {
  const made = known[name]?.(values, folder);
  if (made !== undefined) return made;
  folder.remarks.add(
    "shortcode_left",
    `The shortcode ${quoted(whole)} stays as it was typed: nothing here fills it.`,
  );
  return whole;
}

const known: Record<string, (values: Values, folder: Folder) => string | undefined> = {
  figure,
  img: figure,
  youtube: (values) => player(`https://www.youtube.com/watch?v=${values.id ?? values[0]}`, values.title),
  vimeo: (values) => player(`https://vimeo.com/${values.id ?? values[0]}`, values.title),
  gist: ({ 0: user, 1: id }) => frame(`https://gist.github.com/${user}/${id}`),
  tweet: (values) => tweet(values),
  twitter: (values) => tweet(values),
  x: (values) => tweet(values),
  instagram: ({ 0: id }) => frame(`https://www.instagram.com/p/${id}/`),
  ref: (values, folder) => pathOf(values, folder),
  relref: (values, folder) => pathOf(values, folder),
  param: ({ 0: name = "" }, { variables }) => variables(`page.${name}`) ?? variables(`site.params.${name}`),
};

function figure({ src = "", alt = "", caption = "", title = "", link = "", attr = "" }: Values): string {
  const picture = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;
  const words = [title, caption, attr].filter(Boolean).map(escapeHtml).join(" – ");
  const shown = link ? `<a href="${escapeHtml(link)}">${picture}</a>` : picture;
  return `\n\n<figure>${shown}${words && `<figcaption>${words}</figcaption>`}</figure>\n\n`;
}

const tweet = ({ user, id, 0: first }: Values) =>
  frame(
    user && id ? `https://twitter.com/${user}/status/${id}` : `https://twitter.com/i/status/${id ?? first}`,
  );

/** A player of the dialect; the address of any other becomes a link, as that of a frame. */
function player(address: string, title = ""): string {
  const known = playerFor(address, title);
  if (!known) return frame(address);
  return `\n\n${directive(attribute(known, "name"), JSON.parse(attribute(known, "attributes")))}\n\n`;
}

const frame = (address: string) => `\n\n<iframe src="${escapeHtml(address)}"></iframe>\n\n`;

/** What of a file’s path is no part of its name: its ending, with the code of a language, and that it heads its folder. */
const ofFile = /(?:\/_?index)?(?:\.[a-z]{2,3}(?:-[a-z0-9]{2,8})?)?\.\w+$/i;

/** `ref "posts/a.md"` is the address of that text. */
function pathOf({ 0: first = "", path }: Values, { texts }: Folder): string | undefined {
  const [, file = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(path ?? first) ?? [];
  const wanted = file.replace(/^\/+/, "").replace(/\.\w+$|\/_?index$/g, "");
  for (const [known, address] of texts)
    if (`/${known.replace(ofFile, "")}`.endsWith(`/${wanted}`)) return address + hash;
  return undefined;
}
