import { diffArrays } from "diff";

/** A stretch of text that both have, or only the later or the earlier one. */
export interface Change {
  change: "same" | "added" | "removed";
  text: string;
}

/**
 * Comparing two texts that share little takes time with the square of their differences. Lines are compared first, then the
 * words of the lines that differ, within these bounds; everything beyond them is shown as replaced whole.
 */
const mostLineEdits = 1_000;
const mostWordEdits = 600;
/** Of all the stretches of a comparison together. */
const mostSteps = 3_000_000;

/** What became of `before`, word by word; Chinese and Japanese, which have no spaces, character by character. */
export function compareWords(before: string, after: string): Change[] {
  let steps = mostSteps;
  const [earlier, later] = [linesOf(before), linesOf(after)];
  const lines = compareTokens(earlier, later, mostLineEdits) ?? inPairs(earlier, later);
  const changes: Change[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [one, other] = [lines[index], lines[index + 1]];
    if (!one) continue;
    if (one.change !== "removed" || other?.change !== "added") {
      add(changes, one);
      continue;
    }
    index++;
    const most = Math.min(mostWordEdits, Math.floor(Math.sqrt(steps)));
    const words = compareTokens(wordsOf(one.text), wordsOf(other.text), most);
    steps -= words ? Math.min(editsIn(words), most) ** 2 : most ** 2;
    for (const change of words ?? [one, other]) add(changes, change);
  }
  return changes;
}

function editsIn(changes: Change[]): number {
  return changes.reduce((sum, { change, text }) => sum + (change === "same" ? 0 : text.length), 0);
}

/** Pieces of HTML of the same two texts, block by block. */
export function compareBlocks(before: string[], after: string[]): Change[] {
  const changes = diffArrays(before, after, { maxEditLength: mostLineEdits });
  const whole = (change: Change["change"], blocks: string[]) => blocks.map((text) => ({ change, text }));
  if (!changes) return [...whole("removed", before), ...whole("added", after)];
  return changes.flatMap(({ added, removed, value }) => whole(kindOf(added, removed), value));
}

/** Each line beside the one in its place: where hardly any is left, that is the likeliest. */
function inPairs(before: string[], after: string[]): Change[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index): Change[] => [
    { change: "removed", text: before[index] ?? "" },
    { change: "added", text: after[index] ?? "" },
  ]).flat();
}

/** Null where they differ in more than `most` places. */
function compareTokens(before: string[], after: string[], most: number): Change[] | null {
  const start = before.findIndex((token, index) => token !== after[index]);
  const head = start === -1 ? before.length : start;
  let tail = 0;
  const longest = Math.min(before.length, after.length) - head;
  while (tail < longest && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const middle = diffArrays(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
    {
      maxEditLength: most,
    },
  );
  if (!middle) return null;
  const changes: Change[] = [];
  add(changes, { change: "same", text: before.slice(0, head).join("") });
  for (const { added, removed, value } of middle) {
    add(changes, { change: kindOf(added, removed), text: value.join("") });
  }
  add(changes, { change: "same", text: before.slice(before.length - tail).join("") });
  return changes;
}

function kindOf(added: boolean, removed: boolean): Change["change"] {
  return added ? "added" : removed ? "removed" : "same";
}

function add(changes: Change[], change: Change): void {
  const last = changes.at(-1);
  if (change.text === "") return;
  if (last?.change === change.change) last.text += change.text;
  else changes.push({ ...change });
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const wordsOf = (text: string) =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+(?:['’](?=\p{L})(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}])+)?|[^\S\n]+|\p{Emoji_Presentation}[\p{M}\u200d\p{Emoji_Modifier}]*|[^]/gu,
  ) ?? [];
