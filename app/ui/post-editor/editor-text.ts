import type { DraftFields } from "#domain/drafts/draft.ts";
import { tagText, type Tag } from "#domain/tags/tag.ts";

/** Everything an author writes in the editor, by the names its fields have in forms and in the API. */
export type EditorText = Required<DraftFields>;

export const emptyText: EditorText = {
  title: "",
  slug: "",
  dateString: "",
  imageUrl: "",
  tags: "",
  series: "",
  summary: "",
  template: "",
  language: "",
  translationOf: "",
  content: "",
};

/** The text's own fields of a draft, a post, a form or a copy; fields that the source lacks are left out. */
export function textIn(source: object | undefined): Partial<EditorText> {
  const entries = Object.entries(source ?? {}).map(([name, value]): [string, unknown] => [
    name,
    name === "tags" && Array.isArray(value) ? tagText(value as (string | Tag)[]) : value,
  ]);
  return Object.fromEntries(
    entries.filter(([name, value]) => name in emptyText && typeof value === "string"),
  );
}

/** As `textIn`; what is missing there is empty here. */
export function wholeText(source: object | undefined): EditorText {
  return { ...emptyText, ...textIn(source) };
}
