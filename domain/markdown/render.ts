import type { Element, Root } from "hast";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeExternalLinks from "rehype-external-links";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { isRefused, type Refused } from "../outcome.ts";
import { rehypeLocalImages, rehypeScrollableBlocks } from "./blocks.ts";
import { longestHtml, OverBudget, refuseOverBudget } from "./budget.ts";
import { rehypeColouredCode } from "./coloured-code.ts";
import { remarkEmbeds } from "./embeds.ts";
import { parseMarkdown } from "./parse.ts";
import { remarkPlainHtml } from "./plain-html.ts";
import { readTypedPlayers, refuseUnlisted } from "./typed-players.ts";
import { schema } from "./schema.ts";
import { setTypography } from "./typography.ts";

/**
 * What readers get: GitHub-flavoured markdown with highlighted code, heading anchors, embeds from the allow-list
 * and nothing that could run. Everything after `rehypeSanitize` is our own doing and trusted; everything before
 * is not.
 */
const processor = unified()
  .use(remarkEmbeds)
  .use(remarkPlainHtml)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(rehypeSlug)
  .use(rehypeAutolinkHeadings, {
    behavior: "append",
    properties: { className: ["heading-anchor"], ariaHidden: "true", tabIndex: -1 },
    content: { type: "text", value: "#" },
  })
  .use(rehypeColouredCode)
  .use(rehypeScrollableBlocks)
  .use(rehypeLocalImages)
  .use(rehypeExternalLinks, { target: "_blank", rel: ["noopener", "noreferrer"] })
  .use(rehypeStringify)
  .freeze();

/**
 * Sanitised HTML of a text that its author is about to save, publish, send or look at; refused where rendering it
 * would cost more than the budget allows, or where it embeds a player that is not on the list.
 */
export function renderOrRefuse(markdown: string): string | Refused {
  const rendered = render(markdown);
  return isRefused(rendered) ? rendered : (rendered.refusal ?? rendered.blocks.join(""));
}

/** The same, block by block. */
export function renderBlocksOrRefuse(markdown: string): string[] | Refused {
  const rendered = render(markdown);
  return isRefused(rendered)
    ? rendered
    : (rendered.refusal ?? rendered.blocks.filter((block) => block !== "\n"));
}

/** Why a text cannot be sent as a letter; null where it can. */
export function refuseUnrenderable(markdown: string): Refused | null {
  const rendered = renderOrRefuse(markdown);
  return isRefused(rendered) ? rendered : null;
}

/** Sanitised HTML of a text that was accepted before. Never refuses: a text over the budget is shown as it was typed. */
export function renderMarkdown(markdown: string): string {
  const rendered = render(markdown);
  return isRefused(rendered) ? asTyped(markdown) : rendered.blocks.join("");
}

/** The same, block by block. */
export function renderBlocks(markdown: string): string[] {
  const rendered = render(markdown);
  return isRefused(rendered) ? [asTyped(markdown)] : rendered.blocks.filter((block) => block !== "\n");
}

/** The page block by block, with the line ends between them; `refusal` where a player is not on the list. */
function render(markdown: string): { blocks: string[]; refusal: Refused | null } | Refused {
  try {
    const text = parseMarkdown(markdown);
    setTypography(text);
    const unlisted = readTypedPlayers(text, markdown);
    const blocks = processor.runSync(text, markdown).children.map((block) => written(block as Element));
    if (blocks.reduce((sum, block) => sum + block.length, 0) > longestHtml) throw new OverBudget("length", 1);
    return { blocks, refusal: refuseUnlisted(unlisted) };
  } catch (error) {
    if (error instanceof OverBudget) return refuseOverBudget(error);
    throw error;
  }
}

function written(block: Root["children"][number]): string {
  return processor.stringify({ type: "root", children: [block] });
}

function asTyped(markdown: string): string {
  const escaped = markdown.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<pre tabindex="0"><code>${escaped}</code></pre>`;
}
