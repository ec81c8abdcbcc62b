import { describe, expect, it } from "vitest";
import { caretInText, saySame } from "./caret-in-text.ts";
import { plainReading } from "./plain-reading.ts";
import { createRoundTrip } from "./round-trip.ts";
import { openWritingSchema } from "./writing-schema.client.ts";

const schema = await openWritingSchema();
const roundTrip = createRoundTrip(schema, plainReading);

/** A `^` marks the caret. */
function found(marked: string) {
  return caretInText(roundTrip, marked.replace("^", ""), marked.indexOf("^"));
}

describe("a caret in a text", () => {
  it.each([
    ["One pond ^", "paragraph", "One pond "],
    ["One ^pond", "paragraph", "One "],
    ["One.\n\n^", "paragraph", ""],
    ["One.\n\n^\n\nTwo.", "paragraph", ""],
    ["# A heading ^", "heading", "A heading "],
    ["- one\n- ^", "paragraph", ""],
    ["> said ^", "paragraph", "said "],
    ["```js\nlet a = ^\n```", "code_block", "let a = "],
    ["| A | B |\n| - | - |\n| C ^ | D |", "paragraph", "C "],
    ["One **bold^** word", "paragraph", "One bold"],
  ])("is in %j where it was", (marked, block, before) => {
    const { document, place } = found(marked) ?? {};
    const $place = document?.resolve(place ?? -1);
    expect($place?.parent.type.name).toBe(block);
    expect($place?.parent.textBetween(0, $place.parentOffset)).toBe(before);
    expect(JSON.stringify(document?.toJSON())).not.toContain("\uE0C4");
  });

  it.each(["[toad](/po^nd)", "See https://toad.example^ there", "![pond](/po^nd.webp)"])(
    "is nowhere in %j, which would be another with one letter more",
    (marked) => {
      expect(found(marked)).toBeNull();
    },
  );
});

it("documents say the same, but for spaces and empty lines, or do not", () => {
  const read = (markdown: string) => roundTrip.parse(markdown);
  expect(saySame(read("One pond"), found("One pond ^")?.document ?? read(""))).toBe(true);
  expect(saySame(read("One.\n\n-"), found("One.\n\n-^")?.document ?? read(""))).toBe(false);
  expect(saySame(read("One"), read("Two"))).toBe(false);
  expect(saySame(read("![a](/a.webp)"), read(""))).toBe(false);
});
