import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer, SubmissionAnswer } from "./autosave-state.ts";
import type { TextFields } from "./text-fields.ts";
import { createSaver } from "./saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An editor whose requests stay open until the test answers them. */
function openSaver() {
  let content = "old";
  const open: { text: TextFields; answer: (answer: Answer) => void }[] = [];
  const adopted: string[] = [];
  const saver = createSaver(
    { kind: "draft", id: "d", version: 1 },
    { content },
    {
      read: () => ({ content }),
      save: (_target, text) => new Promise((answer) => open.push({ text, answer })),
      restore: () => Promise.resolve({ type: "done" }),
      adopt: (id) => void adopted.push(id),
      onSaved: () => undefined,
      takeText: (text) => void (content = text.content ?? ""),
    },
  );
  const stop = saver.start();
  return {
    saver,
    stop,
    open,
    type: (text: string) => {
      content = text;
      saver.send({ type: "edited", at: Date.now() });
    },
    /** The server takes what the oldest open request holds. */
    accept: async (version: number) => {
      const request = open.shift();
      if (!request) throw new Error("Nothing was sent.");
      request.answer({ type: "saved", held: { text: request.text, id: "d", version } });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it("saves ten seconds after the last edit, and not before", async () => {
  const { type, open } = openSaver();
  type("a");
  await vi.advanceTimersByTimeAsync(9_000);
  type("ab");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(open).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(open.map(({ text }) => text.content)).toEqual(["ab"]);
});

it("saves all on demand, with text typed meanwhile", async () => {
  const { saver, type, open, accept } = openSaver();
  type("a");
  const saved = saver.saveAll();
  await vi.advanceTimersByTimeAsync(0);
  type("ab");
  await accept(2);
  expect(open.map(({ text }) => text.content)).toEqual(["ab"]);
  await accept(3);
  expect(await saved).toBe(true);
});

it("says where it could not save", async () => {
  const { saver, type, open } = openSaver();
  type("a");
  const saved = saver.saveAll();
  await vi.advanceTimersByTimeAsync(0);
  open[0]?.answer({ type: "failed", why: "offline" });
  expect(await saved).toBe(false);
});

it("lets a button wait for the save that is under way, and saves nothing beside it", async () => {
  const { saver, type, open, accept } = openSaver();
  type("a");
  await vi.advanceTimersByTimeAsync(10_000);
  const sent: string[] = [];
  let answerSubmission: (answer: SubmissionAnswer) => void = () => undefined;
  const submitted = saver.submit((text, target) => {
    sent.push(`${text.content} ${target.kind === "new" ? "" : target.version}`);
    return new Promise<SubmissionAnswer>((answer) => (answerSubmission = answer));
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([]);
  await accept(2);
  expect(sent).toEqual(["a 2"]);
  type("ab");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveLength(0);
  answerSubmission({ type: "done" });
  expect(await submitted).toEqual({ type: "done" });
});

it("submits nothing while the author has to choose first", async () => {
  const { saver, type, open } = openSaver();
  type("a");
  await vi.advanceTimersByTimeAsync(10_000);
  open[0]?.answer({ type: "conflict", theirs: { text: { content: "b" }, id: "d", version: 2 } });
  expect(await saver.submit(() => Promise.resolve({ type: "done" }))).toBeNull();
});

it("saves nothing once its editor has left", async () => {
  const { stop, type, open } = openSaver();
  type("a");
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveLength(0);
});
