/**
 * Requests per second and latency of home, list, post and search on the built Worker, at 50, 1,000 and 10,000
 * posts. `npm run bench -- --posts 50,1000 --seconds 5`; the load comes from this same machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { buildIsolated } from "../local/build.ts";
import { migrate, withDatabase } from "../local/database.ts";
import { samplePosts } from "../local/sample.ts";
import { openScratch } from "../local/scratch.ts";
import { isolate } from "../local/isolation.ts";
import { freeRange } from "../local/ports.ts";
import { answers, startCompanion, waitUntil } from "../local/processes.ts";
import { workerArguments } from "../local/stack.ts";
import { localVariables } from "../local/variables.ts";
import { fillWithPosts } from "./fill.ts";

const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "50,1000,10000" },
    seconds: { type: "string", default: "8" },
    connections: { type: "string", default: "10" },
  },
});

const pages = {
  home: "/",
  list: "/blog",
  post: `/blog/${samplePosts()[0]?.slug}-7`,
  search: "/blog?q=latency,toad",
};

isolate(openScratch());
const { config } = await buildIsolated();
console.log(`${values.connections} connections, ${values.seconds} s a page\n`);
console.log(row("posts", "page", "req/s", "p50 ms", "p99 ms", "errors", "KB"));
for (const count of values.posts.split(",").map(Number)) await measure(count);

async function measure(count: number): Promise<void> {
  const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-bench-"));
  const port = await freeRange(4);
  await migrate(stateFolder);
  await withDatabase(stateFolder, (services) => fillWithPosts(services, count));
  const worker = startCompanion("wrangler", workerArguments(port, stateFolder, config, localVariables(port)));
  try {
    await waitUntil(() => answers(`http://localhost:${port}/blog`), worker, "site");
    for (const [page, path] of Object.entries(pages)) {
      const url = `http://localhost:${port}${path}`;
      const size = (await (await fetch(url)).text()).length / 1024;
      await load(url, 2);
      const { requests, latency, non2xx, errors } = await load(url, Number(values.seconds));
      console.log(
        row(count, page, requests.average, latency.p50, latency.p99, non2xx + errors, size.toFixed(0)),
      );
    }
  } finally {
    await worker.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

function load(url: string, duration: number) {
  return autocannon({ url, duration, connections: Number(values.connections) });
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join(" ");
}
