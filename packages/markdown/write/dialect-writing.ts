import { defaultHandlers, type Handle, type Options } from "mdast-util-to-markdown";
import remarkGfm from "remark-gfm";
import { unified } from "unified";
import { writeAddresses } from "./bare-addresses.ts";

/** GitHub's marks, but for the escapes that keep an address from becoming a link, and those of single tildes. */
const gfm = (
  (
    unified().use(remarkGfm, { tablePipeAlign: false }).freeze().data() as {
      toMarkdownExtensions?: Options[];
    }
  ).toMarkdownExtensions ?? []
)
  .flatMap((extension) => [extension, ...(extension.extensions ?? [])])
  .map((extension) => ({ ...extension, extensions: [] }))
  .filter((extension) => !extension.unsafe?.some(({ character }) => character === "@"))
  .map(({ unsafe, ...extension }) => ({
    ...extension,
    unsafe: unsafe?.filter(({ character }) => character !== "~"),
  }));

/** The delimiter of a table's cells cannot be escaped in `<…>`. */
const link: Handle = (node, parent, state, info) => {
  const isInCell = state.stack.includes("tableCell") && node.url.includes("|");
  const { options } = state;
  if (isInCell) state.options = { ...options, resourceLink: true };
  const written = defaultHandlers.link(node, parent, state, info);
  state.options = options;
  return written;
};
(link as Handle & { peek: unknown }).peek = defaultHandlers.link.peek;

/** How `mdast-util-to-markdown` writes what the dialect reads back as the same: for `extensions`. */
export const dialectWriting: Options[] = [
  ...gfm,
  {
    unsafe: [
      // `::name` would be a player or its like.
      { atBreak: true, character: ":", after: ":" },
      { character: "~", after: "~", inConstruct: "phrasing" },
      { character: "~", before: "~", inConstruct: "phrasing" },
    ],
    handlers: { text: writeAddresses, link },
  },
];
