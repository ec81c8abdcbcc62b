import { change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import type { Repair } from "./repair.ts";

export const ink = {
  stroke: inks.midnight,
  "stroke-width": 4,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
};
const steel = "#b8c4d6";
export type Spot = readonly [number, number];

export function write(
  into: Element,
  words: string,
  [x, y]: Spot,
  size: number,
  fill: string = inks.midnight,
) {
  const text = shape("text", { x, y, "font-size": size, fill }, into);
  text.textContent = words;
  return text;
}

/** Two sockets, two plugs, and what the other one belongs to. */
export function drawSockets(scene: SVGElement) {
  shape("path", { d: "M20 40H104V82H20Z", fill: "#fffdf7", ...ink }, scene);
  const cables = [inks.teal, inks.pink].map((colour, at) => {
    const cable = shape("path", { fill: "none", stroke: inks.midnight, "stroke-width": 6 }, scene);
    return {
      cable,
      plug: shape("path", { d: "M-12 -14H12V10Q0 20 -12 10Z", fill: colour, ...ink }, scene),
      at,
    };
  });
  const urn = shape("g", {}, scene);
  shape(
    "path",
    {
      d: "M30 190H94L100 290H24ZM24 290H100V302H24ZM40 190q4 -22 22 -22t22 22M62 168v-10",
      fill: steel,
      ...ink,
    },
    urn,
  );
  shape("path", { d: "M58 262v20m-9 -6h18", ...ink, stroke: inks.burgundy, "stroke-width": 6 }, urn);
  const spark = shape("path", { d: "M62 20l8 22l20 -14l-8 24l24 4l-22 12l12 22l-24 -10l-8 24l-10 -22l-22 12l8 -24l-24 -4l22 -12l-10 -22l24 10z", fill: inks.yellow, ...ink, transform: "translate(6 10)", visibility: "hidden" }, scene); // oxfmt-ignore

  return {
    show(plug: Repair["plug"]) {
      for (const { cable, plug: pulled, at } of cables) {
        const isOut = at === 0 ? plug === "wrong" : plug === "out";
        const [x, y] = isOut ? [50 + at * 50, 140 + at * 14] : [40 + at * 44, 62];
        change(pulled, { transform: `translate(${x} ${y}) rotate(${isOut ? 24 : 0})` });
        change(cable, { d: `M${x} ${y + 10}${at === 0 ? "Q20 150 56 190" : "Q112 200 142 246"}` });
      }
    },
    strike(isStruck: boolean) {
      change(spark, { visibility: isStruck ? "visible" : "hidden" });
    },
  };
}

export function drawTray(scene: SVGElement, cups: readonly Spot[]): SVGElement {
  const tray = shape("g", {}, scene);
  shape("path", { d: "M392 176L598 172L600 326L390 326Z", fill: steel, ...ink }, tray);
  cups.forEach(([cx, cy], cup) => {
    shape("circle", { cx, cy, r: 27, fill: "#8c9ab3", ...ink, "stroke-width": 3 }, tray);
    write(tray, String(cup + 1), [cx - 33, cy - 20], 13);
  });
  return tray;
}
