/**
 * `npm run proof -- mutants --seed=1 --count=40 [--tests=25] [--whole]`: a seed breaks the last commit's rules, API and pages at so many
 * places, one at a time and in a copy, and the nearest tests and the types have to notice. With `--whole`, all of `npm test` looks at
 * those that survive. An interrupted run goes on where it stopped.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles } from "../../scripts/check/changed-files.ts";
import { relatedTests } from "../../scripts/check/related-tests.ts";
import { isolate } from "../../scripts/local/isolation.ts";
import { root } from "../../scripts/local/processes.ts";
import { openScratch } from "../../scripts/local/scratch.ts";
import { keepRuns } from "../../scripts/proof/kept-runs.ts";
import { type Mutant, withMutant } from "../../scripts/proof/mutants/candidates.ts";
import { failingCheck, failingTest, typeError } from "../../scripts/proof/mutants/checks.ts";
import { pickMutants } from "../../scripts/proof/mutants/pick.ts";
import { plantTree, type Tree, withChange } from "../../scripts/proof/mutants/tree.ts";
import { gitIn } from "../../scripts/upgrade/git.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";

interface Tried {
  mutant: string;
  /** Null where nothing noticed it. */
  caughtBy: string | null;
  seconds: number;
}

/** The share that has to be caught: a few mutants change nothing that a test could notice. */
const enough = 0.95;
const isSource = (file: string) =>
  /^(domain|workers|app\/routes)\/.*\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);

const { seed, count, tests: most, whole } = readOptions({ seed: 1, count: 40, tests: 25, whole: false });
isolate(openScratch());
const commit = gitIn(root)("rev-parse", "HEAD");
const tree = plantTree(commit);
process.once("exit", tree.remove);
const tried = await tryAll(tree);
const survivors = tried.filter(({ caughtBy }) => caughtBy === null);
console.log("");
for (const { mutant, caughtBy, seconds } of tried)
  console.log(
    `${mutant.padEnd(90)} ${String(Math.round(seconds)).padStart(5)} s  ${caughtBy ?? "✗ survived"}`,
  );
for (const { mutant } of survivors) console.log(`– survived: ${mutant}`);
const caught = tried.length - survivors.length;
conclude({
  cases: tried.length,
  faults: caught >= tried.length * enough ? [] : survivors.map(({ mutant }) => `nothing noticed ${mutant}`),
  holds: `${caught} were noticed`,
});

async function tryAll(tree: Tree): Promise<readonly Tried[]> {
  const read = (file: string) => readFileSync(join(tree.root, file), "utf8");
  const { mutants, left } = pickMutants(
    { files: projectFiles(tree.root).filter(isSource), read },
    seed,
    count,
  );
  for (const { mutant, why } of left)
    console.log(`– replaced, as it changes nothing: ${wordsOf(mutant)} (${why})`);
  const task = [commit, seed, count, most, whole].join(" ");
  const kept = keepRuns<Tried>(join(root, ".wrangler/proofs/mutants.json"), task);
  if (kept.runs.length > 0) console.log(`· ${kept.runs.length} were tried before the interruption`);
  const rest: { mutant: Mutant; tests: string[] }[] = [];
  for (const mutant of mutants.slice(kept.runs.length))
    rest.push({ mutant, tests: (await relatedTests([mutant.file])).slice(0, most) });
  await requirePassing(tree, [...new Set(rest.flatMap(({ tests }) => tests))]);
  for (const { mutant, tests } of rest) {
    const started = Date.now();
    // oxlint-disable-next-line no-await-in-loop -- there is one tree
    const caughtBy = await withChange(
      tree,
      mutant.file,
      (code) => withMutant(code, mutant),
      async () => {
        const found = (await failingTest(tree, tests)) ?? (await typeError(tree));
        return found ?? (whole ? failingCheck(tree) : null);
      },
    );
    kept.add({ mutant: wordsOf(mutant), caughtBy, seconds: (Date.now() - started) / 1_000 });
    console.log(`${caughtBy === null ? "✗" : "✓"} ${wordsOf(mutant)}: ${caughtBy ?? "survived"}`);
  }
  const runs = [...kept.runs];
  kept.forget();
  return runs;
}

/** A test that fails anyway notices nothing. */
async function requirePassing(tree: Tree, tests: readonly string[]): Promise<void> {
  console.log(`· First without any mutant: ${tests.length} test files, and the types`);
  await tree.run(["react-router", "typegen"], 600_000);
  await tree.run(["node", "scripts/client.ts"], 600_000);
  const failing = (await failingTest(tree, tests)) ?? (await typeError(tree));
  if (failing === null) return;
  console.error(`This fails without any mutant: ${failing}`);
  process.exit(1);
}

function wordsOf({ file, line, before, after }: Mutant): string {
  const short = (text: string) => {
    const one = text.replaceAll(/\s+/g, " ");
    return one.length > 40 ? `${one.slice(0, 39)}…` : one;
  };
  return `${file}:${line}  ${short(before)} → ${short(after)}`;
}
