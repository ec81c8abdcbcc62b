import { inputRules } from "@milkdown/kit/prose/inputrules";
import type { Schema } from "@milkdown/kit/prose/model";
import { EditorState, TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { beforeAll, describe, expect, it } from "vitest";
import { plainReading } from "../round-trip/plain-reading.ts";
import { createRoundTrip } from "../round-trip/round-trip.ts";
import { openWritingSchema } from "../round-trip/writing-schema.client.ts";
import { changedAddresses } from "./changed-addresses.client.ts";
import { typedMarkRules } from "./typed-marks.client.ts";

let schema: Schema;
beforeAll(async () => {
  schema = await openWritingSchema();
});

/** The saved text after `typed` was typed, letter by letter, at the end of the first line of `opened`. */
function written(typed: string, opened = ""): string {
  const roundTrip = createRoundTrip(schema, plainReading);
  const plugins = [inputRules({ rules: typedMarkRules(schema) }), changedAddresses()];
  const view = {
    composing: false,
    state: EditorState.create({ doc: roundTrip.open(opened), plugins }),
    dispatch: (tr: EditorState["tr"]) => (view.state = view.state.apply(tr)),
  };
  const end = view.state.doc.firstChild?.content.size ?? 0;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, end + 1)));
  for (const letter of typed) {
    const { from, to } = view.state.selection;
    const isTaken = plugins[0]?.props.handleTextInput?.call(
      plugins[0],
      view as unknown as EditorView,
      from,
      to,
      letter,
      () => view.state.tr,
    );
    if (!isTaken) view.dispatch(view.state.tr.insertText(letter));
  }
  return roundTrip.read(view.state.doc).trim();
}

/** The same, read again as text: nothing may be lost. */
function words(typed: string): string {
  return createRoundTrip(schema, plainReading).parse(written(typed)).textContent;
}

describe("typed Markdown", () => {
  it.each([
    "See [here](https://example.org/a) now",
    '[here](https://example.org/a "Words") now',
    "![A pond](https://example.org/_a_.png) now",
    "Is *one* and **two** and ~~three~~ and `four` now",
    "A **b *c* d** now",
  ])("becomes what it says: %s", (typed) => {
    expect(written(typed)).toBe(typed);
  });

  it("may have brackets in its address, and underscores for stars", () => {
    const typed = written("_One_ [page](https://en.example.org/Foo_(bar)) now");
    expect(typed).toBe("*One* [page](https://en.example.org/Foo_\\(bar\\)) now");
  });

  it.each([
    "5 * 3 * 2 = 30",
    "~5 to ~6 hours, a~b~c",
    "Use * or ** here, _ or __ there",
    "a ` or `` b",
    "5*3*2 and snake_case_name, _id and _name",
    "[here](nowhere at all) and [x](javascript:alert(1))",
  ])("stays what it is: %s", (typed) => {
    expect(words(typed)).toBe(typed);
  });
});

describe("a typed address", () => {
  it.each([
    "See https://people.example.edu/~ann/ and",
    "https://video.example/watch?v=abc_def&t=10s",
    "https://example.org/_x_/*y*z/~~a~~b and",
    "www.example.org/a_b_c and ann_b@example.org",
  ])("is saved as it was typed: %s", (typed) => {
    expect(written(typed)).toBe(typed);
  });

  it("goes on where it was opened half", () => {
    expect(written("mple.edu/~ann/ now", "See https://people.exa")).toBe(
      "See https://people.example.edu/~ann/ now",
    );
    expect(written("mple.org/b) now", "See [here](https://exa")).toBe(
      "See [here](https://example.org/b) now",
    );
    expect(written(", too", "See https://example.org/a")).toBe("See https://example.org/a, too");
  });
});
