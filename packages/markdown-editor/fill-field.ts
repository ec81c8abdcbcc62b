/** Puts another text into a field. */
export function fillField(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
}

/** A field knows one kind of line end: where nothing else was changed, the text it was given is the text. */
export function textOf(field: HTMLTextAreaElement, given: string): string {
  return field.value === withLineFeeds(given) ? given : field.value;
}

/** As a field would hold it. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}
