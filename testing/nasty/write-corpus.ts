import { mkdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { NastyFile } from "./nasty-file.ts";

/** Writes nasty files into a folder, to look at or to upload, and beside them `expected.json`, the answer that each should get. */
export async function writeCorpus(corpus: readonly NastyFile[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
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
}
