/**
 * Requests a second, latency and processor time of home, list, post, search, feed and the API's list on the built Worker:
 * answered from the cache, past it, and to the owner, over 1 and 32 connections, at 50, 1,000 and 10,000 posts; `--works 5000 --pages
 * gallery,portfolio,category,projects` of the lists of works, with as many works beside those of the sample.
 * Before each page a constant answer of the same Worker is asked for, which the page's rate is a share of.
 * `npm run bench -- pages --posts 50 --connections 1 --seconds 3 --pages post,home --readers cached`; the load comes from this same machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIsolated, copyIsolated } from "../local/build.ts";
import { migrate, withDatabase } from "../local/database.ts";
import { isolate } from "../local/isolation.ts";
import { freeRange } from "../local/ports.ts";
import { answers, startCompanion, waitUntil } from "../local/processes.ts";
import { samplePosts } from "../local/sample.ts";
import { openScratch } from "../local/scratch.ts";
import { workerArguments } from "../local/stack.ts";
import { addresses, localVariables } from "../local/variables.ts";
import { fillWithPosts } from "./fill.ts";
import { fillWithWorks } from "./fill-works.ts";
import { addConstant, constantPath } from "./pages/constant.ts";
import { load, type Measured, type Request } from "./pages/load.ts";
import { printHead, printMeasured } from "./pages/print.ts";
import { beginSession, cookiesOf, type Reader, readers } from "./pages/readers.ts";

const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "50,1000,10000" },
    works: { type: "string", default: "0" },
    connections: { type: "string", default: "1,32" },
    seconds: { type: "string", default: "2.5" },
    pages: { type: "string", default: "home,list,post,search,feed,api" },
    readers: { type: "string", default: readers.join(",") },
    /** A folder with a build, such as `build`; one is made where it is not given. */
    built: { type: "string" },
  },
});

const pages: Record<string, { path: string; accept: string }> = {
  home: { path: "/", accept: "text/html" },
  list: { path: "/blog", accept: "text/html" },
  post: { path: `/blog/${samplePosts()[0]?.slug}-7`, accept: "text/html" },
  search: { path: "/blog?q=latency,toad", accept: "text/html" },
  feed: { path: "/feed.xml", accept: "application/atom+xml" },
  gallery: { path: "/art", accept: "text/html" },
  portfolio: { path: "/portfolio", accept: "text/html" },
  category: { path: "/portfolio?category=0", accept: "text/html" },
  projects: { path: "/portfolio?q=newts,felt", accept: "text/html" },
  // Of the owner alone: `--readers owner`.
  lists: { path: "/admin/blog/published", accept: "text/html" },
  works: { path: "/admin/works/projects", accept: "text/html" },
  admin: { path: "/admin", accept: "text/html" },
  api: { path: "/api/posts", accept: "application/json" },
};
const chosen = values.pages.split(",").map((name) => {
  const page = pages[name];
  if (!page) throw new Error(`There is no page "${name}": ${Object.keys(pages).join(", ")}.`);
  return { name, ...page };
});
const asked = readers.filter((reader) => values.readers.split(",").includes(reader));
const counts = values.posts.split(",").map(Number);
const connections = values.connections.split(",").map(Number);
const seconds = Number(values.seconds);
/** Seconds before each measurement, so that what it is asked for is compiled and in memory. */
const warming = 0.7;

const rows = counts.length * connections.length * chosen.length * (1 + asked.length);
const minutes = (rows * (seconds + warming + 0.5) + counts.length * 15 + 40) / 60;
console.log(
  `${rows} rows of ${seconds} s after ${warming} s of warming up: about ${Math.ceil(minutes)} minutes.`,
);
console.log(
  "The constant is eight letters, before anything of ours runs. “cpu ms” is the processor time of the workerd that runs the Worker",
);
console.log("and its D1, for each request; “more” is how much that is over the constant’s.\n");
printHead();

isolate(openScratch());
const { config } = values.built ? copyIsolated(values.built) : await buildIsolated();
addConstant(config);
for (const count of counts) await measureAt(count);

async function measureAt(count: number): Promise<void> {
  const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-bench-"));
  const port = await freeRange(4);
  const { site } = addresses(port);
  let session = "";
  await migrate(stateFolder);
  await withDatabase(stateFolder, async (services) => {
    await fillWithPosts(services, count);
    await fillWithWorks(services, Number(values.works));
    session = await beginSession(services, port);
  });
  const worker = startCompanion("wrangler", workerArguments(port, stateFolder, config, localVariables(port)));
  try {
    await waitUntil(() => answers(`${site}/blog`), worker, "site");
    const cookies = await cookiesOf(site, session);
    for (const number of connections) await measureOver(number, { count, site, cookies });
  } finally {
    await worker.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

interface Filled {
  /** How many posts the site has. */
  count: number;
  site: string;
  cookies: Record<Reader, string>;
}

async function measureOver(number: number, { count, site, cookies }: Filled): Promise<void> {
  for (const { name, path, accept } of chosen) {
    const constant = await measure({ url: site + constantPath, headers: {} }, number);
    printMeasured([count, number, "constant", "–"], constant, constant);
    for (const reader of asked) {
      const cookie = cookies[reader];
      const headers = { Accept: accept, ...(cookie && { Cookie: cookie }) };
      const measured = await measure({ url: site + path, headers }, number);
      printMeasured([count, number, name, reader], measured, constant);
    }
  }
}

async function measure(request: Request, number: number): Promise<Measured & { bytes: number }> {
  const answer = await fetch(request.url, { headers: request.headers, redirect: "manual" });
  const { byteLength: bytes } = await answer.arrayBuffer();
  await load(request, { connections: number, seconds: warming });
  return { ...(await load(request, { connections: number, seconds })), bytes };
}
