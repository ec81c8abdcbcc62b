import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The index of a folder of decisions, from their titles; throws at a title that does not begin with its number. */
export function indexOf(folder: string): string {
  const lines = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .toSorted()
    .map((name) => {
      const [title = ""] = readFileSync(join(folder, name), "utf8").split("\n", 1);
      const [, number, decision] = /^# (\d{4}): (.+)$/.exec(title) ?? [];
      if (!number || !name.startsWith(`${number}-`))
        throw new Error(`${name} must begin with “# ${name.slice(0, 4)}: ” and its decision.`);
      return `- [${number}](${name}) ${decision}`;
    });
  return `# Decisions

Why things are as they are: one page each, dated, with the decision as its title. \`npm run docs\` writes this index.

${lines.join("\n")}
`;
}
