import { expect, it } from "vitest";
import { createRoundTrip, openWritingSchema, parseSource } from "@toadstool/markdown-editor/round-trip";
import { slowTexts } from "#testing/attacks/markdown/texts.ts";
import { inProof } from "#testing/seeds.ts";
import { siteReading } from "./site-reading.ts";

const schema = await openWritingSchema();

it.each(Object.entries(slowTexts))("opens and comes back byte for byte, however slow: %s", (_name, make) => {
  const { open, read } = createRoundTrip(schema, siteReading);
  const text = make(inProof(2_000, 1_000));
  expect(read(open(text))).toBe(text);
});

it("shows a text over the budget as one block of source", () => {
  const text = `[a]: b\n\n${slowTexts["closers without openers, *a_"]?.(100_000)}`;
  expect(parseSource(text, siteReading).blocks.map(({ node, source }) => [node, source])).toEqual([
    [null, text],
  ]);
});
