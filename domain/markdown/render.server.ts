import { type Refused, refuseField } from "../outcome.ts";
import { createRenderer, type Rendered } from "@toadstool/markdown";
import { dialect } from "./site-dialect.ts";

let renderer: ReturnType<typeof createRenderer> | undefined;

/** Made with the first text: a Worker that starts shows texts that were rendered when they were saved. */
function render(markdown: string, language?: string): Rendered {
  renderer ??= createRenderer(dialect);
  return renderer(markdown, language);
}

// `language` is a BCP 47 tag, by default English: the text’s own, else the site’s.

/** Sanitised HTML of a text that was accepted before. Never refuses: a text over the budget is shown as it was typed. */
export function renderMarkdown(markdown: string, language?: string): string {
  return render(markdown, language).html;
}

/** The same, block by block. */
export function renderBlocks(markdown: string, language?: string): string[] {
  return render(markdown, language).blocks;
}

/**
 * Sanitised HTML of a text that its author is about to save, publish, send or look at; refused where rendering it
 * would cost more than the budget allows, or where it embeds a player that is not on the list.
 */
export function renderOrRefuse(markdown: string, language?: string): string | Refused {
  const rendered = render(markdown, language);
  return refusalOf(rendered) ?? rendered.html;
}

/** The same, block by block. */
export function renderBlocksOrRefuse(markdown: string, language?: string): string[] | Refused {
  const rendered = render(markdown, language);
  return refusalOf(rendered) ?? rendered.blocks;
}

/** Why a text cannot be sent as a letter; null where it can. */
export function refuseUnrenderable(markdown: string): Refused | null {
  return refusalOf(render(markdown));
}

function refusalOf({ fault }: Rendered): Refused | null {
  if (!fault) return null;
  const { code, message } = fault;
  const isUnread = code === "text_too_elaborate";
  return refuseField("invalid", code, "content", isUnread ? `${message} Your text is unchanged.` : message);
}
