import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

const pages = readSources("app/routes/admin/**/*.tsx");

/** Fields that a schema does not draw, and why. */
const others: Record<string, string> = {
  "calendar/calendar-page.tsx": "one day, in a line",
  "calendar/entry.tsx": "one day, in a line",
  "image/ask-replace.tsx": "two texts that are compared",
  "image/number-field.tsx": "drawn in a declared form, and led by the picture",
  "image/replace-file.tsx": "a file that the page sends itself",
  "images/alt-texts.tsx": "a field in each row of a list",
  "images/ask-delete.tsx": "a box under a question",
  "images/library-page.tsx": "one name, in a line",
  "letters/recipients-form.tsx": "boxes that count as they are ticked",
  "move-in/choose-export.tsx": "files that the page reads itself",
  "move-in/readers.tsx": "consent to what the page sends itself",
  "notes/chosen-files.tsx": "a field for each file",
  "notes/note-form.tsx": "waits in this browser where there is no line",
  "notes/note-page.tsx": "a field for each picture",
  "own-pages/page-editor.tsx": "the editor saves it by itself",
  "security/add-passkey.tsx": "a device fills it in",
  "subscribers/forget.tsx": "a box under a question",
  "tags/tag-page.tsx": "another tag, under a question",
  "topics/topics-page.tsx": "one name, in a line",
  "work-form/media-field.tsx": "drawn in a declared form, with its uploads",
  "work-form/project-parts.tsx": "drawn in a declared form, once for each part",
  "work-form/work-form.tsx": "drawn in a declared form, and proposed from the title",
  "work-form/zine-pages.tsx": "drawn in a declared form, once for each page",
};

it("draws every form of the admin from its schema", () => {
  const field =
    /<(Field|TextField|SelectField|CheckField|DateField|textarea|select)\b|<input(?![^>]*"hidden")/;
  const drawn = Object.entries(pages)
    .filter(([, source]) => field.test(source))
    .map(([file]) => file.replace("app/routes/admin/", ""));
  expect(drawn.filter((file) => !(file in others))).toEqual([]);
  expect(Object.keys(others).filter((file) => !drawn.includes(file))).toEqual([]);
});
