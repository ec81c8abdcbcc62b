import { fileKind } from "../files/file-kinds.ts";
import { fileEmbed } from "../html/embeds.ts";
import { attribute, element, type ElementContent, findFirst, text } from "../html/hast.ts";
import type { Step } from "../html/to-markdown.ts";

/**
 * The files that the feed of a podcast attaches to a post, which its text need not show: they come first, as players or as links.
 * WordPress keeps an address, the bytes and a type of each, a line for each.
 */
export const withEnclosures =
  (kept: string): Step =>
  (tree, conversion) => {
    const found = [
      ...kept.matchAll(/^\s*(https?:\/\/\S+)[ \t]*(?:\n\s*\d*[ \t]*(?:\n[ \t]*([\w-]+\/[\w.+-]+))?)?/gm),
    ];
    const missing = found.flatMap(([, address = "", type = ""]): ElementContent[] => {
      // Where the text shows it too, WordPress found it there.
      const isShown = (name: string) =>
        findFirst(tree, (node) => attribute(node, name) === address) !== undefined;
      if (isShown("src") || isShown("href")) return [];
      const kind = type.startsWith("audio/")
        ? "sound"
        : type.startsWith("video/")
          ? "film"
          : pathKind(address);
      if (kind === "sound" || kind === "film") return fileEmbed(kind, address, "", conversion);
      return [element("p", {}, [element("a", { href: address }, [text(nameOf(address))])])];
    });
    tree.children.unshift(...missing);
  };

const pathKind = (address: string) => fileKind(address.replace(/[?#].*$/, ""));
const nameOf = (address: string) =>
  address
    .replace(/[?#].*$/, "")
    .split("/")
    .at(-1) || address;
