import {
  attribute,
  element,
  type Element,
  isElement,
  rawWords,
  replaceElements,
  type Root,
  text,
} from "./hast.ts";

/** Code is `pre > code.language-x` and plain words, however its system coloured it. */
export function settleCode(tree: Root): void {
  replaceElements(tree, (node, parent) => {
    if (node.tagName !== "pre") return undefined;
    const outer = parent.type === "element" ? parent : undefined;
    const language = [node, ...codeIn(node), ...(outer ? [outer] : [])].map(languageOf).find(Boolean) ?? "";
    const words = rawWords(node)
      .replaceAll("\u00a0", " ")
      .replace(/^(?:[ \t]*\n)+|\s+$/g, "");
    if (words === "") return [];
    const code = element("code", language ? { className: [`language-${language}`] } : {}, [text(words)]);
    return [element("pre", {}, [code])];
  });
}

const codeIn = (pre: Element) => pre.children.filter((child) => isElement(child, "code", "span"));

/** Classes and attributes in which systems name a language. */
function languageOf(node: Element): string {
  const { className } = node.properties;
  const classes = (Array.isArray(className) ? className.join(" ") : "").replaceAll(/:\s*/g, ": ");
  const named =
    /(?:^|\s)(?:language|lang|highlight-source|highlight)-([\w+#.-]+)/.exec(classes)?.[1] ??
    /(?:^|\s)brush:\s*([\w+#-]+)/.exec(classes)?.[1] ??
    (attribute(node, "dataLang") ||
      attribute(node, "dataLanguage") ||
      attribute(node, "dataCodeBlockLang") ||
      attribute(node, "lang"));
  const language = named.toLowerCase();
  return /^[\w+#.-]{1,30}$/.test(language) && !["plain", "none", "text", "plaintext"].includes(language)
    ? language
    : "";
}
