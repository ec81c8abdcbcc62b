/**
 * What the owner's palette costs the built Worker with each key: milliseconds until it answers, and its processor time, with 5,000
 * things of every kind. `npm run bench -- finding --each 50 --times 5 --built build`; the load comes from this same machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fillWithNames } from "#testing/many-names.ts";
import { row } from "../local/aligned.ts";
import { buildIsolated, copyIsolated } from "../local/build.ts";
import { migrate, withDatabase } from "../local/database.ts";
import { isolate } from "../local/isolation.ts";
import { freeRange } from "../local/ports.ts";
import { answers, startCompanion, waitUntil } from "../local/processes.ts";
import { openScratch } from "../local/scratch.ts";
import { workerArguments } from "../local/stack.ts";
import { addresses, localVariables } from "../local/variables.ts";
import { processorClock } from "./pages/processor-clock.ts";
import { beginSession } from "./pages/readers.ts";

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "5000" },
    times: { type: "string", default: "20" },
    /** A folder with a build, such as `build`; one is made where it is not given. */
    built: { type: "string" },
  },
});

/** Typed letter by letter. */
const typed = [
  "paper",
  "quiet paper",
  "paper quiet 12",
  "2041",
  "example.com loud",
  "紙の上の時間",
  "nothing like it",
];
const times = Number(values.times);
const widths = [-20, 6, 8, 8, 8, 8];

isolate(openScratch());
const { config } = values.built ? copyIsolated(values.built) : await buildIsolated();
const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-bench-"));
const port = await freeRange(4);
const { site } = addresses(port);
let session = "";
await migrate(stateFolder);
await withDatabase(stateFolder, async (services) => {
  await fillWithNames(services, Number(values.each));
  session = await beginSession(services, port);
});
const served = { port, stateFolder, config, variables: localVariables(port) };
const worker = startCompanion("node", workerArguments(served));
try {
  await waitUntil(() => answers(`${site}/blog`), worker, "site");
  const ask = async (query: string) => {
    const began = performance.now();
    const answer = await fetch(`${site}/admin/search.data?q=${encodeURIComponent(query)}`, {
      headers: { Cookie: session },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
    return { took: performance.now() - began, bytes: byteLength };
  };
  for (let warm = 0; warm < 50; warm++) await ask("warm");
  console.log(row(widths, ["typed", "keys", "p50 ms", "p95 ms", "cpu ms", "KB"]));
  for (const text of ["", ...typed]) await measure(text, ask, processorClock());
} finally {
  await worker.stop();
  rmSync(stateFolder, { recursive: true, force: true });
}

async function measure(
  text: string,
  ask: (query: string) => Promise<{ took: number; bytes: number }>,
  clock: () => number | null,
) {
  const keys = text === "" ? [""] : [...text].map((_, at, letters) => letters.slice(0, at + 1).join(""));
  const asked: { took: number; bytes: number }[] = [];
  const before = clock();
  for (let time = 0; time < times; time++) for (const key of keys) asked.push(await ask(key));
  const after = clock();
  const took = asked.map((one) => one.took).toSorted((one, other) => one - other);
  const at = (percent: number) => (took[Math.floor((took.length * percent) / 100)] ?? 0).toFixed(1);
  const processor = before === null || after === null ? "–" : ((after - before) / asked.length).toFixed(1);
  const kilobytes = (asked.reduce((sum, { bytes }) => sum + bytes, 0) / asked.length / 1024).toFixed(1);
  console.log(row(widths, [text || "(nothing)", asked.length, at(50), at(95), processor, kilobytes]));
}
