import type { Composed } from "./compose.ts";

export interface Problem {
  /** In the author's own text, from 1; null where the driver names no line of it. */
  line: number | null;
  message: string;
}

/** How drivers report a problem and its line. */
const formats = [
  // ANGLE and Apple: `ERROR: 0:12: 'x' : undeclared identifier`
  /^ERROR:\s*\d+:(?<line>\d+):\s*(?<message>.+)$/,
  // Mesa: 0:12(5): error: `x' undeclared
  /^\d+:(?<line>\d+)\(\d+\):\s*(?:preprocessor )?error:\s*(?<message>.+)$/,
  // NVIDIA: 0(12) : error C1503: undefined variable "x"
  /^\d+\((?<line>\d+)\)\s*:\s*(?:fatal )?error(?: \w+)?:\s*(?<message>.+)$/,
  // Metal: program_source:12:5: error: use of undeclared identifier 'x'. Its lines are those of its own translation.
  /^program_source:\d+:\d+:\s*error:\s*(?<message>.+)$/,
];

/** Reads the problems in a driver's log, with lines of the author's own text. */
export function problemsIn(log: string, { places }: Pick<Composed, "places">): Problem[] {
  const found: Problem[] = [];
  for (const entry of log.split(/\r?\n/)) {
    const parts = formats.map((format) => format.exec(entry.trim())?.groups).find(Boolean);
    if (!parts) continue;
    const place = places[Number(parts.line) - 1];
    const words = tidied(parts.message ?? "");
    const problem =
      place === undefined || place.file === ""
        ? { line: null, message: words }
        : place.file === null
          ? { line: place.line, message: words }
          : { line: null, message: `In <${place.file}>, line ${place.line}: ${words}` };
    if (!found.some(({ line, message }) => line === problem.line && message === problem.message))
      found.push(problem);
  }
  if (found.length > 0) return found;
  return [
    { line: null, message: log.trim() || "The graphics driver refused the program and gave no reason." },
  ];
}

/** Tidies a driver's message: `'x' : undeclared identifier` becomes `“x”: undeclared identifier`. */
function tidied(message: string): string {
  return message
    .replace(/[\s\0]+$/, "")
    .replace(/^'([^']*)' : /, (_, name: string) => (name.trim() ? `“${name.trim()}”: ` : ""))
    .replace(/^'' : /, "");
}
