import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

const pages = readSources("app/routes/admin/**/*.tsx");

/** What is no list of the owner’s nouns, or is one that a declaration cannot draw, and why. */
const others: Record<string, string> = {
  "images/ask-delete.tsx": "what a question is about",
  "image/image-facts.tsx": "facts of one picture",
  "letters/checks.tsx": "remarks on one check",
  "notes/chosen-files.tsx": "files of a form",
  "notes/outbox.tsx": "notes that wait in this browser",
  "drafts/import.tsx": "files of a form",
  "search/search-page.tsx": "what was found, of every kind",
  "subscribers/forget.tsx": "what a question is about",
  "move-in/move-items.tsx": "remarks on one item",
  "help/help-page.tsx": "pages of the manual to go to",
  "calendar/month-table.tsx": "days of a month",
  "work-form/zine-pages.tsx": "pages of one zine, ordered in its form",
  "today/needs.tsx": "what waits for her, of every kind",
  "today/next.tsx": "what goes out next, of every kind",
  "email/delivery-page.tsx": "what is missing before a letter can be sent",
  "images/alt-texts.tsx": "what another window had written first",
  "images/missing-files.tsx": "files that a move has left out",
  "images/upload-page.tsx": "files on their way",
  "images/use-list.tsx": "where one picture is used",
  "revisions/list.tsx": "versions of one text, of which two are compared",
};

it("declares every list of the admin", () => {
  const drawn = Object.entries(pages)
    .filter(([, source]) => /<[uo]l\b|\.entries\}/.test(source))
    .map(([file]) => file.replace("app/routes/admin/", ""));
  expect(drawn.filter((file) => !(file in others))).toEqual([]);
  expect(Object.keys(others).filter((file) => !drawn.includes(file))).toEqual([]);
});
