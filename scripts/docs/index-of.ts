import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The index of a folder of decisions, by subject, from the first lines of each; throws at a page that does not begin with its
 * number and its subject.
 */
export function indexOf(folder: string): string {
  const pages = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .toSorted()
    .map((name) => readHead(name, readFileSync(join(folder, name), "utf8")));
  const subjects = [...new Set(pages.map(({ subject }) => subject))].toSorted((a, b) =>
    a.localeCompare(b, "en"),
  );
  const sections = subjects.map((subject) =>
    [
      `## ${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
      "",
      ...pages.filter((page) => page.subject === subject).map(({ line }) => line),
    ].join("\n"),
  );
  return `# Decisions

Why things are as they are: one page each, dated, with the decision as its title. A decision that another one replaced is merged
into that one, which names its number after “with”; a number is never given twice. A studio keeps its own in \`studio/decisions/\`. \`npm run docs\` writes this index.

${sections.join("\n\n")}
`;
}

function readHead(name: string, text: string): { subject: string; line: string } {
  const number = name.slice(0, 4);
  const [, found, decision, subject] =
    /^# (\d{4}): (.+)\n\nSubject: ([^·\n]+) · \d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (found !== number || !subject)
    throw new Error(
      `${name} must begin with “# ${number}: ”, its decision, and “Subject: … · ” with its day.`,
    );
  return { subject, line: `- [${number}](${name}) ${decision}` };
}
