import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Refused } from "./deploy/refused.ts";
import { root } from "./local/processes.ts";
import { toDo } from "./upgrade/to-do.ts";
import { type Upgraded, upgradeClone } from "./upgrade/upgrade-clone.ts";

const help = `npm run upgrade merges a new version of Toadstool into this clone: docs/upgrade.md.

  npm run upgrade                      the newest version
  npm run upgrade -- --to 0.2.0        that one
  npm run upgrade -- --from ADDRESS    from this repository, which is remembered
`;

try {
  const { values } = parseArgs({
    options: { from: { type: "string" }, to: { type: "string" }, help: { type: "boolean", default: false } },
  });
  if (values.help) console.log(help);
  else report(upgradeClone(root, values));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function report(upgraded: Upgraded | null): void {
  if (!upgraded) return console.log("This is the newest version already.");
  const { before, after, conflicts } = upgraded;
  if (conflicts.length > 0)
    throw new Refused(
      [
        "You and the new version have both changed these files:",
        ...conflicts.map((file) => `  ${file}`),
        "Open them, choose at each place marked <<<<<<<, then `git add` them and `git commit`. Or take all back: git merge --abort",
      ].join("\n"),
    );
  console.log(`Took version ${after} in place of ${before}. To take it back: git reset --hard HEAD^`);
  for (const { version, words } of toDo(readFileSync(join(root, "CHANGELOG.md"), "utf8"), before, after))
    console.log(`\nWhat you must do for ${version}:\n\n${words}`);
  console.log("");
  // Installs what the new version needs, and holds studio/ against its shapes.
  const { status } = spawnSync("npm", ["run", "--silent", "content"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Refused("\nMend these in studio/; nothing is deployed before.");
  console.log("`npm start` shows it here, `npm run deploy` brings it to your site.");
}
