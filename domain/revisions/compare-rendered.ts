import { renderBlocks } from "../markdown/render.server.ts";
import { compareBlocks } from "@toadstool/markdown/prose";

/** Both texts as readers get them, one under the other where they differ; their images are yet to be placed. */
export function compareRendered(before: string, after: string, language?: string): string {
  return compareBlocks(renderBlocks(before, language), renderBlocks(after, language))
    .map(({ change, text }) => {
      if (change === "same") return text;
      const [tag, word] = change === "added" ? ["ins", "Added"] : ["del", "Removed"];
      // A removed block is shown beside its replacement: only one of them can have an id, and be linked to.
      const block = change === "added" ? text : text.replace(/(<[^<>]*?) id="[^"]*"/g, "$1");
      return `<${tag} class="compared"><span class="compared-word">${word}</span>${block}</${tag}>`;
    })
    .join("\n");
}
