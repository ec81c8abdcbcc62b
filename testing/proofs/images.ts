/**
 * Sends every file of the nasty corpus to the built site, compares each answer, and looks at all that is served then.
 * `npm run proof:images -- --seed=7`; `--small` sends the typical ones alone, `--only=gif` those named so.
 */
import { parseArgs } from "node:util";
import { makeCorpus } from "../nasty/corpus.ts";
import { ownerToken } from "./images-owner.ts";
import { judge, type Verdict } from "./images-sending.ts";
import { withSite } from "./images-site.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    small: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    built: { type: "boolean", default: false },
    port: { type: "string" },
  },
});

const corpus = await makeCorpus(Number(values.seed));
const wanted = corpus.filter(
  ({ name, isTypical }) =>
    (isTypical || !values.small) && name.toLowerCase().includes(values.only.toLowerCase()),
);
const port = values.port ? Number(values.port) : undefined;
const started = Date.now();

const verdicts = await withSite({ port, isBuilt: values.built }, async (addresses) => {
  const token = await ownerToken(addresses);
  console.log(row("bytes", "ms", "answer", "file"));
  const judged: Verdict[] = [];
  for (const file of wanted) {
    const verdict = await judge(file, { site: addresses.site, token });
    judged.push(verdict);
    console.log(row(verdict.bytes, verdict.milliseconds, verdict.answer, verdict.name));
    for (const fault of verdict.faults) console.log(row("", "", "✗", fault));
  }
  return judged;
});

const wrong = verdicts.filter(({ faults }) => faults.length > 0);
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  `\nSeed ${values.seed}: ${verdicts.length} files in ${seconds} s, ${wrong.length} not answered as they should be.`,
);
process.exit(wrong.length === 0 ? 0 : 1);

function row(bytes: string | number, milliseconds: string | number, answer: string, text: string): string {
  return `${String(bytes).padStart(9)} ${String(milliseconds).padStart(6)}  ${answer.padEnd(26)} ${text}`;
}
