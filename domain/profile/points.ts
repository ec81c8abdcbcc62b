import type { Point } from "./experience.ts";

const nested = /^(\s{2,}|\t|\s*[-–•*]\s)/;

/** Points as lines of text: one beneath another begins with a dash. Deeper ones are written as if they were beneath the first. */
export function pointsToText(points: readonly Point[]): string {
  return points.flatMap((point) => [textOf(point), ...beneath(point).map((text) => `- ${text}`)]).join("\n");
}

/** The points that lines of text are: a line that begins with two spaces or a dash is beneath the one before it. */
export function pointsFromText(text: string): Point[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  // A list that is pasted with a dash before each line has no lines beneath others.
  const isFlat = lines.every((line) => nested.test(line));
  const points: { text: string; points: string[] }[] = [];
  for (const line of lines) {
    const words = line.replace(nested, "").trim();
    const above = points.at(-1);
    if (above && !isFlat && nested.test(line)) above.points.push(words);
    else points.push({ text: words, points: [] });
  }
  return points.map((point) => (point.points.length > 0 ? point : point.text));
}

const textOf = (point: Point) => (typeof point === "string" ? point : point.text);
const beneath = (point: Point): string[] =>
  typeof point === "string" ? [] : point.points.flatMap((each) => [textOf(each), ...beneath(each)]);
