import { escapeHtml } from "@toadstool/markdown/html";

interface Node {
  type?: string;
  nodes?: Node[];
  textData?: { text?: string; decorations?: Decoration[] };
  headingData?: { level?: number };
  imageData?: { image?: { src?: { id?: string; url?: string } }; altText?: string; caption?: string };
  buttonData?: { text?: string; link?: { url?: string } };
  videoData?: { video?: { src?: { url?: string } } };
  linkPreviewData?: { link?: { url?: string }; title?: string };
}

interface Decoration {
  type?: string;
  linkData?: { link?: { url?: string } };
}

/** The HTML of a text that Wix keeps as a tree; of its plain words where there is none. */
export function richHtml(stored: string, plain: string): string {
  const html = nodesIn(stored).map(nodeHtml).join("\n");
  return (
    html ||
    plain
      .split(/\n{2,}/)
      .map((part) => `<p>${escapeHtml(part)}</p>`)
      .join("\n")
  );
}

function nodesIn(stored: string): Node[] {
  try {
    const { nodes } = JSON.parse(stored) as { nodes?: unknown };
    return Array.isArray(nodes) ? (nodes as Node[]) : [];
  } catch {
    return [];
  }
}

/** Where Wix keeps a picture that it calls `wix:image://v1/ID/NAME#…`, or by its id alone. */
export function wixPicture(written: string): string {
  const [, id = ""] = /^wix:image:\/\/v1\/([^/]+)/.exec(written) ?? [];
  if (id) return `${store}${id}`;
  return written === "" || /^https?:/.test(written) ? written : `${store}${encodeURI(written)}`;
}

const store = "https://static.wixstatic.com/media/";

const inside = ({ nodes = [] }: Node): string => nodes.map(nodeHtml).join("");

const tags: Record<string, string> = {
  PARAGRAPH: "p",
  BLOCKQUOTE: "blockquote",
  BULLETED_LIST: "ul",
  ORDERED_LIST: "ol",
  LIST_ITEM: "li",
  CODE_BLOCK: "pre",
  TABLE: "table",
  TABLE_ROW: "tr",
  TABLE_CELL: "td",
};

function nodeHtml(node: Node): string {
  const { type = "", imageData, buttonData, videoData, linkPreviewData } = node;
  if (type === "TEXT") return textHtml(node);
  if (type === "DIVIDER") return "<hr>";
  if (type === "HEADING") {
    const level = Math.min(Math.max(node.headingData?.level || 2, 1), 6);
    return `<h${level}>${inside(node)}</h${level}>`;
  }
  if (type === "IMAGE") {
    const { id = "", url = "" } = imageData?.image?.src ?? {};
    const caption = imageData?.caption ? `<figcaption>${escapeHtml(imageData.caption)}</figcaption>` : "";
    return `<figure><img src="${escapeHtml(wixPicture(url || id))}" alt="${escapeHtml(imageData?.altText ?? "")}">${caption}</figure>`;
  }
  const address = buttonData?.link?.url ?? linkPreviewData?.link?.url ?? "";
  if (address) {
    const words = buttonData?.text || linkPreviewData?.title || address;
    return `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`;
  }
  const film = videoData?.video?.src?.url;
  if (film) return `<iframe src="${escapeHtml(film)}"></iframe>`;
  const tag = tags[type];
  return tag ? `<${tag}>${inside(node)}</${tag}>` : inside(node);
}

const marks: Record<string, string> = {
  BOLD: "strong",
  ITALIC: "em",
  UNDERLINE: "u",
  STRIKETHROUGH: "s",
  SUPERSCRIPT: "sup",
  SUBSCRIPT: "sub",
};

function textHtml({ textData }: Node): string {
  return (textData?.decorations ?? []).reduce(
    (html, { type = "", linkData }) => {
      const address = type === "LINK" ? linkData?.link?.url : undefined;
      if (address) return `<a href="${escapeHtml(address)}">${html}</a>`;
      return marks[type] ? `<${marks[type]}>${html}</${marks[type]}>` : html;
    },
    escapeHtml(textData?.text ?? ""),
  );
}
