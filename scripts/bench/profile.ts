/**
 * Where the built Worker spends its time on a page: self time by function for each request, beside the CPU of its whole process
 * and a constant answer of the same Worker; then the size of the upload and its start-up.
 * `npm run bench -- profile post --posts 50 --seconds 5`; pages are those of `pages` below, or any path.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
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
import { load, type Measured } from "./pages/load.ts";
import { printHead, printMeasured } from "./pages/print.ts";
import { profileWhile } from "./profile/inspector.ts";
import { selfTimes } from "./profile/self-times.ts";
import { readSources } from "./profile/sources.ts";
import { describeUpload } from "./profile/upload.ts";

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

const connections = Number(values.connections);
const seconds = Number(values.seconds);

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
  printHead();
  const constant = await measure("constant");
  for (const [row, measured] of [
    ["constant", constant],
    [name, await measure(name)],
  ] as const)
    printMeasured([values.posts, connections, row, "–"], measured, constant);

  let requests = 0;
  const profile = await profileWhile(inspectorPort, async () => {
    requests = (await ask(name, seconds)).answers;
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

async function measure(name: string): Promise<Measured & { bytes: number }> {
  const { byteLength: bytes } = await (await fetch(addressOf(name))).arrayBuffer();
  await ask(name, 2);
  return { ...(await ask(name, seconds)), bytes };
}

function ask(name: string, seconds: number) {
  return load({ url: addressOf(name), headers: {} }, { connections, seconds });
}

function addressOf(name: string): string {
  return `http://localhost:${port}${pages[name] ?? name}`;
}
