/** Everything an author writes in the editor, by the names its fields have in forms and in the API. */
export interface EditorText {
  title: string;
  slug: string;
  dateString: string;
  imageUrl: string;
  summary: string;
  /** Markdown. */
  content: string;
}

export const emptyText: EditorText = {
  title: "",
  slug: "",
  dateString: "",
  imageUrl: "",
  summary: "",
  content: "",
};

export const textNames = Object.keys(emptyText) as (keyof EditorText)[];

/** The text's own fields out of a draft, a post, a form or a copy; what is missing there is missing here. */
export function textIn(source: object | undefined): Partial<EditorText> {
  const entries = Object.entries(source ?? {});
  return Object.fromEntries(
    entries.filter(([name, value]) => name in emptyText && typeof value === "string"),
  );
}

/** Whether two texts are the same to a reader: servers trim, and forms send line ends as CRLF. */
export function isSameText(one: Partial<EditorText>, other: Partial<EditorText>): boolean {
  return textNames.every((name) => one[name] === other[name] || plain(one[name]) === plain(other[name]));
}

/** Whether two texts are the same to the letter, but for what a missing field means. */
export function isVeryText(one: EditorText, other: EditorText): boolean {
  return textNames.every((name) => one[name] === other[name]);
}

function plain(text = ""): string {
  return text.replaceAll("\r\n", "\n").trim();
}
