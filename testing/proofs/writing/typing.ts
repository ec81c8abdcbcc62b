import { compose, enter, type Hand, paste, press, takeUp, type, useTool } from "./hand.ts";
import { addTo, tailOf, takeFrom } from "./sheet.ts";
import { pick, whole } from "./words.ts";

/** An edit of the author's text; its effect on the markdown is known beforehand. Returns a description of it. */
type Writing = (hand: Hand) => Promise<string>;

/** With how often each is done, and whether it can be done now. */
export const writings: { weight: number; write: Writing; fits?: (hand: Hand) => boolean }[] = [
  { weight: 9, write: say },
  { weight: 3, write: paragraph, fits: isBegun },
  { weight: 1, write: heading, fits: isBegun },
  { weight: 1, write: list, fits: isBegun },
  { weight: 1, write: quote, fits: isBegun },
  { weight: 3, write: mark, fits: isBegun },
  { weight: 2, write: slip, fits: isBegun },
  { weight: 2, write: takeBack, fits: (hand) => tailOf(hand.sheet) > 3 },
  { weight: 1, write: anotherWord, fits: (hand) => tailOf(hand.sheet) > 0 },
  { weight: 1, write: pasteWords, fits: isBegun },
  { weight: 1, write: pasteParagraphs, fits: isBegun },
  { weight: 1, write: composed, fits: isBegun },
  { weight: 1, write: atTheStart, fits: ({ sheet }) => /^[a-z]/.test(sheet.blocks[0] ?? "") },
  { weight: 1, write: (hand) => inField(hand, "title", "Title") },
  { weight: 0.5, write: (hand) => inField(hand, "summary", "Summary") },
];

function isBegun({ sheet }: Hand): boolean {
  return sheet.blocks.join("") !== "";
}

export async function say(hand: Hand): Promise<string> {
  const words = (isBegun(hand) ? " " : "") + hand.words.some();
  await takeUp(hand.page);
  await type(hand, words);
  addTo(hand.sheet, words);
  return `types “${words}”`;
}

async function paragraph(hand: Hand): Promise<string> {
  return block(hand, "", "a paragraph");
}

async function heading(hand: Hand): Promise<string> {
  return block(hand, pick(["## ", "### "], hand.words.random), "a heading");
}

async function block(hand: Hand, sign: string, what: string): Promise<string> {
  const words = sign + hand.words.some();
  await takeUp(hand.page);
  await enter(hand);
  await type(hand, words);
  hand.sheet.blocks.push(words);
  return `types ${what}, “${words}”`;
}

/** Two items, and out of the list again. */
async function list(hand: Hand): Promise<string> {
  const [one, other, after] = [hand.words.some(3), hand.words.some(2), hand.words.some(3)];
  await takeUp(hand.page);
  await enter(hand);
  await type(hand, `- ${one}`);
  await press(hand, "Enter");
  await type(hand, hand.view === "Markdown" ? `- ${other}` : other);
  await press(hand, "Enter", 2);
  await type(hand, after);
  hand.sheet.blocks.push(`- ${one}\n- ${other}`, after);
  return `types a list of “${one}” and “${other}”, then “${after}”`;
}

async function quote(hand: Hand): Promise<string> {
  const [words, after] = [hand.words.some(4), hand.words.some(3)];
  await takeUp(hand.page);
  await enter(hand);
  await type(hand, `> ${words}`);
  await press(hand, "Enter", 2);
  await type(hand, after);
  hand.sheet.blocks.push(`> ${words}`, after);
  return `types a quote, “${words}”, then “${after}”`;
}

const marks = [
  { sign: "**", tool: "Bold", keys: "Control+b" },
  { sign: "*", tool: "Italic", keys: "Control+i" },
  { sign: "`", tool: "Code", keys: "Control+e" },
];

/** Bold, slanted or code: by its signs, its button or its keys; and on in plain letters. */
async function mark(hand: Hand): Promise<string> {
  const { random } = hand.words;
  const { sign, tool, keys } = pick(marks, random);
  const [words, after] = [hand.words.plain(), hand.words.plain()];
  const way = hand.view === "Markdown" ? "signs" : pick(["signs", "button", "keys"], random);
  await takeUp(hand.page);
  await type(hand, " ");
  const turn = () => (way === "button" && sign !== "`" ? useTool(hand, tool) : press(hand, keys));
  if (way === "signs") await type(hand, `${sign}${words}${sign}`);
  else {
    await turn();
    await type(hand, words);
    await turn();
  }
  await type(hand, ` ${after}`);
  addTo(hand.sheet, ` ${sign}${words}${sign} ${after}`);
  return `types ${sign}${words}${sign} by its ${way}, then “${after}”`;
}

/** A typing mistake is undone at once. */
async function slip(hand: Hand): Promise<string> {
  const [wrong, right] = [hand.words.plain(), hand.words.plain()];
  await takeUp(hand.page);
  await type(hand, ` ${wrong}`);
  await press(hand, "Backspace", wrong.length);
  await type(hand, right);
  addTo(hand.sheet, ` ${right}`);
  return `types “${wrong}”, takes it back, and types “${right}”`;
}

async function takeBack(hand: Hand): Promise<string> {
  const letters = whole(1, tailOf(hand.sheet) - 1, hand.words.random);
  await takeUp(hand.page);
  if (hand.words.random() < 0.5) await press(hand, "Backspace", letters);
  else {
    await press(hand, "Shift+ArrowLeft", letters);
    await press(hand, "Delete");
  }
  takeFrom(hand.sheet, letters);
  return `takes back ${letters} letters`;
}

async function anotherWord(hand: Hand): Promise<string> {
  const word = hand.words.plain();
  await takeUp(hand.page);
  await press(hand, "Control+Backspace");
  await type(hand, word);
  takeFrom(hand.sheet, tailOf(hand.sheet));
  addTo(hand.sheet, word);
  return `takes back a word and types “${word}”`;
}

async function pasteWords(hand: Hand): Promise<string> {
  const words = ` ${hand.words.some(12)}`;
  await takeUp(hand.page);
  await paste(hand, words);
  addTo(hand.sheet, words);
  return `pastes “${words}”`;
}

async function pasteParagraphs(hand: Hand): Promise<string> {
  const [one, ...more] = Array.from({ length: whole(2, 4, hand.words.random) }, () => hand.words.some());
  await takeUp(hand.page);
  await paste(hand, ` ${[one, ...more].join("\n\n")}`);
  addTo(hand.sheet, ` ${one}`);
  hand.sheet.blocks.push(...more);
  return `pastes ${more.length + 1} paragraphs`;
}

async function composed(hand: Hand): Promise<string> {
  await takeUp(hand.page);
  await type(hand, " ");
  await compose(hand, ["k", "か", "かm", "かみ"], "紙");
  const after = hand.words.plain();
  await type(hand, ` ${after}`);
  addTo(hand.sheet, ` 紙 ${after}`);
  return `puts 紙 together, then types “${after}”`;
}

async function atTheStart(hand: Hand): Promise<string> {
  const words = `${hand.words.plain()} `;
  await takeUp(hand.page, "Control+Home");
  await type(hand, words);
  hand.sheet.blocks[0] = words + (hand.sheet.blocks[0] ?? "");
  return `types “${words}” at the start`;
}

async function inField(hand: Hand, name: "title" | "summary", label: string): Promise<string> {
  const word = (hand.sheet[name] === "" ? "" : " ") + hand.words.plain();
  await hand.page.getByLabel(label, { exact: true }).press("End");
  await type(hand, word);
  hand.sheet[name] += word;
  return `types “${word}” into the ${name}`;
}
