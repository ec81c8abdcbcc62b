import {
  attribute,
  element,
  findAll,
  hasClass,
  isElement,
  named,
  rawWords,
  replaceElements,
  text,
} from "../html/hast.ts";
import type { Step } from "../html/to-markdown.ts";
import type { WordpressLibrary } from "./library.ts";

/** What plugins put below each post. */
const additions = [
  "sharedaddy",
  "jp-relatedposts",
  "wp-block-jetpack-subscriptions",
  "addtoany_share_save_container",
];

/** WordPress’ own forms: pictures in full size with the words of the library, blocks for files, buttons and verses. */
export const openParts =
  (library: WordpressLibrary): Step =>
  (tree) => {
    for (const picture of findAll(tree, named("img"))) {
      const classes = attribute(picture, "className");
      const attachment =
        library.byAddress(attribute(picture, "src")) ??
        library.attachments.get(/\bwp-image-(\d+)\b/.exec(classes)?.[1] ?? "");
      if (!attachment) continue;
      picture.properties.src = attachment.url;
      picture.properties.alt = attribute(picture, "alt") || attachment.alt;
    }
    replaceElements(tree, (node) => {
      if (additions.some((name) => hasClass(node, name))) return [];
      // A link to a picture’s page beside it: the picture is meant.
      if (
        node.tagName === "a" &&
        /attachment/.test(attribute(node, "rel")) &&
        findAll(node, named("img")).length === 1
      )
        return findAll(node, named("img"));
      if (node.tagName === "a" && hasClass(node, "wp-block-file__button")) return [];
      if (hasClass(node, "wp-block-button") || hasClass(node, "wp-block-file"))
        return [element("p", {}, node.children)];
      if (isElement(node, "pre") && hasClass(node, "wp-block-verse")) {
        const lines = rawWords(node).trim().split("\n");
        return [
          element(
            "p",
            {},
            lines.flatMap((line, index) => (index > 0 ? [element("br"), text(line)] : [text(line)])),
          ),
        ];
      }
      if (isElement(node, "ul", "ol") && hasClass(node, "wp-block-gallery"))
        return [element("figure", {}, node.children)];
      if (isElement(node, "figure") && hasClass(node, "wp-block-pullquote")) return node.children;
      return undefined;
    });
  };
