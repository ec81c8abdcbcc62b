import type { ListOf } from "#app/ui/list/list.tsx";
import { since } from "#app/ui/moment/moment.tsx";
import type { Draft } from "#domain/drafts/draft.ts";
import { counted } from "#domain/text/counted.ts";
import { whereTo } from "./steps.ts";

export type ListedLetter = Pick<Draft, "id" | "title" | "words" | "updatedAt">;

/** Letters that are being written, the last saved first. */
export const draftLetters: ListOf<ListedLetter & { isOpen: boolean }> = {
  one: "letter",
  many: "letters in progress",
  home: "/admin/email",
  row: ({ id, title, words, updatedAt, isOpen }) => ({
    id,
    title: title || "No subject",
    to: whereTo("save-letter", id),
    isOpen,
    facts: {
      Length: counted(words, "word"),
      Saved: since("saved", updatedAt),
    },
    note: isOpen && "open above",
    presses: [
      !isOpen && { words: "Send…", to: whereTo("review-letter", id), isShown: true },
      { words: "Preview", to: whereTo("preview-letter", id) },
      { words: "Delete", intent: "delete-letter", isDanger: true },
    ],
    fields: { list: isOpen ? "home" : "here" },
  }),
  facts: ["Length", "Saved"],
  empty: {
    title: "No draft letters",
    words:
      "A letter you write above is saved here automatically. To send a published post, use “Send as a letter” on its page.",
  },
};
