import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Proof, proofs } from "#testing/proofs/proofs.ts";
import { takeLock } from "./local/lock.ts";
import { root, run } from "./local/processes.ts";
import { keepRuns } from "./proof/kept-runs.ts";
import { readOptions } from "./proof/options.ts";
import { type Run, runProof, start } from "./proof/run-proof.ts";
import { tableOf, withTable } from "./proof/table.ts";
import { gitIn } from "./upgrade/git.ts";

const help = `npm run proof runs everything that takes too long for npm test: docs/proofs.md.

  npm run proof                      all, one after the other; goes on where an interrupted run of this commit has stopped
  npm run proof -- --again           all, from the first
  npm run proof -- --seed=3          with another seed
  npm run proof -- --only=cache,art  some
  npm run proof -- cache --seed=3    one, with its own options
  npm run proof -- --list            their names, and what each proves
`;
const folder = join(root, ".wrangler/proofs");
const page = join(root, "docs/proofs.md");

const [first = ""] = process.argv.slice(2);
if (/^[^-]/.test(first)) await runOne(first, process.argv.slice(3));
const options = readOptions({ seed: 1, only: "", again: false, list: false, help: false });
if (options.help) console.log(help);
else if (options.list) for (const { name, proves } of proofs) console.log(`${name.padEnd(16)} ${proves}`);
else await runAll(options.only === "" ? proofs : options.only.split(",").map(find));

async function runOne(name: string, args: string[]): Promise<never> {
  const status = await start(find(name), args);
  process.exit(status === "interrupted" ? 130 : status);
}

async function runAll(chosen: readonly Proof[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, "lock"));
  if (!lock) return stop("Another npm run proof is under way in this clone.");
  process.once("exit", lock.release);
  const git = gitIn(root);
  const commit = git("rev-parse", "--short=10", "HEAD");
  const isClean = git("status", "--porcelain", "--", ".", ":(exclude)docs/proofs.md") === "";
  if (!isClean) console.log("There are uncommitted changes: docs/proofs.md stays, and nothing is resumed.");
  const task = [commit, options.seed, ...chosen.map(({ name }) => name)].join(" ");
  const kept = keepRuns<Run>(join(folder, "runs.json"), isClean ? task : null);
  if (options.again) kept.forget();
  for (const proof of chosen) {
    const { name, proves } = proof;
    if (kept.runs.some((done) => done.name === name)) {
      console.log(`· ${name}: done before the interruption`);
      continue;
    }
    console.log(`\n· ${name}: ${proves}`);
    // oxlint-disable-next-line no-await-in-loop -- each has the machine for itself
    const done = await runProof(proof, options.seed, join(folder, `${name}.log`));
    if (!done) return stop("Interrupted: npm run proof with the same options goes on from here.", 130);
    kept.add(done);
  }
  const runs = [...kept.runs];
  kept.forget();
  console.log(`\n${tableOf(runs)}\n`);
  if (isClean && chosen === proofs) {
    writeFileSync(page, withTable(readFileSync(page, "utf8"), proofs, runs, { commit, date: new Date() }));
    await run("oxfmt", [page]);
    console.log("The table is in docs/proofs.md.");
  }
  const failed = runs.filter(({ result }) => result === "failed");
  for (const { name, seed } of failed)
    console.log(
      `✗ ${name}: .wrangler/proofs/${name}.log; again: npm run proof -- ${name}${seed === null ? "" : ` --seed=${seed}`}`,
    );
  process.exit(failed.length === 0 ? 0 : 1);
}

function find(wanted: string): Proof {
  const found = proofs.find(({ name }) => name === wanted);
  return (
    found ?? stop(`There is no proof “${wanted}”. There are ${proofs.map(({ name }) => name).join(", ")}.`)
  );
}

function stop(message: string, status = 1): never {
  console.error(message);
  process.exit(status);
}
