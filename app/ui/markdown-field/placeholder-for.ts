/** The Markdown that is in a text until a file's upload has arrived; it occurs nowhere else in `text`. */
export function placeholderFor(fileName: string, text: string): string {
  const name = fileName
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[[\]\\]/g, "");
  for (let count = 1; ; count += 1) {
    const mark = `![Uploading ${name}${count > 1 ? ` ${count}` : ""}…]()`;
    if (!text.includes(mark)) return mark;
  }
}
