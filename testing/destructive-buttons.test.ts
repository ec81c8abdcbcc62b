import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

const files = readSources("app/{routes/admin,ui}/**/*.tsx", "packages/markdown-editor/**/*.tsx");

/** What asks before it acts. */
const asking = /<Asked\b.*?<\/Asked>|(<ConfirmDelete\b.*?fields|deletion)=\{\{.*?\}\}/gs;
/**
 * The intents of a button, `intent="x"`, `name="intent" value="x"` or `intent={is ? "x" : "y"}`, and of a press in a list that does
 * not ask, `intent: "x"`; and those of forms that follow from their schema, `press="x"` or `press: "x"`.
 */
const intents =
  /\bintent(?:(?:"\s+value)?=(?:"([\w-]+)"|\{([^}]*)\})|: ("[^,}]*)(?!,\s*asks))|\bpress(?:=|: )"([\w-]+)"/g;

/** What one press does. Nothing here throws away what the owner has made: a press that does asks before, by one of `asking`. */
const harmless = {
  "sends or saves what is in its form": [
    "add",
    "add-passkey",
    "allow-program",
    "begin",
    "choose",
    "describe",
    "focus",
    "import",
    "import-draft",
    "make-token",
    "move",
    "publish-saved-page",
    "rename",
    "save",
    "schedule",
    "schedule-draft",
    "send",
    "take",
    "test",
    "test-letter",
    "update-saved-letter",
  ],
  "is pressed again the other way": ["hide", "show"],
  "is taken back by its notice": ["remove"],
  "moves to a trash, which restores it": [
    "delete",
    "delete-draft",
    "delete-letter",
    "delete-note",
    "delete-page",
    "delete-post",
  ],
  "makes a copy or keeps what was there": [
    "bring-back",
    "letter-from-post",
    "make-post",
    "make-preview",
    "mend",
    "restore",
    "undo",
    "unpublish-page",
  ],
  "is undone by the notice on the page that follows": ["change-many"],
  "stops or goes on, and loses nothing": [
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
  "reads or reports alone": ["check-dns", "folder", "replaced"],
};

it("asks before a press throws away what the owner has made", () => {
  const found = Object.values(files).flatMap((source) =>
    [...source.replaceAll(asking, "").matchAll(intents)].flatMap(
      ([, intent, choice = "", declared = choice, name = intent]) =>
        name === undefined ? [...declared.matchAll(/"([\w-]+)"/g)].map(([, each]) => each) : [name],
    ),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.values(harmless).flat().toSorted());
});
