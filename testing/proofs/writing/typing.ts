import { compose, enter, type Typist, paste, press, takeUp, type, useTool } from "./typist.ts";
import { addTo, tailOf, takeFrom } from "./sheet.ts";
import { pick, whole } from "./words.ts";

/** An edit of the author's text; its effect on the markdown is known beforehand. Returns a description of it. */
type Writing = (typist: Typist) => Promise<string>;

/** With how often each is done, and whether it can be done now. */
export const writings: { weight: number; write: Writing; fits?: (typist: Typist) => boolean }[] = [
  { weight: 9, write: say },
  { weight: 3, write: paragraph, fits: isBegun },
  { weight: 1, write: heading, fits: isBegun },
  { weight: 1, write: list, fits: isBegun },
  { weight: 1, write: quote, fits: isBegun },
  { weight: 3, write: mark, fits: isBegun },
  { weight: 2, write: slip, fits: isBegun },
  { weight: 2, write: takeBack, fits: (typist) => tailOf(typist.sheet) > 3 },
  { weight: 1, write: anotherWord, fits: (typist) => tailOf(typist.sheet) > 0 },
  { weight: 1, write: pasteWords, fits: isBegun },
  { weight: 1, write: pasteParagraphs, fits: isBegun },
  { weight: 1, write: composed, fits: isBegun },
  { weight: 1, write: atTheStart, fits: ({ sheet }) => /^[a-z]/.test(sheet.blocks[0] ?? "") },
  { weight: 1, write: (typist) => inField(typist, "title", "Title") },
  { weight: 0.5, write: (typist) => inField(typist, "summary", "Summary") },
];

function isBegun({ sheet }: Typist): boolean {
  return sheet.blocks.join("") !== "";
}

export async function say(typist: Typist): Promise<string> {
  const words = (isBegun(typist) ? " " : "") + typist.words.some();
  await takeUp(typist.page);
  await type(typist, words);
  addTo(typist.sheet, words);
  return `types “${words}”`;
}

async function paragraph(typist: Typist): Promise<string> {
  return block(typist, "", "a paragraph");
}

async function heading(typist: Typist): Promise<string> {
  return block(typist, pick(["## ", "### "], typist.words.random), "a heading");
}

async function block(typist: Typist, sign: string, what: string): Promise<string> {
  const words = sign + typist.words.some();
  await takeUp(typist.page);
  await enter(typist);
  await type(typist, words);
  typist.sheet.blocks.push(words);
  return `types ${what}, “${words}”`;
}

/** Two items, and out of the list again. */
async function list(typist: Typist): Promise<string> {
  const [one, other, after] = [typist.words.some(3), typist.words.some(2), typist.words.some(3)];
  await takeUp(typist.page);
  await enter(typist);
  await type(typist, `- ${one}`);
  await press(typist, "Enter");
  await type(typist, typist.view === "Write" ? other : `- ${other}`);
  await press(typist, "Enter", 2);
  await type(typist, after);
  typist.sheet.blocks.push(`- ${one}\n- ${other}`, after);
  return `types a list of “${one}” and “${other}”, then “${after}”`;
}

async function quote(typist: Typist): Promise<string> {
  const [words, after] = [typist.words.some(4), typist.words.some(3)];
  await takeUp(typist.page);
  await enter(typist);
  await type(typist, `> ${words}`);
  await press(typist, "Enter", 2);
  await type(typist, after);
  typist.sheet.blocks.push(`> ${words}`, after);
  return `types a quote, “${words}”, then “${after}”`;
}

const marks = [
  { sign: "**", tool: "Bold", keys: "Control+b" },
  { sign: "*", tool: "Italic", keys: "Control+i" },
  { sign: "`", tool: "Code", keys: "Control+e" },
];

/** Bold, slanted or code: by its signs, its button or its keys; and on in plain letters. */
async function mark(typist: Typist): Promise<string> {
  const { random } = typist.words;
  const { sign, tool, keys } = pick(marks, random);
  const [words, after] = [typist.words.plain(), typist.words.plain()];
  const way = typist.view !== "Write" ? "signs" : pick(["signs", "button", "keys"], random);
  await takeUp(typist.page);
  await type(typist, " ");
  const turn = () => (way === "button" && sign !== "`" ? useTool(typist, tool) : press(typist, keys));
  if (way === "signs") await type(typist, `${sign}${words}${sign}`);
  else {
    await turn();
    await type(typist, words);
    await turn();
  }
  await type(typist, ` ${after}`);
  addTo(typist.sheet, ` ${sign}${words}${sign} ${after}`);
  return `types ${sign}${words}${sign} by its ${way}, then “${after}”`;
}

/** A typing mistake is undone at once. */
async function slip(typist: Typist): Promise<string> {
  const [wrong, right] = [typist.words.plain(), typist.words.plain()];
  await takeUp(typist.page);
  await type(typist, ` ${wrong}`);
  await press(typist, "Backspace", wrong.length);
  await type(typist, right);
  addTo(typist.sheet, ` ${right}`);
  return `types “${wrong}”, takes it back, and types “${right}”`;
}

async function takeBack(typist: Typist): Promise<string> {
  const letters = whole(1, tailOf(typist.sheet) - 1, typist.words.random);
  await takeUp(typist.page);
  if (typist.words.random() < 0.5) await press(typist, "Backspace", letters);
  else {
    await press(typist, "Shift+ArrowLeft", letters);
    await press(typist, "Delete");
  }
  takeFrom(typist.sheet, letters);
  return `takes back ${letters} letters`;
}

async function anotherWord(typist: Typist): Promise<string> {
  const word = typist.words.plain();
  await takeUp(typist.page);
  await press(typist, "Control+Backspace");
  await type(typist, word);
  takeFrom(typist.sheet, tailOf(typist.sheet));
  addTo(typist.sheet, word);
  return `takes back a word and types “${word}”`;
}

async function pasteWords(typist: Typist): Promise<string> {
  const words = ` ${typist.words.some(12)}`;
  await takeUp(typist.page);
  await paste(typist, words);
  addTo(typist.sheet, words);
  return `pastes “${words}”`;
}

async function pasteParagraphs(typist: Typist): Promise<string> {
  const [one, ...more] = Array.from({ length: whole(2, 4, typist.words.random) }, () => typist.words.some());
  await takeUp(typist.page);
  await paste(typist, ` ${[one, ...more].join("\n\n")}`);
  addTo(typist.sheet, ` ${one}`);
  typist.sheet.blocks.push(...more);
  return `pastes ${more.length + 1} paragraphs`;
}

async function composed(typist: Typist): Promise<string> {
  await takeUp(typist.page);
  await type(typist, " ");
  await compose(typist, ["k", "か", "かm", "かみ"], "紙");
  const after = typist.words.plain();
  await type(typist, ` ${after}`);
  addTo(typist.sheet, ` 紙 ${after}`);
  return `puts 紙 together, then types “${after}”`;
}

async function atTheStart(typist: Typist): Promise<string> {
  const words = `${typist.words.plain()} `;
  await takeUp(typist.page, "Control+Home");
  await type(typist, words);
  typist.sheet.blocks[0] = words + (typist.sheet.blocks[0] ?? "");
  return `types “${words}” at the start`;
}

async function inField(typist: Typist, name: "title" | "summary", label: string): Promise<string> {
  const word = (typist.sheet[name] === "" ? "" : " ") + typist.words.plain();
  await typist.page.getByLabel(label, { exact: true }).press("Control+End");
  await type(typist, word);
  typist.sheet[name] += word;
  return `types “${word}” into the ${name}`;
}
