/**
 * `npm run proof:back -- --to=REF` serves the Worker of a former version over a database that this version has migrated, as after
 * `wrangler rollback`: every page of the map is asked for, the owner writes, the cron runs, and then this version reads it.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCrons } from "../../scripts/local/crons.ts";
import { borrowToken } from "../../scripts/local/borrow-token.ts";
import { logInLocally } from "../../scripts/local/log-in.ts";
import { environment, root } from "../../scripts/local/processes.ts";
import { trigger } from "../../scripts/local/triggers.ts";
import { gitIn } from "../../scripts/upgrade/git.ts";
import { withSite } from "./images-site.ts";

const { values } = parseArgs({
  options: { to: { type: "string" }, built: { type: "boolean", default: false } },
});
const git = gitIn(root);
const former = values.to ?? git("describe", "--tags", "--abbrev=0", "HEAD^");
const parent = mkdtempSync(join(tmpdir(), "toadstool-former-"));

try {
  console.error(`Building ${former}`);
  const build = buildFormer(join(parent, "clone"), former);
  const state = join(parent, "state");
  const slug = await withSite({ isBuilt: build, stateFolder: state }, async ({ site, identity }) => {
    await askForEveryPage(site);
    const written = await write(site, identity);
    for (const cron of readCrons()) await trigger(site, cron);
    console.log(`${former} over this version’s database: wrote and published ${written}, and its cron ran`);
    return written;
  });
  await withSite({ isBuilt: values.built, stateFolder: state }, async ({ site }) => {
    const page = await fetch(`${site}/blog/${slug}`);
    const isThere = (await page.text()).includes("Written by the former version.");
    console.log(`this version again: ${isThere ? "reads" : "✗ does not read"} ${slug}`);
    if (!isThere) process.exitCode = 1;
    await askForEveryPage(site);
  });
} finally {
  git("worktree", "remove", "--force", join(parent, "clone"));
  rmSync(parent, { recursive: true, force: true });
}

function buildFormer(clone: string, ref: string): string {
  git("worktree", "add", "--quiet", "--detach", clone, ref);
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  const folder = join(parent, "build");
  const { status } = spawnSync("node", ["scripts/local/build-into.ts", folder], {
    cwd: clone,
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`${ref} could not be built.`);
  return folder;
}

async function askForEveryPage(site: string): Promise<void> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const broken: string[] = [];
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- a gentle pace
    const answer = await fetch(site + page);
    if (!answer.ok) broken.push(`${page} (${answer.status})`);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await answer.body?.cancel();
  }
  console.log(
    `${pages.length} pages, ${broken.length === 0 ? "all there" : `✗ not there: ${broken.join(", ")}`}`,
  );
  if (broken.length > 0 || pages.length === 0) process.exitCode = 1;
}

async function write(site: string, identity: string): Promise<string> {
  const owner = await logInLocally(site, identity);
  if (!owner) throw new Error("The former version did not let its owner in.");
  const { token, close } = await borrowToken(owner, { scopes: ["posts"], command: "npm run proof:back" });
  const slug = "going-back";
  const post = {
    slug,
    title: "Going back",
    content: "Written by the former version.",
    summary: "Going back.",
  };
  const answer = await fetch(`${site}/api/posts`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(post),
  });
  const words = await answer.text();
  await close();
  if (!answer.ok) throw new Error(`The former version did not publish: ${answer.status} ${words}`);
  return slug;
}
