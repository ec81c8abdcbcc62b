import type { Messages } from "@toadstool/language";
import { lay } from "#domain/words/words.ts";

interface WordsField {
  /** The way to the text in the words: `art.lead`. */
  name: string;
  label: string;
  hint?: string;
  rows?: number;
  isOptional?: boolean;
}

/** The words of the reading pages, page by page. */
export const wordsGroups: { page: string; fields: WordsField[] }[] = [
  {
    page: "Portfolio",
    fields: [{ name: "portfolio.lead", label: "Introduction of the portfolio", rows: 3 }],
  },
  {
    page: "Art",
    fields: [
      { name: "art.lead", label: "Introduction of the gallery", rows: 3 },
      { name: "art.aside", label: "Remark beneath it", rows: 2, isOptional: true },
      {
        name: "art.emptyMedium",
        label: "Where a medium has no works",
        rows: 2,
      },
    ],
  },
  {
    page: "Blog",
    fields: [
      {
        name: "blog.description",
        label: "Description of the blog",
        rows: 2,
        hint: "For search engines and shared links; the page itself begins with the newest posts.",
      },
    ],
  },
  { page: "Notes", fields: [{ name: "notes.lead", label: "Introduction of the notes", rows: 2 }] },
  {
    page: "Subscribe",
    fields: [
      { name: "subscribe.title", label: "Heading" },
      { name: "subscribe.lead", label: "Introduction of the newsletter", rows: 3 },
      { name: "subscribe.often", label: "How often you write", isOptional: true },
      {
        name: "subscribe.description",
        label: "Description of the newsletter",
        rows: 2,
        hint: "For search engines and shared links.",
      },
    ],
  },
  {
    page: "About",
    fields: [
      {
        name: "about.tools",
        label: "Beside “Tools & Technologies”",
        hint: "{tools} and {categories} become numbers.",
        isOptional: true,
      },
      {
        name: "about.experience",
        label: "Beside “Experience”",
        hint: "{entries} becomes a number.",
        isOptional: true,
      },
    ],
  },
  { page: "Page not found", fields: [{ name: "notFound", label: "Beneath the heading", rows: 2 }] },
];

const names = wordsGroups.flatMap(({ fields }) => fields.map(({ name }) => name));

/** The words as the form’s fields hold them. */
export function fieldsOf(messages: Messages): Record<string, string> {
  const textAt = (name: string) =>
    name.split(".").reduce<unknown>((within, part) => (within as Record<string, unknown>)[part], messages);
  return Object.fromEntries(names.map((name) => [name, String(textAt(name))]));
}

/** What was typed, laid over what she wrote before. */
export function layerFrom(typed: Record<string, string>, before: Messages): Messages {
  return names.reduce((layer, name) => {
    const value = typed[name]?.trim() ?? "";
    const [page = "", text] = name.split(".");
    return lay(layer, text === undefined ? { [page]: value } : { [page]: { [text]: value } });
  }, before);
}
