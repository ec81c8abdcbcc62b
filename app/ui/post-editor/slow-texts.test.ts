import { expect, it } from "vitest";
import { slowTexts } from "../../../testing/attacks/markdown/texts.ts";
import { createRoundTrip } from "./round-trip.ts";
import { parseSource } from "./split-source.ts";
import { openWritingSchema } from "./writing-schema.client.ts";

const schema = await openWritingSchema();

it.each(Object.entries(slowTexts))("opens and comes back byte for byte, however slow: %s", (_name, make) => {
  const { open, read } = createRoundTrip(schema);
  const text = make(4_000);
  expect(read(open(text))).toBe(text);
});

it("shows a text over the budget as one block of source", () => {
  const text = `[a]: b\n\n${slowTexts["closers without openers, *a_"]?.(400_000)}`;
  expect(parseSource(text).blocks.map(({ node, source }) => [node, source])).toEqual([[null, text]]);
});
