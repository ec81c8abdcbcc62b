/**
 * Sends every file of the nasty corpus to the built site, compares each answer, and looks at all that is served then.
 * `npm run proof -- images --seed=7`; `--small` sends the typical ones alone, `--only=gif` those named so;
 * `--folder=/tmp/nasty` sends nothing, and writes them there.
 */
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { makeCorpus } from "../nasty/corpus.ts";
import { writeCorpus } from "../nasty/write-corpus.ts";
import { ownerToken } from "./images-owner.ts";
import { judge, type Verdict } from "./images-sending.ts";
import { withSite } from "./with-site.ts";

const { seed, small, only, built, port, folder } = readOptions({
  seed: 1,
  small: false,
  only: "",
  built: false,
  port: 0,
  folder: "",
});
const corpus = await makeCorpus(seed);
const wanted = corpus.filter(
  ({ name, isTypical }) => (isTypical || !small) && name.toLowerCase().includes(only.toLowerCase()),
);

if (folder !== "") {
  await writeCorpus(wanted, folder);
  process.exit();
}

const verdicts = await withSite({ port, isBuilt: built }, async (addresses) => {
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

conclude({
  cases: verdicts.length,
  faults: verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  holds: "each file is answered as it should be, and what is served betrays nothing",
});

function row(bytes: string | number, milliseconds: string | number, answer: string, text: string): string {
  return `${String(bytes).padStart(9)} ${String(milliseconds).padStart(6)}  ${answer.padEnd(26)} ${text}`;
}
