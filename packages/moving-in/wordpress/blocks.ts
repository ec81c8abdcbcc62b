import type { Remarks } from "../remarks.ts";
import type { WordpressLibrary } from "./library.ts";

/** A block without a text of its own. */
const empty = /<!--\s+wp:([a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?)\s+(\{(?:(?!-->)[^])*?\}\s+)?\/-->/g;
const code =
  /<!--\s+wp:((?:[a-z0-9-]+\/)?[a-z0-9-]*code[a-z0-9-]*)\s+(\{(?:(?!-->)[^])*?\})\s+-->(\s*<(?:pre|div)\b)/g;

/** Blocks without a text that are nothing to readers, or are in another place. */
const silent =
  /^(?:more|nextpage|spacer|footnotes|post-|site-|template-part|pattern|separator|navigation|social-)/;

/** Shared blocks become their content; blocks that WordPress fills itself are remarked; languages of code are kept. */
export function expandBlocks(
  html: string,
  library: WordpressLibrary,
  remarks: Remarks,
  within: readonly string[] = [],
  budget = { left: 2_000_000 },
): string {
  return html
    .replaceAll(empty, (_whole, name: string, facts = "{}") => {
      if (name === "block" || name === "core/block") {
        const id = String(fieldsOf(facts).ref ?? "");
        // A block that is in itself has no end.
        if (within.includes(id)) return "";
        const content = library.shared(id);
        budget.left -= content?.length ?? 0;
        if (content !== undefined && budget.left > 0)
          return expandBlocks(content, library, remarks, [...within, id], budget);
        remarks.lose("left_out_part", "A block that several posts share is not in the export.");
        return "";
      }
      const bare = name.replace(/^core\//, "");
      if (bare === "nextpage" || bare === "separator") return "<hr>";
      if (!silent.test(bare))
        remarks.lose(
          "left_out_part",
          `A block “${bare}”, which WordPress or a plugin fills itself, was left out.`,
        );
      return "";
    })
    .replaceAll(code, (_whole, _name: string, facts: string, start: string) => {
      const { language } = fieldsOf(facts);
      return typeof language === "string" && /^[\w+#.-]+$/.test(language)
        ? `${start} data-language="${language}"`
        : start;
    })
    .replaceAll(/<!--\s*nextpage\s*-->/g, "<hr>");
}

function fieldsOf(facts: string): Record<string, unknown> {
  try {
    return JSON.parse(facts) as Record<string, unknown>;
  } catch {
    return {};
  }
}
