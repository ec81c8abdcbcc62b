import { shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";

const ink = { stroke: inks.midnight, "stroke-width": 5, "stroke-linejoin": "round" };
const green = "#7dbb4b";

/** A room with a carpet, a window and a cat. */
export function drawRoom(into: SVGElement) {
  shape("rect", { width: 600, height: 340, fill: "#cdb9f2" }, into);
  shape("path", { d: "M0 190H600V340H0Z", fill: "#e9b872" }, into);
  for (const y of [222, 262, 310])
    shape("path", { d: `M0 ${y}H600`, stroke: "#cf9a52", "stroke-width": 3 }, into);
  shape("path", { d: "M436 26H556V168H436Z", fill: inks.navy, ...ink }, into);
  shape("path", { d: "M496 26V168M436 98H556", fill: "none", ...ink }, into);
  shape("circle", { cx: 526, cy: 60, r: 14, fill: inks.yellow }, into);
  shape("ellipse", { cx: 292, cy: 270, rx: 236, ry: 62, fill: inks.midnight }, into);
  shape("ellipse", { cx: 286, cy: 264, rx: 236, ry: 62, fill: inks.pink }, into);
  shape("ellipse", { cx: 286, cy: 264, rx: 200, ry: 49, fill: "none", stroke: inks.yellow, "stroke-width": 9, "stroke-dasharray": "3 15" }, into); // oxfmt-ignore
  const cat = shape("g", { fill: inks.midnight }, into);
  shape("path", { d: "M0 0q-4 -46 18 -58l-2 -22l14 12h12l13 -12l-1 24q22 18 20 56zM68 -6q34 -2 26 -40q-2 -12 9 -12q11 0 11 16q0 48 -44 46z" }, cat); // oxfmt-ignore
  const eyes = shape("path", { d: "M26 -56h7M44 -56h7", stroke: inks.yellow, "stroke-width": 6, "stroke-linecap": "round" }, cat); // oxfmt-ignore
  return { cat, eyes };
}

/** A toad that sits on 0, 0 and looks at whoever looks. */
export function drawToad(into: SVGElement) {
  const shadow = shape("ellipse", { cy: -2, rx: 92, ry: 15, fill: inks.midnight, opacity: 0.55 }, into);
  const toad = shape("g", {}, into);
  shape("path", { d: "M-84 -4q-32 -44 4 -82q36 -34 80 -34t80 34q36 38 4 82q-12 8 -30 4H-54q-18 4 -30 -4z", fill: green, ...ink }, toad); // oxfmt-ignore
  for (const [x, y, r] of [
    [-66, -62, 7],
    [-78, -36, 5],
    [70, -66, 6],
    [80, -40, 8],
    [58, -92, 4],
  ])
    // oxfmt-ignore
    shape("circle", { cx: x ?? 0, cy: y ?? 0, r: r ?? 0, fill: "#4d8a3a" }, toad);
  shape("path", { d: "M-104 2q-6 -34 24 -36q24 0 26 36zM104 2q6 -34 -24 -36q-24 0 -26 36z", fill: green, ...ink }, toad); // oxfmt-ignore
  shape("path", { d: "M-44 4q-2 -30 12 -40M44 4q2 -30 -12 -40", fill: "none", ...ink, "stroke-linecap": "round" }, toad); // oxfmt-ignore
  const throat = shape("ellipse", { cy: -48, rx: 46, ry: 24, fill: "#f3e6a6" }, toad);
  const head = shape("g", {}, toad);
  shape("path", { d: "M-76 -96q0 -34 76 -36q76 2 76 36q-4 36 -76 36t-76 -36z", fill: green, ...ink }, head);
  const mouth = shape("path", { fill: inks.burgundy, ...ink }, head);
  const sides = [-44, 44];
  for (const cx of sides) shape("circle", { cx, cy: -130, r: 25, fill: inks.yellow, ...ink }, head);
  const pupils = shape("g", {}, head);
  for (const x of sides) shape("rect", { x: x - 13, y: -135, width: 26, height: 10, rx: 5, fill: inks.midnight }, pupils); // oxfmt-ignore
  const lids = sides.map((cx) =>
    shape("circle", { cx, cy: -130, r: 25, fill: green, ...ink, opacity: 0 }, head),
  );
  return { shadow, toad, throat, head, mouth, pupils, lids };
}
