/**
 * Where the built Worker spends its time on a page: self time by function for each request, beside the CPU of its whole process
 * and a constant answer of the same Worker; then the size of the upload and its start-up.
 * `npm run bench -- profile post --posts 50 --seconds 5`; pages are those of `pages` below, or any path.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { buildInto } from "../local/build.ts";
import { migrate, withDatabase } from "../local/database.ts";
import { isolate } from "../local/isolation.ts";
import { freeRange } from "../local/ports.ts";
import { answers, startCompanion, waitUntil } from "../local/processes.ts";
import { samplePosts } from "../local/sample.ts";
import { openScratch } from "../local/scratch.ts";
import { workerArguments } from "../local/stack.ts";
import { isolateVariables, localVariables } from "../local/variables.ts";
import { fillWithPosts } from "./fill.ts";
import { profileWhile } from "./profile/inspector.ts";
import { selfTimes } from "./profile/self-times.ts";
import { readSources } from "./profile/sources.ts";
import { describeUpload } from "./profile/upload.ts";
import { workerCpu } from "./profile/worker-cpu.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    posts: { type: "string", default: "50" },
    seconds: { type: "string", default: "5" },
    connections: { type: "string", default: "1" },
    top: { type: "string", default: "40" },
  },
});

const pages: Record<string, string> = {
  home: "/",
  list: "/blog",
  post: `/blog/${samplePosts()[0]?.slug}-7`,
  search: "/blog?q=latency,toad",
  feed: "/feed.xml",
  api: "/api/posts",
  sitemap: "/sitemap.xml",
  constant: "/.well-known/oauth-authorization-server",
};

isolate(openScratch());
const folder = mkdtempSync(join(tmpdir(), "toadstool-build-"));
const config = join(folder, "server/wrangler.json");
await buildInto(folder, ["--sourcemapServer"]);
isolateVariables(dirname(config));

const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-bench-"));
const [port, inspectorPort] = [await freeRange(4), await freeRange(1)];
await migrate(stateFolder);
await withDatabase(stateFolder, (services) => fillWithPosts(services, Number(values.posts)));
const worker = startCompanion(
  "wrangler",
  workerArguments(port, stateFolder, config, localVariables(port), inspectorPort),
);
try {
  await waitUntil(() => answers(`http://localhost:${port}/blog`), worker, "site");
  for (const name of positionals.length > 0 ? positionals : ["post"]) await profilePage(name);
} finally {
  await worker.stop();
  rmSync(stateFolder, { recursive: true, force: true });
}
console.log(`\n${await describeUpload(config)}`);

async function profilePage(name: string): Promise<void> {
  console.log(`\n${name}: ${pages[name] ?? name}\n`);
  console.log(row("", "req/s", "p50 ms", "p99 ms", "CPU ms", "errors"));
  await measure("constant", addressOf("constant"));
  await measure(name, addressOf(name));

  let requests = 0;
  const profile = await profileWhile(inspectorPort, async () => {
    requests = (await load(addressOf(name), Number(values.seconds))).requests.total;
  });
  const times = selfTimes(profile, readSources(dirname(config)));
  const microseconds = (time: number) => (time / requests).toFixed(1).padStart(8);
  const total = times.reduce((sum, { self }) => sum + self, 0);
  console.log(
    `\n${microseconds(total)} µs a request in the Worker’s JavaScript, of ${requests} requests. Self time:\n`,
  );
  for (const { name, file, self } of times.slice(0, Number(values.top)))
    console.log(`${microseconds(self)}  ${name}  ${file}`);
}

async function measure(name: string, url: string): Promise<void> {
  await load(url, 2);
  const before = workerCpu();
  const { requests, latency, non2xx, errors } = await load(url, Number(values.seconds));
  const spent = before === null ? null : (workerCpu() ?? 0) - before;
  const each = spent === null ? "?" : (spent / requests.total).toFixed(2);
  console.log(row(name, requests.average, latency.p50, latency.p99, each, non2xx + errors));
}

function addressOf(name: string): string {
  return `http://localhost:${port}${pages[name] ?? name}`;
}

function load(url: string, duration: number) {
  return autocannon({ url, duration, connections: Number(values.connections) });
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join(" ");
}
