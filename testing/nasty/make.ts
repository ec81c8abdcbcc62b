/** `npm run nasty -- --seed=7 --folder=/tmp/nasty`: writes the corpus into a folder, to look at or to upload. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { makeCorpus } from "./corpus.ts";

const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, folder: { type: "string" } },
});
const folder = values.folder ?? mkdtempSync(join(tmpdir(), "toadstool-nasty-"));
mkdirSync(folder, { recursive: true });

const corpus = await makeCorpus(Number(values.seed));
const answers = [];
for (const [nth, { name, bytes, sentName, sentType, expect }] of corpus.entries()) {
  // The names that they are sent by are part of the trick, and no names for this machine's disk.
  const ending = /^\.\w{2,4}$/.exec(extname(sentName))?.[0] ?? "";
  const file = `${String(nth + 1).padStart(3, "0")}-${name.replace(/\W+/g, "-").slice(0, 60)}${ending}`;
  writeFileSync(join(folder, file), await bytes());
  answers.push({ file, name, sentName, sentType, expect });
}
writeFileSync(join(folder, "expected.json"), `${JSON.stringify(answers, null, 2)}\n`);
console.log(`${corpus.length} files and expected.json in ${folder}`);
