import { Refused } from "../deploy/refused.ts";
import type { Git } from "./git.ts";

/** Folders by which a copy is recognised: no owner needs to change them. */
const engine = ["domain", "db", "workers", "packages"];

/**
 * A copy that Cloudflare's button made has a first commit of its own, which git cannot merge with. The commit of upstream that it
 * was copied from is named as a second parent, with nothing changed; from then on it merges like a clone.
 */
export function joinHistories(git: Git, target: string): void {
  if (git.succeeds("merge-base", "HEAD", target)) return;
  const [first = ""] = git("rev-list", "--max-parents=0", "HEAD").split("\n");
  const copied = engine.map((folder) => treeOf(git, first, folder)).join();
  const source = git("rev-list", target)
    .split("\n")
    .find((commit) => engine.map((folder) => treeOf(git, commit, folder)).join() === copied);
  if (!source)
    throw new Refused(
      "This repository shares no history with the one that new versions come from, and its first commit is a copy of none there. docs/upgrade.md says how to merge by hand.",
    );
  const message = "Name the version that this copy was made from";
  git("merge", "--quiet", "--strategy=ours", "--allow-unrelated-histories", "--message", message, source);
}

function treeOf(git: Git, commit: string, folder: string): string {
  return git.succeeds("rev-parse", "--verify", `${commit}:${folder}`)
    ? git("rev-parse", `${commit}:${folder}`)
    : "";
}
