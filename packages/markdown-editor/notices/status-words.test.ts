import { expect, it } from "vitest";
import { type Autosave, startAutosave, type Step } from "../saving/autosave-state.ts";
import { clockWords, statusWords } from "./status-words.ts";

const emptyText = { title: "", content: "" };
const around = { isKept: true, isOnline: true };
const opened = startAutosave({ kind: "draft", id: "d", version: 1 }, emptyText);
const at = (step: Step, more: Partial<Autosave> = {}) => ({ ...opened, step, ...more });

it("says nothing before the first save, and then the time of the last one", () => {
  expect(statusWords(opened, around).words).toBe("");
  const savedAt = Date.UTC(2026, 2, 4, 12, 4);
  expect(statusWords({ ...opened, savedAt }, around).words).toBe(`Saved ${clockWords(savedAt)}`);
  expect(clockWords(savedAt)).toMatch(/^\d\d:04$/);
});

it("says that text is not saved, and what prevents it", () => {
  const unsaved = { edits: 1 };
  const words = (step: Step) => statusWords(at(step, unsaved), around).words;
  expect(words({ at: "waiting" })).toBe("Not saved yet");
  expect(words({ at: "saving", edits: 1, text: emptyText })).toBe("Saving…");
  expect(words({ at: "retrying", why: "offline" })).toBe("Offline: kept on this device");
  expect(words({ at: "conflict", theirs: { text: emptyText, id: "d", version: 2 } })).toBe(
    "Changed elsewhere",
  );
  expect(words({ at: "sessionEnded" })).toBe("Logged out: kept on this device");
  expect(words({ at: "gone" })).toBe("Deleted elsewhere: kept on this device");
  expect(words({ at: "refused", message: "Too long.", issues: [] })).toBe("Too long.");
});

it("reports a lost network before a save finds out", () => {
  const waiting = at({ at: "waiting" }, { edits: 1 });
  expect(statusWords(waiting, { isKept: true, isOnline: false })).toEqual({
    words: "Offline: kept on this device",
    isTrouble: true,
  });
});

it("never says that a text is kept where this device had no space for it", () => {
  const steps: Step[] = [
    { at: "waiting" },
    { at: "retrying", why: "offline" },
    { at: "retrying", why: "server" },
    { at: "sessionEnded" },
    { at: "gone" },
  ];
  for (const step of steps) {
    const { words, isTrouble } = statusWords(at(step, { edits: 1 }), { isKept: false, isOnline: true });
    expect(words).toContain("not kept, because this device has no storage left");
    expect(isTrouble).toBe(true);
  }
});
