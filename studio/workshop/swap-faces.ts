// Writes studio/swap/faces.ts: the alphabets for swapped zines, from the hands that letter the studio's prints.
import { writeFileSync } from "node:fs";
import { BLOCK } from "./glyphs-block.ts";
import { glyphOf } from "./glyphs-marks.ts";
import type { Shape } from "./shapes.ts";

/** Every sign that a line may hold. Signs are only added, at the end: addresses name them by their place. */
const alphabet = " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,!?’“”:;-–&()+=/*%#£…→'";

const round = (value: number) => Math.round(value);
const outline = (flat: readonly number[]) =>
  `M${Array.from({ length: flat.length / 2 }, (_, at) => `${round(flat[at * 2] ?? 0)} ${round(flat[at * 2 + 1] ?? 0)}`).join("L")}Z`;

/** A Catmull-Rom curve through the points as cubic ones; a point with a corner bends sharply. */
function pen(points: Shape): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${round(x)} ${round(y)}`;
      const [before, end] = [at(index - 1), at(index)];
      if (before[2] && end[2]) return `L${round(x)} ${round(y)}`;
      const from = before[2] ? before : at(index - 2);
      const to = end[2] ? end : at(index + 1);
      const one = [before[0] + (end[0] - from[0]) / 6, before[1] + (end[1] - from[1]) / 6];
      const two = [end[0] - (to[0] - before[0]) / 6, end[1] - (to[1] - before[1]) / 6];
      return `C${[...one, ...two, x, y].map(round).join(" ")}`;
    })
    .join("");
}

const wood = [...alphabet].flatMap((sign) => {
  const glyph = BLOCK[sign];
  if (!glyph) return [];
  const path = glyph.parts
    .flatMap(({ outline: whole, holes = [] }) => [whole, ...holes].map(outline))
    .join("");
  return [[sign, [glyph.width + 7, path]]];
});
const brush = [...alphabet].flatMap((sign) => {
  if (sign === " ") return [[sign, [30, ""]]];
  try {
    const [advance, ...lines] = glyphOf(sign);
    return [[sign, [advance + 6, lines.map(pen).join("")]]];
  } catch {
    return [];
  }
});

const lines = (signs: unknown[]) => signs.map((entry) => `  ${JSON.stringify(entry)},`).join("\n");
writeFileSync(
  "studio/swap/faces.ts",
  `import type { Sign } from "@toadstool/zine/swap";

// Written by studio/workshop/swap-faces.ts.

/** Signs are only added, at the end: addresses name them by their place. */
export const alphabet = ${JSON.stringify(alphabet)};

/** Wood type: capitals alone, filled. */
// oxfmt-ignore
export const wood: Readonly<Record<string, Sign>> = Object.fromEntries<Sign>([
${lines(wood)}
]);

/** A brush: a line, drawn with a round end. */
// oxfmt-ignore
export const brush: Readonly<Record<string, Sign>> = Object.fromEntries<Sign>([
${lines(brush)}
]);
`,
);
