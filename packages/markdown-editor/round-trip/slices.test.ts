import { expect, it } from "vitest";
import { markdownSamples } from "../testing/samples/all.ts";
import { atOnce, inTurns } from "../turns.ts";
import { plainReading } from "./plain-reading.ts";
import { createRoundTrip } from "./round-trip.ts";
import { nothingKnown, parseSlices } from "./slices.ts";
import { parseSource } from "./split-source.ts";
import { parseOf } from "./reading.ts";
import type { TreeNode } from "./tree.ts";
import { openWritingSchema } from "./writing-schema.client.ts";

const parse = parseOf(plainReading, "");
const schema = await openWritingSchema();
const samples = Object.entries(markdownSamples)
  .filter(([name]) => !name.includes("floods"))
  .filter(([, markdown]) => !markdown.includes("\r") && markdown.length < 20_000)
  .map(([name, markdown]) => [name, markdown.replace(/^\uFEFF/, "")] as const);

it.each(samples)("%s reads in slices as it reads in one", (_name, markdown) => {
  for (const text of [markdown, surrounded(markdown)]) expect(inSlices(text)).toEqual(inOne(text));
});

/** Cut off on both sides, with the definitions from elsewhere. */
function surrounded(markdown: string): string {
  return `[one], [^1] and [foo].\n\nWords.\n\n${markdown}\n\n# End\n\n[^1]: Note\n\n[ONE]: /one\n\n[foo] [^1]\n`;
}

it("a long text is cut, or these tests prove nothing", () => {
  const slices = atOnce(
    parseSlices("One.\n\nTwo.\n\n- three\n\n# Four\n\nFive.\n", 0, nothingKnown(), parse),
  );
  expect(slices.map(({ text }) => text)).toEqual([
    "\nOne.\n\n",
    "\nTwo.\n\n- three\n\n",
    "\n# Four\n\n",
    "\nFive.\n",
  ]);
});

it("an open block contains the text after it", () => {
  for (const open of [
    "```js\ncode\n\nmore\n\nmore",
    "<!-- one\n\ntwo",
    ":::note\nOne.\n\nTwo.",
    "- one\n\n  two",
  ])
    expect(inSlices(`Before.\n\n${open}\n\nAfter.\n\nEnd.`)).toEqual(
      inOne(`Before.\n\n${open}\n\nAfter.\n\nEnd.`),
    );
});

it("references are looked for in every slice, wherever they are defined", () => {
  const text = [
    "[plain] [a  b] [^n] > ![c]",
    "> [a\n> b]",
    "- [^n]: note\n\n> [A\tB]: /ab",
    "[c]: /c",
    "[plain\\]]",
    "Words.",
  ].join("\n\n");
  expect(inSlices(text)).toEqual(inOne(text));
  expect(inSlices(`${text}\n\n[pl\nain]: /p\n\nEnd.`)).toEqual(inOne(`${text}\n\n[pl\nain]: /p\n\nEnd.`));
});

it("unchanged slices are not parsed again", () => {
  const first = nothingKnown();
  const before = atOnce(parseSlices("One.\n\nTwo.\n\nThree.\n\nFour.", 0, first, parse));
  const after = atOnce(
    parseSlices("One.\n\nTwo, too.\n\nThree.\n\nFour.", 0, nothingKnown(first.now), parse),
  );
  expect(after.map(({ trees }, index) => trees === before[index]?.trees)).toEqual([true, false, true, false]);
});

it("a text opens in turns as it opens at once, and comes back byte for byte", async () => {
  const markdown = Object.values(markdownSamples)
    .filter((sample, index) => sample.length < 5000 && index % 3 === 0)
    .join("\n\n");
  const [one, other] = [createRoundTrip(schema, plainReading), createRoundTrip(schema, plainReading)];
  const document = await one.openInTurns(markdown);
  expect(document?.toJSON()).toEqual(other.open(markdown).toJSON());
  expect(document && one.read(document.copy(document.content))).toBe(markdown);
});

it("a cancelled text is not begun", async () => {
  const trip = createRoundTrip(schema, plainReading);
  const document = trip.open("One.");
  expect(await trip.openInTurns("Two.", AbortSignal.abort())).toBeNull();
  expect(trip.read(document)).toBe("One.");
});

it("work in turns gives the same as at once", async () => {
  const markdown = "# One\n\nTwo [three].\n\n[three]: /3\n";
  const { parseInTurns } = await import("./split-source.ts");
  expect(await inTurns(parseInTurns(markdown, plainReading))).toEqual(parseSource(markdown, plainReading));
});

interface Block {
  start: number;
  source: string;
  tree: TreeNode;
}

function inSlices(markdown: string): Block[] {
  const slices = atOnce(parseSlices(markdown, 0, nothingKnown(), parse));
  return slices.flatMap(({ text, offset, trees }) => trees.map((tree) => blockOf(tree, text, offset)));
}

function inOne(markdown: string): Block[] {
  return parse(`\n${markdown}`).map((tree) => blockOf(tree, `\n${markdown}`, -1));
}

function blockOf(tree: TreeNode, text: string, offset: number): Block {
  const [start, end] = [tree.position?.start.offset ?? 0, tree.position?.end.offset ?? 0];
  return { start: start + offset, source: text.slice(start, end), tree: withoutPlaces(tree) };
}

function withoutPlaces({ position: _position, children, ...tree }: TreeNode): TreeNode {
  return children ? { ...tree, children: children.map(withoutPlaces) } : tree;
}
