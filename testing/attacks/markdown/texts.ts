/** `unit` as often as `size` characters hold it. */
const repeated = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

const counted = (size: number, unit: (index: number) => string) => {
  const units: string[] = [];
  for (let length = 0, index = 0; length < size; index++) {
    const next = unit(index);
    units.push(next);
    length += next.length;
  }
  return units.join("");
};

/** Texts that cost, or once cost, the renderer far more than their length, by name; each makes one of about `size` characters. */
export const slowTexts: Record<string, (size: number) => string> = {
  "containers, :::a": (size) => repeated(":::a\n", size),
  "unclosed containers, :::note": (size) => repeated(":::note\n", size),
  "a wide head and rows of one cell": (size) => {
    const columns = Math.floor(size / 8);
    return `|${"a|".repeat(columns)}\n|${"-|".repeat(columns)}\n${repeated("|b\n", size / 2)}`;
  },
  "a table": (size) =>
    `| a | b | c | d |\n|---|---|---|---|\n${repeated("| one | two | three | four |\n", size)}`,
  "closers without openers, *a_": (size) => repeated("*a_ ", size),
  "pairs that the rule of three forbids": (size) => `(_.${repeated("b__ ", size)}`,
  "tildes of two lengths": (size) => repeated("a~ ~~b ", size),
  emphases: (size) => repeated("*a* ", size),
  "openers, *a": (size) => repeated("*a ", size),
  "ends of links, a]": (size) => repeated("a]", size),
  "beginnings of links, [a": (size) => repeated("[a", size),
  "nested brackets": (size) => `[a]: b\n\n${"[".repeat(size / 2)}a${"]".repeat(size / 2)}`,
  links: (size) => repeated("[a](b) ", size),
  "links that do not end": (size) => repeated("[a](<b", size),
  "definitions and references": (size) =>
    `${counted(size / 2, (index) => `[a${index}]: b\n`)}\n${counted(size / 2, (index) => `[a${index}] `)}`,
  "footnotes and their definitions": (size) =>
    `${counted(size / 2, (index) => `[^${index}] `)}\n${counted(size / 2, (index) => `\n[^${index}]: a\n`)}`,
  "one footnote, named often": (size) => `[^a]: b\n\n${repeated("[^a] ", size)}`,
  pictures: (size) => repeated("![a](b)", size),
  "directives in directives": (size) => `${":a[".repeat(size / 4)}${"]".repeat(size / 4)}`,
  directives: (size) => repeated(":a[b]{c=d} ", size),
  "ticks of every length": (size) => counted(size, (index) => `${"`".repeat((index % 900) + 1)} `),
  "items of a list": (size) => repeated("- a\n", size),
  "items apart": (size) => repeated("- item\n\n", size),
  "empty items": (size) => repeated("-\n", size),
  "nested lists": (size) => counted(size, (index) => `${" ".repeat(2 * (index % 90))}- a\n`),
  "nested quotes": (size) => repeated(">", size),
  "quotes with lazy lines": (size) => repeated("> a\nb\n", size),
  "short paragraphs": (size) => repeated("a\n\n", size),
  "underlined headings": (size) => repeated("a\n=\n", size),
  "equal headings": (size) => repeated("# a\n", size),
  "open tags": (size) => repeated("<u>", size),
  "open tags in paragraphs": (size) => repeated("<u>a\n\n", size),
  "tags that do not end": (size) => repeated("<a ", size),
  comments: (size) => repeated("<!-- a ", size),
  "halves of an address": (size) => repeated("a.", size),
  addresses: (size) => repeated("www.a.b ", size),
  "hard breaks": (size) => repeated("a\\\n", size),
  ampersands: (size) => repeated("&", size),
  "code in a style sheet": (size) => `\`\`\`css\n${repeated("a{b:c;\n", size)}\n\`\`\``,
  "one long line of code": (size) => `\`\`\`js\n${repeated("const a = `x${b}` + /c/;", size)}\n\`\`\``,
};

const words =
  "The toad sat on a damp stone and thought about print, paper and *ink* while the pond kept its own time. ";
const ordinary = [
  "## A heading",
  `${words.repeat(3)}It has a [link](https://example.org/a) and \`code\`, too.`,
  "- one item\n- another *item*\n- a third",
  "```js\nconst a = 1;\nconst b = a + 2;\nconsole.log(a, b);\n```",
  words.repeat(4),
  "> quoted **words**",
  "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |",
  words.repeat(5),
].join("\n\n");

/** A long post as people write them. */
export const ordinaryText = (size: number) => repeated(`${ordinary}\n\n`, size);
