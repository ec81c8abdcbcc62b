// In workerd, whose own stack the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { longestHtml } from "@toadstool/markdown";
import { budget, Meter, OverBudget, parseMarkdown } from "@toadstool/markdown/parse";
import { renderMarkdown, renderOrRefuse } from "#domain/markdown/render.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { inProof, seeds } from "#testing/seeds.ts";
import { grownText } from "./grammar.ts";
import { nestedText } from "./nestings.ts";
import { ordinaryText, slowTexts } from "./texts.ts";

/** Nothing here is timed: an end to counted work is an end. */
describe("texts made to take the renderer long", () => {
  it.each(Object.entries(slowTexts))("are rendered within the budget or refused: %s", (_name, make) => {
    expect(endsWell(make(inProof(3_000, 1_000)))).toBe(true);
  });

  it("are refused with the line, and how to fix it", () => {
    const refused = renderOrRefuse(`One.

Two
lines.

${"a_ *b ".repeat(20_000)}

The end.`);
    expect(refused).toMatchObject({ refused: "invalid", code: "text_too_elaborate" });
    expect(refused).toMatchObject({
      message: expect.stringMatching(/begins in line 6 .*Split it into paragraphs/),
      issues: [{ field: "content" }],
    });
  });

  it("name a table of too many cells and quotes nested too deeply by their line", () => {
    const wide = `Hello.\n\n|${"a|".repeat(1000)}\n|${"-|".repeat(1000)}\n${"|b\n".repeat(1000)}`;
    expect(messageOf(wide)).toContain("The table that begins in line 3 has too many cells");
    expect(messageOf(`Hello.\n\n${"> ".repeat(300)}a`)).toContain("nested too deeply in line 3");
  });

  it("are shown as they were typed where they were accepted before", () => {
    const html = renderMarkdown(`<b>\n\n${"> ".repeat(300)}a`);
    expect(html).toMatch(/^<pre tabindex="0"><code>&lt;b>\n\n> > /);
    // As HTML it would be too long; in code it costs little to find that out.
    expect(renderMarkdown(`\`\`\`\n${"&".repeat(499_996)}`).length).toBeLessThanOrEqual(longestHtml);
  });
});

describe("texts that grow from a seed", () => {
  it("are rendered within the budget or refused, and nothing else is thrown", () => {
    for (const seed of seeds(3)) expect([seed, endsWell(grownText(seed, 2_000).text)]).toEqual([seed, true]);
  });
});

describe("lists, quotes, notes and marks within each other", () => {
  it("cost in proportion to their length, or are refused", () => {
    for (const seed of seeds(1)) {
      const [short, long] = [spentOn(nestedText(seed, 2_000)), spentOn(nestedText(seed, 8_000))];
      expect([seed, long / short < 4.05]).toEqual([seed, true]);
    }
  });

  it("are refused as soon as they cost too much, however long they are", () => {
    const lists = (lines: number) => `- ${"  - ".repeat(20)}a\n`.repeat(lines);
    const refused = messageOf(`Hello.\n\n${lists(1_500)}`);
    expect(refused).toContain("in line 3");
  });
});

describe("long posts as people write them", () => {
  it("are read at 500,000 characters, with work to spare, and rendered", () => {
    const length = inProof(500_000, 50_000);
    const text = ordinaryText(length);
    const meter = new Meter(text);
    parseMarkdown(text, meter);
    // The work is in proportion to the length.
    expect(meter.spent).toBeLessThan(budget.work * 0.75 * (length / 500_000));
    expect(typeof renderOrRefuse(ordinaryText(20_000))).toBe("string");
  });
});

/** Whether a text became a page that is not too long, or was refused with a line that it has. */
function endsWell(text: string): boolean {
  const rendered = renderOrRefuse(text);
  if (!isRefused(rendered)) return rendered.length <= longestHtml;
  const line = Number(/line (\d+)/.exec(rendered.message)?.[1] ?? 1);
  return line >= 1 && line <= text.split("\n").length;
}

/** Units of work; those that a refused text had cost by then. */
function spentOn(text: string): number {
  const meter = new Meter(text, 1e12);
  try {
    parseMarkdown(text, meter);
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
  }
  return meter.spent;
}

function messageOf(text: string): string {
  const rendered = renderOrRefuse(text);
  return isRefused(rendered) ? rendered.message : "";
}
