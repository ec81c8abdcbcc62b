/**
 * What pages of the built Worker cost: processor time over that of a constant answer of the same size, statements, rows read and bytes;
 * past the page cache, from it, and for the owner. `npm run bench -- pages --posts 50 --pages post,home --readers past --built build`;
 * `--works 5000 --pages gallery,portfolio,category,projects` with as many works beside those of the sample.
 * Each page begins in a new isolate, and takes turns with the constant, so that what else the machine does slows both down.
 */
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { row } from "../local/aligned.ts";
import { buildIsolated, copyIsolated } from "../local/build.ts";
import { isolate } from "../local/isolation.ts";
import { openScratch } from "../local/scratch.ts";
import { fillSite, type RunningSite } from "./pages/filled-site.ts";
import { counting, makeMeasurable } from "./pages/measured-worker.ts";
import { type Page, pagesCalled } from "./pages/pages.ts";
import { type Reader, readers } from "./pages/readers.ts";

const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "1000" },
    works: { type: "string", default: "0" },
    pages: {
      type: "string",
      default: "home,list,post,gallery,portfolio,search,feed,api,admin,posts,works,found",
    },
    readers: { type: "string", default: readers.join(",") },
    requests: { type: "string", default: "200" },
    /** A folder with a build, such as `build`; one is made where it is not given. */
    built: { type: "string" },
  },
});

const asked = readers.filter((reader) => values.readers.split(",").includes(reader));
const chosen = pagesCalled(values.pages.split(","));
const requests = Number(values.requests);
/** Requests before those that count, so that what they need is compiled and in memory. */
const warming = 50;
const widths = [6, -9, -6, 8, 8, 8, 8, 8, 5, 10, 7, 7, 7];

console.log(
  `${requests} requests after ${warming}. Milliseconds of the workerd that runs the Worker and its D1: of an isolate’s first request; of the others,`,
);
console.log(
  "median and 95th percentile beyond the constant’s; and the constant’s. Bytes as they are and by brotli.\n",
);
const heads = ["first", "median", "p95", "const.", "p95", "trips", "statements", "rows", "KB", "br KB"];
console.log(row(widths, ["posts", "page", "reader", ...heads]));

isolate(openScratch());
const { config, remove } = values.built ? copyIsolated(values.built) : await buildIsolated();
makeMeasurable(config);
for (const posts of values.posts.split(",").map(Number)) {
  const filled = await fillSite(config, { posts, works: Number(values.works) });
  for (const page of chosen)
    for (const reader of page.reader ? asked.filter((one) => one === page.reader) : asked) {
      const site = await filled.start();
      try {
        const measured = await measure(site, page, reader);
        console.log(row(widths, [posts, page.name, reader, ...measured]));
      } finally {
        await site.stop();
      }
    }
  filled.remove();
}
remove();

async function measure(site: RunningSite, page: Page, reader: Reader): Promise<(string | number)[]> {
  const first = await site.ask(page, reader);
  const bytes = first.body.byteLength;
  const [page_, constant]: [number[], number[]] = [[], []];
  for (let request = 0; request < warming + requests; request++) {
    const [one, other] = [await site.ask(page, reader), await site.constant(bytes)];
    if (request < warming || one.processor === null || other.processor === null) continue;
    page_.push(one.processor);
    constant.push(other.processor);
  }
  const { headers } = await site.ask(page, reader, counting);
  const { trips, statements, rows } = JSON.parse(headers.get("Bench-Cost") ?? "{}") as Record<string, number>;
  const compressed = brotliCompressSync(first.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const kilobytes = (size: number) => (size / 1024).toFixed(1);
  const beyond = (percent: number) => milliseconds(at(page_, percent) - at(constant, percent));
  return [
    milliseconds(first.processor ?? Number.NaN),
    beyond(50),
    beyond(95),
    ...[at(constant, 50), at(constant, 95)].map(milliseconds),
    ...[trips, statements, rows].map((count) => count ?? "–"),
    ...[bytes, compressed.byteLength].map(kilobytes),
  ];
}

function at(times: readonly number[], percent: number): number {
  return (
    times.toSorted((one, other) => one - other)[Math.floor((times.length * percent) / 100)] ?? Number.NaN
  );
}

function milliseconds(time: number): string {
  return Number.isNaN(time) ? "–" : time.toFixed(2);
}
