import type { Reading } from "@toadstool/markdown-editor/round-trip";
import { budget, Meter, OverBudget, parseMarkdown } from "@toadstool/markdown/parse";
import { isEmbed } from "@toadstool/markdown/embeds";
import { dialect } from "#domain/markdown/site-dialect.ts";

/** The editor parses a text slice by slice, some slices again with the definitions from elsewhere. */
const timesParsed = 3;

/** Markdown as the site's renderer reads it, within the renderer's budget. */
export const siteReading: Reading = {
  isEmbed: (name, attributes) => isEmbed(name, attributes, dialect),
  parserOf: (text) => {
    const meter = new Meter(text, timesParsed * budget.work);
    return (part) => {
      try {
        return parseMarkdown(part, meter).children;
      } catch (error) {
        if (error instanceof OverBudget) return null;
        throw error;
      }
    };
  },
};
