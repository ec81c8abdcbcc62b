import { escapeHtml } from "@toadstool/markdown/html";
import { cardHtml } from "./card-html.ts";

interface Node {
  type?: string;
  children?: Node[];
  text?: string;
  format?: number | string;
  tag?: string;
  url?: string;
  listType?: string;
  start?: number;
  checked?: boolean;
  [field: string]: unknown;
}

/** The HTML of a text that Ghost 5 stored as Lexical; null where it is none. */
export function lexicalHtml(stored: string): string | null {
  try {
    const { root } = JSON.parse(stored) as { root?: Node };
    return root?.children ? root.children.map(nodeHtml).join("\n") : null;
  } catch {
    return null;
  }
}

const inside = ({ children = [] }: Node): string => children.map(nodeHtml).join("");

function nodeHtml(node: Node): string {
  switch (node.type) {
    case "text":
    case "extended-text":
      return marked(escapeHtml(node.text ?? ""), Number(node.format) || 0);
    case "linebreak":
      return "<br>";
    case "link":
    case "autolink":
    case "at-link":
      return `<a href="${escapeHtml(node.url ?? "")}">${inside(node)}</a>`;
    case "paragraph":
      return `<p>${inside(node)}</p>`;
    case "heading":
    case "extended-heading":
      return `<${heading(node.tag)}>${inside(node)}</${heading(node.tag)}>`;
    case "quote":
    case "extended-quote":
    case "aside":
      return `<blockquote><p>${inside(node)}</p></blockquote>`;
    case "list": {
      const tag = node.listType === "number" ? "ol" : "ul";
      return `<${tag}${tag === "ol" && node.start ? ` start="${Number(node.start)}"` : ""}>${inside(node)}</${tag}>`;
    }
    case "listitem":
      return `<li>${inside(node)}</li>`;
    default:
      return node.children ? inside(node) : cardHtml(node.type ?? "", node);
  }
}

const heading = (tag: string | undefined) => (/^h[1-6]$/.test(tag ?? "") ? tag : "h2");

/** Lexical’s bits for the marks of a text. */
const marks: [bit: number, tag: string][] = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [8, "u"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
  [128, "mark"],
];

const marked = (html: string, format: number) =>
  marks.reduce((inner, [bit, tag]) => (format & bit ? `<${tag}>${inner}</${tag}>` : inner), html);
