import { Schema } from "@milkdown/kit/prose/model";
import { EditorState, TextSelection } from "@milkdown/kit/prose/state";
import { expect, it } from "vitest";
import { toggle } from "./marks.client.ts";
import { typedCode } from "./typed-code.client.ts";

const schema = new Schema({
  nodes: { doc: { content: "paragraph+" }, paragraph: { content: "text*" }, text: {} },
  marks: { inlineCode: { inclusive: false }, strong: {} },
});

function writing(words: string) {
  const doc = schema.node("doc", null, schema.node("paragraph", null, schema.text(words)));
  let state = EditorState.create({ doc, plugins: [typedCode()] });
  const apply = (tr: typeof state.tr) => (state = state.apply(tr));
  const hand = {
    goTo: (at: number) => apply(state.tr.setSelection(TextSelection.create(state.doc, at))),
    type: (letters: string) => {
      for (const letter of letters) apply(state.tr.insertText(letter));
    },
    turnCode: () => toggle("inlineCode")(state, apply),
    deleteOne: () => apply(state.tr.delete(state.selection.from - 1, state.selection.from)),
    /** The document's text, with code between marks. */
    reads: () => {
      let said = "";
      state.doc.descendants((node) => {
        if (node.isText)
          said += node.marks.some(({ type }) => type.name === "inlineCode") ? `[${node.text}]` : node.text;
      });
      return said;
    },
  };
  hand.goTo(words.length + 1);
  return hand;
}

it("keeps letter after letter in the code, until it is turned off", () => {
  const hand = writing("Say ");
  hand.turnCode();
  hand.type("npm run");
  hand.turnCode();
  hand.type(" twice");
  expect(hand.reads()).toBe("Say [npm run] twice");
});

it("goes on after a letter that was deleted", () => {
  const hand = writing("Say ");
  hand.turnCode();
  hand.type("npx");
  hand.deleteOne();
  hand.type("m");
  expect(hand.reads()).toBe("Say [npm]");
});

it("ends where the caret leaves, and text typed after code later is not code", () => {
  const hand = writing("Say ");
  hand.turnCode();
  hand.type("npm");
  hand.goTo(1);
  hand.goTo(8);
  hand.type("!");
  expect(hand.reads()).toBe("Say [npm]!");
});
