import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

const files = readSources("app/{routes/admin,ui}/**/*.tsx", "packages/markdown-editor/**/*.tsx");

/** What asks before it acts, and what takes an act back. */
const asking = /<(Asked|UndoNotice)\b.*?<\/\1>/gs;
/** The intents of a button: `intent="x"`, `name="intent" value="x"` or `intent={is ? "x" : "y"}`. */
const intents = /\bintent(?:"\s+value)?=(?:"([\w-]+)"|\{([^}]*)\})/g;

/** Those of declared presses, but for one that is followed by its question: `{ words: "Send", intent: "x" }`. */
const declared = /\bwords: [^{}]*?\bintent: "([\w-]+)"(?!,\s*asks:)/g;

/** What one press does. Nothing here throws away what the owner has made: a press that does asks before, by one of `asking`. */
const harmless = {
  "sends or saves what is in its form": [
    "add",
    "add-passkey",
    "add-tag",
    "allow-program",
    "choose",
    "describe",
    "focus",
    "import-draft",
    "language",
    "make-token",
    "move",
    "rename",
    "save",
    "schedule",
    "schedule-draft",
    "send",
    "tag",
    "take",
    "test",
  ],
  "asks on the page that follows": ["ask"],
  "is pressed again the other way": [
    "down",
    "hide",
    "hide-work",
    "move-work",
    "order",
    "show",
    "show-work",
    "up",
  ],
  "moves to a trash, which restores it": ["delete"],
  "makes a copy or keeps what was there": [
    "bring-back",
    "letter-from-post",
    "make-post",
    "make-preview",
    "mend",
    "restore",
    "restore-note",
    "restore-work",
    "undo",
    "unpublish-page",
  ],
  "is undone by the notice on the page that follows": ["remove", "remove-tag"],
  "stops or goes on, and loses nothing": [
    "believe",
    "pause",
    "replay",
    "resume",
    "retry",
    "stop",
    "take-back",
    "unschedule-draft",
  ],
  "ends access alone, which a new link or login gives again": [
    "end-all",
    "end-others",
    "end-session",
    "refuse-program",
    "revoke-preview",
  ],
  "deletes a count of the site's, which nobody has made": ["forget"],
  "reads alone": ["check-dns"],
};

it("asks before a press throws away what the owner has made", () => {
  const found = Object.values(files).flatMap((source) =>
    [...source.replaceAll(asking, "").matchAll(intents), ...source.matchAll(declared)].flatMap(
      ([, name, choice = ""]) =>
        name === undefined ? [...choice.matchAll(/"([\w-]+)"/g)].map(([, each]) => each) : [name],
    ),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.values(harmless).flat().toSorted());
});
