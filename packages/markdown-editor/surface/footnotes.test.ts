import { EditorState, TextSelection } from "@milkdown/kit/prose/state";
import { expect, it } from "vitest";
import { plainReading } from "../round-trip/plain-reading.ts";
import { createRoundTrip } from "../round-trip/round-trip.ts";
import { openWritingSchema } from "../round-trip/writing-schema.client.ts";
import { insertFootnote } from "./footnotes.client.ts";

const schema = await openWritingSchema();

/** The text after the button was pressed behind `word` and a note was typed; null where it does nothing. */
function pressed(markdown: string, word: string, note = "A note."): string | null {
  const { open, read } = createRoundTrip(schema, plainReading);
  const doc = open(markdown);
  let place = -1;
  doc.descendants((node, at) => {
    const found = node.isText ? (node.text ?? "").indexOf(word) : -1;
    if (found >= 0 && place < 0) place = at + found + word.length;
  });
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, place) });
  if (!insertFootnote(state, (tr) => void (state = state.apply(tr)))) return null;
  return read(state.apply(state.tr.insertText(note)).doc);
}

it("puts a mark behind the word and the note at the end, where one goes on typing", () => {
  expect(pressed("One two.\n\nThree.\n", "One")).toBe("One[^1] two.\n\nThree.\n\n[^1]: A note.\n");
  expect(pressed("- One\n- two\n", "two")).toBe("- One\n- two[^1]\n\n[^1]: A note.\n");
  expect(pressed("# One\n", "One")).toBe("# One[^1]\n\n[^1]: A note.\n");
});

it("takes the first number that is free, and leaves the other footnotes as they were typed", () => {
  expect(pressed("One[^1] two[^a] three.\n\n[^1]: First.\n\n[^a]: Another.\n", "three")).toBe(
    "One[^1] two[^a] three[^2].\n\n[^1]: First.\n\n[^a]: Another.\n\n[^2]: A note.\n",
  );
});

it("does nothing in code and in a note", () => {
  expect(pressed("```\none\n```\n", "one")).toBeNull();
  expect(pressed("One[^1].\n\n[^1]: First.\n", "First")).toBeNull();
});
