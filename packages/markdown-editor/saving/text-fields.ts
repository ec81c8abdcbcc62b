/** What an author writes, by the names that its fields have in the form and on the server. A missing field is empty. */
export type TextFields = Record<string, string>;

/** Whether two texts are the same to a reader: servers trim, and forms send line ends as CRLF. */
export function isSameText(one: Partial<TextFields>, other: Partial<TextFields>): boolean {
  return namesIn(one, other).every(
    (name) => one[name] === other[name] || plain(one[name]) === plain(other[name]),
  );
}

/** Whether two texts are the same to the letter. */
export function isVeryText(one: TextFields, other: TextFields): boolean {
  return namesIn(one, other).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

function namesIn(one: object, other: object): string[] {
  return Object.keys({ ...one, ...other });
}

function plain(text = ""): string {
  return text.replaceAll("\r\n", "\n").trim();
}
