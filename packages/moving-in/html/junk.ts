import type { Conversion } from "./conversion.ts";
import {
  attribute,
  type Element,
  findAll,
  hasClass,
  named,
  type Parents,
  replaceElements,
  type Root,
  text,
} from "./hast.ts";

const removed: Record<string, string> = {
  script: "A script was left out: posts run none.",
  style: "",
  link: "",
  meta: "",
  title: "",
  template: "",
  form: "A form was left out: forms in posts do not work here.",
  svg: "A drawing in SVG code was left out. Save it as a file and upload it.",
  canvas: "A drawing made by a script was left out.",
  math: "A formula in MathML was left out. Write it as text, or as a picture.",
  input: "",
  select: "",
  textarea: "",
  button: "",
};

/** Leaves out what no post shows, and lays open what stands for something that loads later. */
export function removeJunk(tree: Root, { remarks }: Conversion): void {
  replaceElements(tree, (node, parent) => {
    if (node.tagName === "noscript") return isDouble(node, parent) ? [] : node.children;
    if (node.tagName === "img") {
      if (hasClass(node, "emoji") || hasClass(node, "wp-smiley")) return [text(attribute(node, "alt"))];
      const later = laterNames.map((name) => attribute(node, name)).find(Boolean);
      const src = attribute(node, "src");
      if (later && (src === "" || src.startsWith("data:") || /placeholder|blank\.|spacer/i.test(src)))
        node.properties.src = later;
      return isTracker(attribute(node, "src"), attribute(node, "width"), attribute(node, "height"))
        ? []
        : undefined;
    }
    if (node.tagName === "input" && attribute(node, "type") === "checkbox") return undefined;
    const message = removed[node.tagName];
    if (message === undefined) return undefined;
    if (node.tagName === "button") return [text(" "), ...node.children];
    if (node.tagName === "form" && hasClass(node, "wp-block-search")) return [];
    if (message && !loadsQuotations.test(attribute(node, "src"))) remarks.lose("html_simplified", message);
    return [];
  });
}

const laterNames = ["dataSrc", "dataLazySrc", "dataOriginal", "dataOrigFile"];

/** Beside a picture that loads later, a `noscript` has the same once more. */
function isDouble(node: Element, parent: Parents): boolean {
  const pictures = findAll(parent, named("img"));
  const [own] = findAll(node, named("img"));
  if (own !== pictures[0]) return true;
  return pictures.some(
    (picture) =>
      own !== undefined &&
      picture !== own &&
      ["src", ...laterNames].some((name) => attribute(picture, name) === attribute(own, "src")),
  );
}

/** A picture of one pixel counts readers. */
const isTracker = (src: string, width: string, height: string) =>
  src !== "" && /^[01]$/.test(width) && /^[01]$/.test(height);

/** Scripts that make players of quoted posts, which stay quotations here. */
const loadsQuotations =
  /^(?:https?:)?\/\/(?:platform\.(?:twitter|x|instagram)\.com|(?:www\.)?(?:instagram|tiktok|threads\.net|embed\.bsky\.app|embed\.reddit)\b|cdn\.embedly\.com|gist\.github\.com)/;
