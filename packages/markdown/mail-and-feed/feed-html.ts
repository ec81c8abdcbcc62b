import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { ArticleWords } from "../english.ts";
import { keptProperties, readArticle } from "./read-article.ts";

const writer = unified().use(rehypeStringify).freeze();

/** An article for feed readers: absolute addresses, links in place of players, none of the site's classes. */
export function feedHtml(html: string, address: string, words: ArticleWords): string {
  const tree = readArticle(html, address, words);
  visit(tree, "element", (node, index, parent) => {
    if (parent && index !== undefined && ["script", "style", "iframe"].includes(node.tagName)) {
      parent.children.splice(index, 1);
      return index;
    }
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => keptProperties.includes(name)),
    );
    return undefined;
  });
  return writer.stringify(tree);
}
