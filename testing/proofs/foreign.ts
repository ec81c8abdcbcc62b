/**
 * What others wrote to try programs like this one: each example of CommonMark’s specification is compared, as a post, with the
 * HTML that the specification names, and must survive the editor. `npm run proof -- foreign [--only=Links]`: that section.
 */
import { createRequire } from "node:module";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { comparePost } from "./foreign/compare-post.ts";
import { editorFaults } from "./foreign/editor-faults.ts";

interface Example {
  /** Both with `→` for a tab. */
  markdown: string;
  html: string;
  section: string;
  number: number;
}

/** Examples that the editor does not keep. */
const known = new Map([
  [40, "a tab that begins a paragraph, which no reader sees, is left out where the paragraph is edited"],
  [299, "micromark reads “2.” as text in a list that interrupts a paragraph, which CommonMark does not"],
]);

const { only } = readOptions({ only: "" });
const require = createRequire(import.meta.url);
const { tests } = require("commonmark-spec") as { tests: Example[] };
const examples = tests.filter(({ section }) => section.includes(only));
const counts = new Map<string, number>();
const faults: string[] = [];
for (const { number, section, ...example } of examples) {
  const markdown = example.markdown.replaceAll("→", "\t");
  const { kinds, fault } = comparePost(markdown, example.html.replaceAll("→", "\t"));
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const edited = editorFaults(markdown);
  const isKnown = known.has(number);
  const wrong = [
    fault,
    isKnown && edited.length === 0 ? "kept by the editor" : null,
    ...(isKnown ? [] : edited),
  ];
  for (const each of wrong)
    if (each) faults.push(`example ${number}, ${section}: ${JSON.stringify(markdown)} is ${each}`);
}
console.log("Examples that differ as they are meant to:");
for (const [kind, count] of counts) console.log(`${String(count).padStart(5)}  ${kind}`);
for (const [number, reason] of known)
  console.log(`Example ${number} is passed over in the editor: ${reason}`);
conclude({
  cases: examples.length,
  faults,
  holds: "posts are CommonMark but where they are meant to differ, and the editor keeps what it reads",
});
