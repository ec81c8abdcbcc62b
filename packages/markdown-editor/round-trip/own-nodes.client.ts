import { $nodeSchema } from "@milkdown/kit/utils";

/** Something we have no nodes for, on lines of its own: a definition, HTML, an unknown directive, front matter. */
export const rawBlockSchema = $nodeSchema("raw_block", () => ({
  group: "block",
  atom: true,
  draggable: true,
  attrs: { source: { default: "", validate: "string" } },
  parseDOM: [{ tag: "pre[data-raw-block]", priority: 60, getAttrs: (dom) => ({ source: dom.textContent }) }],
  toDOM: ({ attrs }) => ["pre", { "data-raw-block": "" }, String(attrs.source)],
  ...unread,
}));

/** The same inside a line: a tag, a link by reference. */
export const rawInlineSchema = $nodeSchema("raw_inline", () => ({
  group: "inline",
  inline: true,
  atom: true,
  attrs: { source: { default: "", validate: "string" } },
  parseDOM: [
    { tag: "code[data-raw-inline]", priority: 60, getAttrs: (dom) => ({ source: dom.textContent }) },
  ],
  toDOM: ({ attrs }) => ["code", { "data-raw-inline": "" }, String(attrs.source)],
  leafText: ({ attrs }) => String(attrs.source),
  ...unread,
}));

/** A player: `::name{…}` with its attributes as they were typed. */
export const embedSchema = $nodeSchema("embed", () => ({
  group: "block",
  atom: true,
  draggable: true,
  attrs: { name: { validate: "string" }, attributes: { default: {} } },
  parseDOM: [
    {
      tag: "figure[data-embed]",
      getAttrs: (dom) => ({ name: dom.dataset.embed, attributes: readAttributes(dom.dataset.attributes) }),
    },
  ],
  toDOM: ({ attrs }) => [
    "figure",
    { "data-embed": String(attrs.name), "data-attributes": JSON.stringify(attrs.attributes) },
    String(attrs.name),
  ],
  ...unread,
}));

/** Milkdown asks every node how it is read and written; the round trip does both itself. */
const unread = {
  parseMarkdown: { match: () => false, runner: () => undefined },
  toMarkdown: { match: () => false, runner: () => undefined },
};

function readAttributes(json: string | undefined): Record<string, string> {
  try {
    const read: unknown = JSON.parse(json ?? "{}");
    const entries = typeof read === "object" && read ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter((entry) => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}
