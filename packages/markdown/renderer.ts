import type { Element, Root } from "hast";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeExternalLinks from "rehype-external-links";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { withoutCommentsIn } from "./comments.ts";
import { rehypeLocalImages, rehypeScrollableBlocks } from "./plugins/blocks.ts";
import { longestHtml, OverBudget } from "./parse/budget.ts";
import { rehypeColouredCode } from "./plugins/coloured-code.ts";
import type { Dialect } from "./dialect.ts";
import { elaborateMessage } from "./elaborate-message.ts";
import { remarkEmbeds } from "./embeds/remark-embeds.ts";
import { parseMarkdown } from "./parse/parse-markdown.ts";
import { rehypeHeadingIds } from "./plugins/heading-ids.ts";
import { remarkPlainHtml } from "./plugins/plain-html.ts";
import { rehypeRootedAddresses } from "./plugins/rooted-addresses.ts";
import { readTypedPlayers, unlistedMessage } from "./embeds/typed-players.ts";
import { schemaOf } from "./plugins/schema.ts";
import { setTypography } from "./typography.ts";

/** A text as HTML that is safe to show. */
export interface Rendered {
  html: string;
  /** The same, block by block. */
  blocks: string[];
  /** Why its author should not publish it as it is; `html` is safe nevertheless. */
  fault: Fault | null;
}

export interface Fault {
  /**
   * `text_too_elaborate`: rendering it would cost more than the budget allows, so `html` shows it as it was typed.
   * `player_not_listed`: it embeds a player that is not on the list, which `html` shows as it was typed.
   */
  code: "text_too_elaborate" | "player_not_listed";
  /** For the author: what is wrong in which line, and how to fix it. */
  message: string;
}

/**
 * Renders GitHub-flavoured Markdown with highlighted code, heading anchors, embeds from the allow-list and nothing that
 * could run. Everything after `rehypeSanitize` is our own doing and trusted; everything before is not. A text’s language is English
 * where none is given: a BCP 47 tag.
 */
export function createRenderer(dialect: Dialect = {}): (markdown: string, language?: string) => Rendered {
  // Its parts are made when the first text is rendered: most starts of a Worker render none.
  const processor = unified()
    .use(remarkEmbeds, dialect)
    .use(remarkPlainHtml)
    .use(remarkRehype)
    .use(rehypeRootedAddresses)
    .use(rehypeSanitize, schemaOf(dialect))
    .use(rehypeHeadingIds, dialect)
    .use(rehypeAutolinkHeadings, {
      behavior: "append",
      properties: { className: ["heading-anchor"], ariaHidden: "true", tabIndex: -1 },
      content: { type: "text", value: "#" },
    })
    .use(rehypeColouredCode)
    .use(rehypeScrollableBlocks)
    .use(rehypeLocalImages)
    .use(rehypeExternalLinks, { target: "_blank", rel: ["noopener", "noreferrer"] })
    .use(rehypeStringify);
  const written = (block: Root["children"][number]) =>
    processor.stringify({ type: "root", children: [block as Element] });

  return (markdown, language) => {
    try {
      const text = parseMarkdown(markdown);
      setTypography(text, language);
      const unlisted = readTypedPlayers(text, markdown, dialect);
      const blocks = processor.runSync(text, markdown).children.map(written);
      const html = blocks.join("");
      if (html.length > longestHtml) throw new OverBudget("length", 1);
      const fault =
        unlisted.length > 0
          ? { code: "player_not_listed" as const, message: unlistedMessage(unlisted, dialect) }
          : null;
      return { html, blocks: blocks.filter((block) => block !== "\n"), fault };
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      const html = asTyped(markdown);
      return {
        html,
        blocks: [html],
        fault: { code: "text_too_elaborate", message: elaborateMessage(error) },
      };
    }
  };
}

function asTyped(markdown: string): string {
  const escaped = withoutCommentsIn(markdown).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<pre tabindex="0"><code>${escaped}</code></pre>`;
}
