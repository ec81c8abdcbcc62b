/** Footnotes of blocks are beside the text, as JSON: they come to its end, where other systems have them. */
export function addFootnotes(html: string, stored: string): string {
  const notes = notesIn(stored);
  if (notes.length === 0) return html;
  const items = notes.map(({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩</a></li>`);
  return `${html}<ol>${items.join("")}</ol>`;
}

function notesIn(stored: string): { id: string; content: string }[] {
  try {
    const notes: unknown = JSON.parse(stored || "[]");
    if (!Array.isArray(notes)) return [];
    return notes.filter(
      (note): note is { id: string; content: string } =>
        /^[\w-]+$/.test(String(note?.id)) && typeof note?.content === "string",
    );
  } catch {
    return [];
  }
}
