/** `npm run decisions`: writes the index of docs/decisions/ from the titles of its files. With `--check` it fails if the index is not up to date. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./local/processes.ts";

const folder = join(root, "docs/decisions");
const file = join(folder, "README.md");

const lines = readdirSync(folder)
  .filter((name) => /^\d{4}-.*\.md$/.test(name))
  .toSorted()
  .map((name) => {
    const [title = ""] = readFileSync(join(folder, name), "utf8").split("\n", 1);
    const found = /^# (\d{4}): (.+)$/.exec(title);
    if (!found || !name.startsWith(`${found[1]}-`))
      throw new Error(`docs/decisions/${name} must begin with “# ${name.slice(0, 4)}: ” and its decision.`);
    return `- [${found[1]}](${name}) ${found[2]}`;
  });
const text = `# Decisions

Why things are as they are: one page each, dated, with the decision as its title. \`npm run decisions\` writes this index.

${lines.join("\n")}
`;

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error("docs/decisions/README.md is not up to date. Run `npm run decisions`.");
  process.exitCode = 1;
}
