/**
 * `npm run proof -- back --to=REF` serves the Worker of a former version over a database that this version has migrated, as after
 * `wrangler rollback`: every page of the map is asked for, the owner writes, the cron runs, and then this version reads it.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCrons } from "../../scripts/local/crons.ts";
import { environment, root } from "../../scripts/local/processes.ts";
import { trigger } from "../../scripts/local/triggers.ts";
import { gitIn } from "../../scripts/upgrade/git.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { ownerToken } from "./images-owner.ts";
import { withSite } from "./with-site.ts";

const { to, built } = readOptions({ to: "", built: false });
const git = gitIn(root);
const former = to || lastVersion();
const parent = mkdtempSync(join(tmpdir(), "toadstool-former-"));
const faults: string[] = [];
let pages = 0;

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
  await withSite({ isBuilt: built, stateFolder: state }, async ({ site }) => {
    const page = await fetch(`${site}/blog/${slug}`);
    const isThere = (await page.text()).includes("Written by the former version.");
    if (!isThere) faults.push(`This version does not read ${slug}.`);
    await askForEveryPage(site);
  });
} finally {
  git("worktree", "remove", "--force", join(parent, "clone"));
  rmSync(parent, { recursive: true, force: true });
}
conclude({ cases: pages, faults, holds: `${former} works over this version’s database, and this one again` });

/** The last version before this commit; where none is tagged, what the last migration has replaced. */
function lastVersion(): string {
  const asked = ["describe", "--tags", "--abbrev=0", "HEAD^"];
  return git.succeeds(...asked)
    ? git(...asked)
    : `${git("log", "-1", "--format=%H", "--", "db/migrations")}^`;
}

/** With the packages of its own lock file, which its own command installs. */
function buildFormer(clone: string, ref: string): string {
  git("worktree", "add", "--quiet", "--detach", clone, ref);
  const folder = join(parent, "build");
  const { status } = spawnSync("node", ["scripts/installed.mjs", "scripts/local/build-into.ts", folder], {
    cwd: clone,
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`${ref} could not be built.`);
  return folder;
}

async function askForEveryPage(site: string): Promise<void> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (paths.length === 0) faults.push("The sitemap is empty.");
  pages += paths.length;
  for (const page of paths) {
    // oxlint-disable-next-line no-await-in-loop -- a gentle pace
    const answer = await fetch(site + page);
    if (!answer.ok) faults.push(`${page} answers ${answer.status}.`);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await answer.body?.cancel();
  }
}

async function write(site: string, identity: string): Promise<string> {
  const token = await ownerToken({ site, identity });
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
  if (!answer.ok) throw new Error(`The former version did not publish: ${answer.status} ${words}`);
  return slug;
}
