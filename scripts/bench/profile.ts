/**
 * Where the built Worker spends its time on a page: time by function for each request, in itself and in all; with `--upload` the size of what
 * is deployed, and its start-up. `npm run bench -- profile post --reader past --posts 50 --requests 1000`; pages are those of `pages/pages.ts`, or any path.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { buildInto, copyIsolated } from "../local/build.ts";
import { isolate } from "../local/isolation.ts";
import { freeRange } from "../local/ports.ts";
import { openScratch } from "../local/scratch.ts";
import { isolateVariables } from "../local/variables.ts";
import { fillSite, type RunningSite } from "./pages/filled-site.ts";
import { makeMeasurable } from "./pages/measured-worker.ts";
import { pagesCalled } from "./pages/pages.ts";
import { readers } from "./pages/readers.ts";
import { profileWhile } from "./profile/inspector.ts";
import { readSources } from "../local/read-sources.ts";
import { timesOf } from "./profile/times.ts";
import { describeUpload } from "./profile/upload.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    posts: { type: "string", default: "1000" },
    works: { type: "string", default: "0" },
    requests: { type: "string", default: "500" },
    reader: { type: "string", default: "past" },
    top: { type: "string", default: "40" },
    upload: { type: "boolean", default: false },
    /** A folder with a build that has source maps; one is made where it is not given. */
    built: { type: "string" },
  },
});
const requests = Number(values.requests);
const reader = readers.find((one) => one === values.reader) ?? "past";

isolate(openScratch());
const config = values.built ? copyIsolated(values.built).config : await build();
const upload = values.upload ? await describeUpload(dirname(config)) : "";
makeMeasurable(config);
const filled = await fillSite(config, { posts: Number(values.posts), works: Number(values.works) });
const inspectorPort = await freeRange(1);
const site = await filled.start(inspectorPort);
try {
  for (const page of pagesCalled(positionals.length > 0 ? positionals : ["post"]))
    await profilePage(site, page);
} finally {
  await site.stop();
  filled.remove();
}
console.log(`\n${upload}`);

async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "toadstool-build-"));
  await buildInto(folder, ["--sourcemapServer"]);
  isolateVariables(join(folder, "server"));
  return join(folder, "server/miniflare.json");
}

async function profilePage(
  { ask }: RunningSite,
  page: ReturnType<typeof pagesCalled>[number],
): Promise<void> {
  const askOften = async (times: number) => {
    for (let time = 0; time < times; time++) await ask(page, page.reader ?? reader);
  };
  await askOften(200);
  const profile = await profileWhile(inspectorPort, () => askOften(requests));
  const times = timesOf(profile, readSources(dirname(config)));
  const microseconds = (time: number) => (time / requests).toFixed(1).padStart(8);
  const all = times.reduce((sum, { self }) => sum + self, 0);
  for (const order of ["self", "total"] as const) {
    console.log(`\n${page.name}: ${microseconds(all)} µs a request. By ${order} time:\n\n    self    total`);
    for (const { name, file, self, total } of times
      .toSorted((one, other) => other[order] - one[order])
      .slice(0, Number(values.top)))
      console.log(`${microseconds(self)} ${microseconds(total)}  ${name}  ${file}`);
  }
}
