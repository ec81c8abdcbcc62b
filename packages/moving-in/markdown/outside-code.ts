/** Fenced blocks, and code within a line. */
const code =
  /(^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[^]*?\n)?? {0,3}\2[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^]*?(?<!`)\3(?!`))/m;

/** Changes Markdown everywhere but in code, which shows things as they are typed. */
export function outsideCode(markdown: string, change: (text: string) => string): string {
  // A split with three groups gives the text between, each match, and what it begins with.
  return markdown
    .split(code)
    .map((part, index) => (index % 4 === 0 ? change(part) : index % 4 === 1 ? part : ""))
    .join("");
}
