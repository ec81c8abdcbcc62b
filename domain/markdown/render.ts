import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeExternalLinks from "rehype-external-links";
import rehypeHighlight from "rehype-highlight";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { remarkEmbeds } from "./embeds.ts";
import { rehypeLocalImages, rehypeScrollableBlocks } from "./blocks.ts";
import { isFlood } from "./floods.ts";
import { languages } from "./languages.ts";
import { remarkPlainHtml } from "./plain-html.ts";
import { schema } from "./schema.ts";

/**
 * What readers get: GitHub-flavoured markdown with highlighted code, heading anchors, embeds from the allow-list
 * and nothing that could run. Everything after `rehypeSanitize` is our own doing and trusted; everything before
 * is not.
 */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkEmbeds)
  .use(remarkPlainHtml)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, schema)
  .use(rehypeSlug)
  .use(rehypeAutolinkHeadings, {
    behavior: "append",
    properties: { className: ["heading-anchor"], ariaHidden: "true", tabIndex: -1 },
    content: { type: "text", value: "#" },
  })
  .use(rehypeHighlight, { languages, detect: false })
  .use(rehypeScrollableBlocks)
  .use(rehypeLocalImages)
  .use(rehypeExternalLinks, { target: "_blank", rel: ["noopener", "noreferrer"] })
  .use(rehypeStringify)
  .freeze();

/** Sanitised HTML of `markdown`. Never throws: a text that cannot be rendered is shown as it was typed. */
export function renderMarkdown(markdown: string): string {
  if (isFlood(markdown)) return asTyped(markdown);
  try {
    return String(processor.processSync(markdown));
  } catch (error) {
    // Thousands of nested marks exhaust the stack; anything else is ours to mend.
    if (error instanceof RangeError) return asTyped(markdown);
    throw error;
  }
}

/** The same, block by block. */
export function renderBlocks(markdown: string): string[] {
  if (isFlood(markdown)) return [asTyped(markdown)];
  try {
    const tree = processor.runSync(processor.parse(markdown), markdown);
    return tree.children
      .filter(({ type }) => type === "element")
      .map((block) => processor.stringify({ type: "root", children: [block] }));
  } catch (error) {
    if (error instanceof RangeError) return [asTyped(markdown)];
    throw error;
  }
}

function asTyped(markdown: string): string {
  const escaped = markdown.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<pre tabindex="0"><code>${escaped}</code></pre>`;
}
