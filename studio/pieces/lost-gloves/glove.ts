import { shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import type { Glove } from "./catalogue.ts";

const dyes = [
  [inks.pink, "#fffaf0"],
  [inks.violet, inks.yellow],
  [inks.teal, "#fffaf0"],
  [inks.orange, inks.midnight],
  [inks.sky, inks.navy],
  [inks.burgundy, inks.pink],
] as const;
const hides = [inks.midnight, inks.burgundy, inks.navy, "#6b4226", "#1f5c4a", "#5a5470"] as const;
const casts = [inks.yellow, inks.pink, inks.mint, inks.orange, inks.sky, inks.teal] as const;
const fingers = "M-15 -36L-20 -76M-5 -40L-7 -90M6 -40L7 -87M15 -36L20 -72";
const thumb = "M16 -14Q30 -22 35 -42";
const mitten = "M-10 -34V-66M10 -34V-66M0 -40V-72";

/** A glove on its spike, fingers up, as somebody left it: drawn around the middle of its cuff. */
export function drawGlove(
  { material, hand, colour, pattern, centimetres }: Glove,
  into: Element,
): SVGGElement {
  const isMitten = material === "fleece" || material === "oven";
  const size = material === "oven" ? 1.25 : 0.62 + centimetres / 60;
  const glove = shape("g", { transform: `scale(${hand === "left" ? -size : size} ${size})` }, into);
  const [dye, second] = dyes[colour] ?? dyes[0];
  const fill = (material === "leather" ? hides[colour] : material === "rubber" ? casts[colour] : dye) ?? dye;
  const cuff = material === "rubber" ? 40 : 20;
  const line = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
  const hull = `M-21 -36Q-24 -14 -18 0V${cuff}H18V0Q24 -16 21 -36Z`;
  const [wide, thick] = isMitten ? [mitten, 30] : [fingers, 13];
  const outline = material === "leather" ? "#fffaf0" : inks.midnight;
  // The outline is the same strokes, wider, underneath.
  shape("path", { ...line, d: wide, stroke: outline, "stroke-width": thick + 6 }, glove);
  shape("path", { ...line, d: thumb, stroke: outline, "stroke-width": 19 }, glove);
  shape("path", { d: hull, fill, stroke: outline, "stroke-width": 6, "stroke-linejoin": "round" }, glove);
  shape("path", { ...line, d: wide, stroke: fill, "stroke-width": thick }, glove);
  shape("path", { ...line, d: thumb, stroke: fill, "stroke-width": 13 }, glove);
  shape("path", { d: hull, fill }, glove);
  const over = { fill: "none", stroke: second } as const;
  if (pattern === "stripes" && material === "wool") {
    shape("path", { ...over, d: `${fingers}${thumb}`, "stroke-width": 13, "stroke-dasharray": "7 8" }, glove);
    shape("path", { ...over, d: "M-21 -29H21M-20 -14H20", "stroke-width": 7 }, glove);
  }
  if (pattern === "spots" && material === "wool")
    for (const [x, y] of [
      [-10, -30],
      [8, -26],
      [-3, -12],
      [12, -8],
      [-12, -4],
      [-7, -72],
      [7, -62],
    ] as const)
      shape("circle", { cx: x, cy: y, r: 3.6, fill: second }, glove);
  if (material === "wool" || material === "fleece")
    shape(
      "path",
      {
        d: `M-18 3H18M-12 4V${cuff}M-6 4V${cuff}M0 4V${cuff}M6 4V${cuff}M12 4V${cuff}`,
        stroke: inks.midnight,
        "stroke-width": 2,
      },
      glove,
    );
  if (material === "leather")
    shape("path", { d: "M-8 -36V-12M0 -38V-10M8 -36V-12", stroke: "#fffaf0", "stroke-width": 2 }, glove);
  if (material === "rubber")
    shape("path", { ...line, d: "M-12 -28Q-14 -6 -10 30", stroke: "#fffaf0", "stroke-width": 4 }, glove);
  if (material === "oven") {
    shape(
      "path",
      {
        d: "M-20 -60L20 -20M-22 -34L16 4M-6 -80L24 -50M20 -60L-20 -20M22 -34L-16 4M6 -80L-24 -50",
        stroke: second,
        "stroke-width": 2.5,
      },
      glove,
    );
    shape("path", { ...line, d: "M-18 18q-12 12 2 16", stroke: inks.midnight, "stroke-width": 4 }, glove);
  }
  if (centimetres === 9)
    shape(
      "path",
      {
        ...line,
        d: "M-14 -8H8q6 0 6 -8M-4 -9a7 7 0 1 1 1 -1a3 3 0 1 1 0 -5",
        stroke: inks.yellow,
        "stroke-width": 3.5,
      },
      glove,
    );
  return glove;
}
