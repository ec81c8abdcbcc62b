import { stripVTControlCharacters } from "node:util";

/** What went wrong in one case of a suite. */
export interface Failure {
  name: string;
  error: string;
  /** The command that runs it again. */
  again: string;
}

/** Lines of an error that the end of a run shows: the whole of it is further up. */
const most = 15;

/** Calls inside of tools. */
const foreign = /^\s+at .*(\/node_modules\/|\(<anonymous>\)|\(?node:)/;

/** The beginning of an error without colours and foreign calls, and its end where it is long. */
export function excerpt(error: string): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim() && !foreign.test(line));
  if (lines.length <= most) return lines.join("\n");
  return [...lines.slice(0, most - 5), "…", ...lines.slice(-4)].join("\n");
}

/** The last lines of a run: of a long log often nothing else is seen. */
export function describeFailures(failures: Failure[]): string {
  return failures
    .map(({ name, error, again }) => {
      const lines = excerpt(error).replaceAll(/^/gm, "    ");
      return `✗ ${name}\n${lines}\n  again: ${again}\n`;
    })
    .join("\n");
}
