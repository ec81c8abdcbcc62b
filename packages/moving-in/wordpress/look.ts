import type { Look } from "../contents.ts";
import { plainWords } from "../html/plain-words.ts";
import { endingOf } from "../source/paths.ts";
import { readHead } from "../source/read.ts";
import { listsIn } from "../subscribers/lists-in.ts";

/** Feeds with WordPress’ own elements. Large sites export several, which belong together. */
export const lookForWordpress: Look = async (source, named) => {
  if (named && named !== "wordpress") return null;
  const texts: string[] = [];
  let first = "";
  for (const { path } of source.entries) {
    if (!["xml", "wxr", "rss"].includes(endingOf(path))) continue;
    // oxlint-disable-next-line no-await-in-loop -- a few files
    const head = new TextDecoder().decode(await readHead(source, path, 16_384)).replaceAll("\0", "");
    if (!isWxr.test(head)) continue;
    texts.push(path);
    first ||= head;
  }
  if (texts.length === 0) return null;
  const inHead = (name: string) =>
    new RegExp(`<${name}>\\s*(?:<!\\[CDATA\\[)?([^<\\]]*)`).exec(first)?.[1]?.trim() ?? "";
  return {
    system: "wordpress",
    site: { title: plainWords(inHead("title")), address: inHead("link") || inHead("wp:base_blog_url") },
    version:
      /generator="WordPress\/([\d.]+)/.exec(first)?.[1] ??
      /wordpress\.org\/\?v=([\d.]+)/.exec(first)?.[1] ??
      "",
    why: /<generator>\s*Site-Server|squarespace/i.test(first)
      ? `“${texts[0]}” is the XML that Squarespace exports, in WordPress’ form.`
      : `“${texts[0]}” is the XML that WordPress exports.`,
    texts,
    lists: await listsIn(source),
  };
};

const isWxr = /<rss[\s>][^]*?(?:wordpress\.org\/export\/|<wp:wxr_version>)/;
