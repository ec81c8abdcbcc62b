import type { Contents } from "../contents.ts";
import { oldPaths } from "../fields/addresses.ts";
import { dateFrom } from "../fields/dates.ts";
import { movedText, oneLine } from "../fields/moved-text.ts";
import {
  attribute,
  type Element,
  findAll,
  findFirst,
  hasClass,
  isElement,
  named,
  type Root,
  root,
  wordsOf,
} from "../html/hast.ts";
import { parseHtml } from "../html/parse-html.ts";
import { treeToMarkdown } from "../html/to-markdown.ts";
import type { MovedItem, MovedText } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { Remarks } from "../remarks.ts";
import { fileNameOf } from "../source/paths.ts";
import { readText } from "../source/text.ts";
import { openStory } from "./story.ts";

/** The stories of a Medium export: a page for each. */
export async function* readMedium(reading: Reading, { texts }: Contents): AsyncGenerator<MovedItem> {
  for (const path of texts) {
    const { text, isGuessed } = await readText(reading.source, path);
    reading.progress.add(text.length);
    yield story(path, text, isGuessed, reading);
  }
}

function story(path: string, html: string, isGuessed: boolean, reading: Reading): MovedText {
  const { tree } = parseHtml(html);
  const remarks = new Remarks();
  const of = (name: string) => findFirst(tree, (node) => hasClass(node, name));
  const [canonical, author, title, summary] = ["p-canonical", "p-author", "p-name", "p-summary"].map(of);
  const time = findFirst(tree, (node) => hasClass(node, "dt-published"));
  const body = of("e-content");
  const address = canonical ? attribute(canonical, "href") : "";
  const name = fileNameOf(path).replace(/\.html$/, "");
  const { slug, id } = namesIn(address, name);
  const isDraft = name.startsWith("draft_") || (!canonical && !time);
  const words = title ? wordsOf(title) : "";
  if (isGuessed) remarks.add("encoding", "Its text was not in UTF-8: look at its accents.");
  const isResponse = !isDraft && body !== undefined && seemsResponse(body, words);
  if (isResponse)
    remarks.add("comments_left", "It looks like a response to another person’s story, and comes as a draft.");
  return movedText(
    {
      kind: "post",
      id: `medium:${id || name}`,
      title: words,
      slug,
      oldPaths: isDraft ? [] : oldPaths(address, id && slug ? `/${slug}-${id}` : undefined),
      subtitle: summary ? wordsOf(summary) : "",
      status: isDraft || isResponse ? "draft" : "published",
      published: isDraft ? null : dateFrom(time ? attribute(time, "dateTime") : "", reading.timeZone),
      authors: author ? [wordsOf(author)] : [],
      tags: findAll(tree, (node) => hasClass(node, "p-tags")).flatMap((list) =>
        findAll(list, named("a")).map(wordsOf),
      ),
      base: address,
      write: (conversion) => {
        const content: Root = root(body?.children ?? []);
        const facts = { title: words, subtitle: summary ? wordsOf(summary) : "" };
        return treeToMarkdown(content, conversion, [openStory(facts)]);
      },
    },
    reading,
    remarks,
  );
}

/** `…/how-to-fold-5f3c0a1b2c3d` of an address, `2020-01-02_How-to-fold-5f3c0a1b2c3d` of a file. */
function namesIn(address: string, name: string): { slug: string; id: string } {
  const [, slug = "", id = ""] =
    /([^/]*?)-?([0-9a-f]{8,14})$/.exec(address.replace(/[?#].*$/, "")) ??
    /^(?:[^_]*_)?(.*?)-?-?([0-9a-f]{8,14})$/.exec(name) ??
    [];
  return {
    slug:
      oneLine(slug).toLowerCase() ||
      name
        .replace(/^[^_]*_/, "")
        .replace(/-?-?[0-9a-f]{8,14}$/, "")
        .toLowerCase(),
    id,
  };
}

/** Medium gives a response the beginning of its words as a title: a heading of its own is not there. */
function seemsResponse(body: Element, title: string): boolean {
  const grafs = findAll(body, (node) =>
    isElement(node, "p", "h3", "h4", "img", "pre", "iframe", "blockquote", "ul", "ol"),
  );
  const [only] = grafs;
  return grafs.length === 1 && only?.tagName === "p" && wordsOf(only).startsWith(title.replace(/…$/, ""));
}
