import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

const pages = readSources("app/routes/admin/**/*.tsx");

/** What is no list of the owner’s nouns, or is one that a declaration cannot draw, and why. */
const others: Record<string, string> = {
  "facts/entries.tsx": "the entries of a form, saved with it",
  "images/chosen/ask-delete.tsx": "what a question is about",
  "images/image/image-facts.tsx": "facts of one picture",
  "images/library/drawers.tsx": "folders to go to",
  "images/upload/upload-page.tsx": "files on their way",
  "letters/checks.tsx": "what is checked before a letter is sent",
  "notes/chosen-files.tsx": "files of a form",
  "notes/outbox.tsx": "notes that wait in this browser",
  "drafts/import.tsx": "files of a form",
  "email/sending-domain.tsx": "checks of the sending domain",
  "search/search-page.tsx": "what was found, of every kind",
  "subscribers/forget.tsx": "what a question is about",
  "move-in/move-items.tsx": "remarks on one item",
  "help/help-page.tsx": "pages of the manual to go to",
  "calendar/month-table.tsx": "days of a month",
  "work-form/zine-pages.tsx": "pages of one zine, ordered in its form",
  "post-series/post-series-page.tsx": "parts of one series in their order",
};

/** Lists that are not yet declarations. */
const toCome =
  /^(admin-page|(blog|drafts|email|images|letters|notes|own-pages|revisions|sent-letters|welcome|works)\/)/;

it("declares every list of the admin", () => {
  const drawn = Object.entries(pages)
    .filter(([, source]) => /<RowTable\b|<[uo]l\b|\.entries\}/.test(source))
    .map(([file]) => file.replace("app/routes/admin/", ""));
  expect(drawn.filter((file) => !(file in others) && !toCome.test(file))).toEqual([]);
  expect(Object.keys(others).filter((file) => !drawn.includes(file))).toEqual([]);
});
