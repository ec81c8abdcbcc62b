import { describe, expect, it } from "vitest";
import { type AutosaveEvent, nextAutosave } from "./autosave.ts";
import { type Answer, type Autosave, type Effect, isUnsaved, startAutosave } from "./autosave-state.ts";
import type { TextFields } from "./text-fields.ts";

const written = (content: string): TextFields => ({ content });
const heldAs = (content: string, version: number, id = "d") => ({ id, version, text: written(content) });
const start = (content = "old") => startAutosave({ kind: "draft", id: "d", version: 3 }, written(content));
const startNew = () => startAutosave({ kind: "new", draftKey: "key" }, {});

const edit: AutosaveEvent = { type: "edited", at: 1_000 };
const due = (content: string): AutosaveEvent => ({ type: "due", text: written(content) });
const answered = (answer: Answer, at = 2_000): AutosaveEvent => ({ type: "answered", answer, at });
const lost = answered({ type: "failed", why: "offline" });
const conflict = answered({ type: "conflict", theirs: heldAs("theirs", 7) });

/** What the events lead to; the effects are those of the last. */
function after(state: Autosave, ...events: AutosaveEvent[]): { state: Autosave; effects: Effect[] } {
  let next = { state, effects: [] as Effect[] };
  for (const event of events) next = nextAutosave(next.state, event);
  return next;
}

describe("an autosave", () => {
  it("waits ten seconds after each edit, then saves the current text, with the version it knows", () => {
    expect(after(start(), edit).effects).toEqual([{ do: "wait", milliseconds: 10_000 }]);
    expect(after(start(), edit, edit).effects).toEqual([{ do: "wait", milliseconds: 10_000 }]);
    const { state, effects } = after(start(), edit, due("new"));
    expect(effects).toEqual([
      { do: "save", target: { kind: "draft", id: "d", version: 3 }, text: written("new") },
    ]);
    expect(state.step.at).toBe("saving");
  });

  it("saves nothing where nothing was edited, or where the edit was undone", () => {
    expect(after(start(), due("old")).effects).toEqual([]);
    const { state, effects } = after(start(), edit, due("old"));
    expect(effects).toEqual([]);
    expect(isUnsaved(state)).toBe(false);
    expect(after(startNew(), edit, due("")).effects).toEqual([]);
  });

  it("sends one save at a time: text typed meanwhile is saved ten seconds after its last letter", () => {
    const typing = after(start(), edit, due("a"), { type: "edited", at: 5_000 });
    expect(typing.effects).toEqual([]);
    const { state, effects } = after(
      typing.state,
      due("ab"),
      answered({ type: "saved", held: heldAs("a", 4) }, 6_000),
    );
    expect(isUnsaved(state)).toBe(true);
    expect(effects).toEqual([{ do: "onSaved" }, { do: "wait", milliseconds: 9_000 }]);
    expect(after(state, due("ab")).effects).toMatchObject([
      { target: { version: 4 }, text: { content: "ab" } },
    ]);
  });

  it("makes a draft of a new text once, and saves into it from then on", () => {
    const first = after(startNew(), edit, due("a"));
    expect(first.effects).toMatchObject([{ do: "save", target: { kind: "new", draftKey: "key" } }]);
    const { state, effects } = after(first.state, answered({ type: "saved", held: heldAs("a", 1, "x") }));
    expect(effects).toEqual([{ do: "adopt", id: "x" }, { do: "onSaved" }]);
    expect(after(state, edit, due("ab")).effects).toMatchObject([
      { target: { kind: "draft", id: "x", version: 1 } },
    ]);
  });

  it("leaves a post's text to its button", () => {
    const post = startAutosave({ kind: "post", id: "p", version: 1 }, {});
    const { state, effects } = after(post, edit, { type: "saveNow" });
    expect(effects).toEqual([]);
    expect(isUnsaved(state)).toBe(true);
    expect(after(state, due("a")).effects).toEqual([]);
  });

  it("tries again, less and less often, and at once when the network is back", () => {
    let next = after(start(), edit, due("new"), lost);
    const waits: unknown[] = [];
    for (let tries = 0; tries < 7; tries++) {
      waits.push(...next.effects);
      next = after(next.state, due("new"), lost);
    }
    expect(waits).toEqual(
      [2, 4, 8, 16, 32, 60, 60].map((seconds) => ({ do: "wait", milliseconds: seconds * 1_000 })),
    );
    expect(after(next.state, edit).effects).toEqual([]);
    expect(after(next.state, { type: "online" }).effects).toEqual([{ do: "wait", milliseconds: 0 }]);
  });

  it("recognises its own text when a save had arrived whose answer was lost", () => {
    const lone = after(start(), edit, due("mine"), lost, due("mine"));
    const arrived = after(lone.state, answered({ type: "conflict", theirs: heldAs("mine", 4) }));
    expect(isUnsaved(arrived.state)).toBe(false);
    const more = after(start(), edit, due("mine"), lost, edit, due("mine, more"));
    const rebased = after(more.state, answered({ type: "conflict", theirs: heldAs("mine", 4) }));
    expect(rebased.effects).toEqual([{ do: "wait", milliseconds: 0 }]);
    expect(after(rebased.state, due("mine, more")).effects).toMatchObject([{ target: { version: 4 } }]);
    const undone = after(start(), edit, due("mine"), lost, edit, due("old"));
    expect(undone.effects).toMatchObject([{ do: "save", text: { content: "old" } }]);
  });

  it("goes on where the version has moved and the text has not, as after a stay in the trash", () => {
    const moved = answered({ type: "conflict", theirs: heldAs("old", 5) });
    const { state, effects } = after(start(), edit, due("mine"), moved);
    expect(effects).toEqual([{ do: "wait", milliseconds: 0 }]);
    expect(after(state, due("mine")).effects).toMatchObject([{ target: { version: 5 } }]);
  });

  it("takes an answer that holds another text than was sent for a conflict", () => {
    const { state } = after(
      start(),
      edit,
      due("mine"),
      answered({ type: "saved", held: heldAs("other", 4) }),
    );
    expect(state.step).toMatchObject({ at: "conflict", theirs: { text: { content: "other" } } });
  });

  it("stops at a conflict until the author has chosen, whatever she types meanwhile", () => {
    const met = after(start(), edit, due("mine"), conflict).state;
    const waiting = after(
      met,
      edit,
      due("mine"),
      { type: "saveNow" },
      { type: "online" },
      { type: "loggedIn" },
    );
    expect(waiting).toMatchObject({ effects: [], state: { step: { at: "conflict" } } });
    const mine = after(met, edit, { type: "keepMine" });
    expect(after(mine.state, due("mine too")).effects).toMatchObject([
      { do: "save", target: { id: "d", version: 7 }, text: { content: "mine too" } },
    ]);
    const theirs = after(met, edit, { type: "takeTheirs" });
    expect(theirs.effects).toEqual([{ do: "takeText", text: written("theirs") }]);
    expect(isUnsaved(theirs.state)).toBe(false);
    expect(after(theirs.state, edit, due("on")).effects).toMatchObject([{ target: { version: 7 } }]);
    const both = after(met, { type: "keepBoth", draftKey: "second" });
    expect(after(both.state, due("mine")).effects).toMatchObject([
      { target: { kind: "new", draftKey: "second" }, text: { content: "mine" } },
    ]);
  });

  it("offers a way on where the draft has gone: a new one, or out of the trash", () => {
    const gone = after(start(), edit, due("mine"), answered({ type: "gone" })).state;
    expect(after(gone, edit, due("mine")).effects).toEqual([]);
    const anew = after(gone, { type: "saveAsNew", draftKey: "second" }, due("mine"));
    expect(anew.effects).toMatchObject([{ target: { kind: "new", draftKey: "second" } }]);
    const asked = after(gone, { type: "takeOutOfTrash" });
    expect(asked.effects).toMatchObject([{ do: "restore", target: { id: "d" } }]);
    expect(after(asked.state, { type: "restored", answer: { type: "gone" } }).state.step.at).toBe("gone");
    const back = after(asked.state, { type: "restored", answer: { type: "done" } });
    expect(after(back.state, due("mine")).effects).toMatchObject([{ target: { id: "d", version: 3 } }]);
  });

  it("saves at once after logging in again", () => {
    const ended = after(start(), edit, due("mine"), answered({ type: "sessionEnded" })).state;
    expect(after(ended, edit, due("mine"), { type: "online" }).effects).toEqual([]);
    expect(after(ended, { type: "loggedIn" }).effects).toEqual([{ do: "wait", milliseconds: 0 }]);
  });

  it("reports a refusal, and tries again after the next edit", () => {
    const refused = answered({ type: "refused", message: "Too long.", issues: [] });
    const { state } = after(start(), edit, due("mine"), refused);
    expect(state.step).toMatchObject({ at: "refused", message: "Too long." });
    expect(isUnsaved(state)).toBe(true);
    expect(after(state, edit).effects).toEqual([{ do: "wait", milliseconds: 10_000 }]);
  });
});

describe("a submitted form", () => {
  const submitted: AutosaveEvent = { type: "submit", text: written("mine") };

  it("is answered again where its first answer was lost and the draft was published", () => {
    const unheard = submissionAnswered({ type: "failed", why: "offline" });
    const gone = after(start(), edit, submitted, unheard, due("mine"), answered({ type: "gone" })).state;
    expect(gone.step.at).toBe("gone");
    const again = after(gone, submitted);
    expect(again.state.step.at).toBe("submitting");
    expect(isUnsaved(after(again.state, submissionAnswered({ type: "done" })).state)).toBe(false);
    expect(after(again.state, submissionAnswered({ type: "gone" })).state.step.at).toBe("gone");
  });
  const submissionAnswered = (
    answer: (AutosaveEvent & { type: "submissionAnswered" })["answer"],
  ): AutosaveEvent => ({
    type: "submissionAnswered",
    answer,
    at: 3_000,
  });

  it("goes alone: nothing is saved beside it, and it waits for a save that is under way", () => {
    expect(after(start(), edit, submitted, due("mine"), { type: "saveNow" }).effects).toEqual([]);
    expect(after(start(), edit, due("mine"), submitted).state.step.at).toBe("saving");
  });

  it("holds the text once it is done", () => {
    expect(isUnsaved(after(start(), edit, submitted, submissionAnswered({ type: "done" })).state)).toBe(
      false,
    );
    const typedOn = after(start(), edit, submitted, edit, submissionAnswered({ type: "done" }));
    expect(isUnsaved(typedOn.state)).toBe(true);
  });

  it("goes on saving the draft where it was refused", () => {
    const refused = submissionAnswered({ type: "refused", message: "Taken.", issues: [] });
    expect(after(start(), edit, submitted, refused).effects).toEqual([{ do: "wait", milliseconds: 10_000 }]);
  });

  it("makes no draft of a new text that may have been published, and saves a draft that may not", () => {
    const unheard = submissionAnswered({ type: "failed", why: "server" });
    expect(after(startNew(), edit, submitted, unheard)).toMatchObject({
      effects: [],
      state: { step: { at: "refused" } },
    });
    expect(after(start(), edit, submitted, unheard).state.step.at).toBe("retrying");
  });

  it("recognises its own text where it had arrived without an answer", () => {
    const post = startAutosave({ kind: "post", id: "p", version: 1 }, {});
    const met = submissionAnswered({ type: "conflict", theirs: heldAs("mine", 2, "p") });
    expect(isUnsaved(after(post, edit, submitted, met).state)).toBe(false);
    const other = submissionAnswered({ type: "conflict", theirs: heldAs("theirs", 2, "p") });
    expect(after(post, edit, submitted, other).state.step.at).toBe("conflict");
  });
});

it("asks the author where a copy comes back that another text has overtaken", () => {
  const { state } = after(start(), { type: "broughtBack", theirs: heldAs("old", 3), at: 1 });
  expect(state.step).toMatchObject({ at: "conflict" });
  expect(isUnsaved(state)).toBe(true);
});
