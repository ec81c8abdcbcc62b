import { existsSync } from "node:fs";
import { join } from "node:path";
import { Refused } from "../deploy/refused.ts";
import { adoptSettings } from "./adopt-settings.ts";
import { joinHistories } from "./join-histories.ts";
import { type Git, gitIn } from "./git.ts";

export interface Wanted {
  /** The repository that new versions come from; remembered as the remote `upstream`. */
  from?: string;
  /** A tag or a branch there; the newest version without it. */
  to?: string;
}

export interface Upgraded {
  /** Versions, as package.json has them. */
  before: string;
  after: string;
  /** Files of the engine that both sides have changed: git has marked the places in them. Nothing is committed then. */
  conflicts: string[];
}

const remote = "upstream";

/**
 * Merges a new version into a clone. `studio/` stays as its owner has it, and her settings leave wrangler.toml for
 * studio/site.json. Returns null where the clone has that version already. Throws `Refused` with nothing changed.
 */
export function upgradeClone(root: string, { from, to }: Wanted): Upgraded | null {
  const git = gitIn(root);
  requireClean(git, root);
  nameRemote(git, from);
  git("fetch", "--quiet", "--tags", remote);
  const target = targetOf(git, to);
  if (git.succeeds("merge-base", "--is-ancestor", target, "HEAD")) return null;
  joinHistories(git, target);
  const base = git("merge-base", "HEAD", target);
  const before = versionAt(git, "HEAD");
  const after = versionAt(git, target);
  const isOwnStudio = !git.succeeds(
    "diff",
    "--quiet",
    base,
    "HEAD",
    "--",
    "studio",
    ":(exclude)studio/site.json",
  );
  adoptSettings(root, git, base);
  beginMerge(git, root, target);
  if (isOwnStudio) git("restore", "--source=HEAD", "--staged", "--worktree", "--", "studio");
  git("checkout", target, "--", "wrangler.toml");
  // What it locks is in package.json; npm writes it anew where that was changed on both sides.
  git("checkout", target, "--", "package-lock.json");
  const conflicts = git("diff", "--name-only", "--diff-filter=U").split("\n").filter(Boolean);
  if (conflicts.length === 0) git("commit", "--quiet", "--no-verify", "--message", `Take Toadstool ${after}`);
  return { before, after, conflicts };
}

/** Git refuses to overwrite a file that it does not hold; a merge with conflicts has begun nevertheless. */
function beginMerge(git: Git, root: string, target: string): void {
  try {
    git("merge", "--no-commit", "--no-ff", "--quiet", target);
  } catch (error) {
    if (!isMerging(git, root)) throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

const isMerging = (git: Git, root: string) =>
  existsSync(join(root, git("rev-parse", "--git-path", "MERGE_HEAD")));

function requireClean(git: Git, root: string): void {
  if (!git.succeeds("rev-parse", "--verify", "HEAD"))
    throw new Refused(
      "This folder is no git repository with a commit, so that there is nothing to merge into.",
    );
  if (isMerging(git, root))
    throw new Refused(
      "A merge is under way. Finish it by `git commit`, or take it back by `git merge --abort`, and start again.",
    );
  const changed = git("status", "--porcelain", "--untracked-files=no").split("\n").filter(Boolean);
  if (changed.length === 0) return;
  throw new Refused(
    ["These files have changes that are not committed; commit them first:", ...changed.slice(0, 8)].join(
      "\n",
    ),
  );
}

function nameRemote(git: Git, from: string | undefined): void {
  const isKnown = git.succeeds("remote", "get-url", remote);
  if (!from && !isKnown)
    throw new Refused(
      "Where do new versions come from? Once: npm run upgrade -- --from https://… (the address of the repository that you cloned or forked)",
    );
  if (from) git("remote", isKnown ? "set-url" : "add", remote, from);
}

/** The newest version that is tagged; before the first one, the branch that the repository shows. */
function targetOf(git: Git, to: string | undefined): string {
  const candidates = to
    ? [`refs/tags/${to}`, `refs/tags/v${to}`, `refs/remotes/${remote}/${to}`]
    : newest(git);
  const found = candidates.find((name) => git.succeeds("rev-parse", "--verify", `${name}^{commit}`));
  if (!found) throw new Refused(`There is no version ${to ?? ""} at ${git("remote", "get-url", remote)}.`);
  return git("rev-parse", `${found}^{commit}`);
}

function newest(git: Git): string[] {
  const tags = git("for-each-ref", "--sort=-version:refname", "--format=%(refname)", "refs/tags/v[0-9]*");
  const [, branch = "main"] =
    /ref: refs\/heads\/(\S+)/.exec(git("ls-remote", "--symref", remote, "HEAD")) ?? [];
  return [...tags.split("\n").filter(Boolean), `refs/remotes/${remote}/${branch}`];
}

function versionAt(git: Git, commit: string): string {
  return (JSON.parse(git("show", `${commit}:package.json`)) as { version: string }).version;
}
