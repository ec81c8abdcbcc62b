import { change, shape } from "../bench/bench.client.ts";
import { dots } from "../bench/dots.client.ts";
import { inks, paper } from "../inks.ts";
import { body } from "./bodies.client.ts";
import type { Repair } from "./repair.ts";

const ink = {
  stroke: inks.midnight,
  "stroke-width": 4,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
};
const steel = "#b8c4d6";
type Spot = readonly [number, number];

/** Holes are in two rows of three, cups too. */
export const holeAt = (hole: number): Spot => [170 + (hole % 3) * 82, hole < 3 ? 112 : 226];
export const cupAt = (cup: number): Spot => [430 + (cup % 3) * 68, cup < 3 ? 216 : 288];
/** Where screws roll to without a tray. */
export const heap: Spot = [500, 270];
/** Where a screw ends up that nothing holds. */
const onTable = (place: number): Spot => [412 + ((place * 47) % 160), 206 + ((place * 71) % 108)];
const leftAt = (place: number): Spot => [140 + place * 42, 304];

/** The hall’s table: what was brought, the urn, a tray or none, and the owner behind it. */
export function drawHall(scene: SVGSVGElement, seed: number) {
  shape("rect", { x: -100, y: -140, width: 800, height: 480, fill: inks.yellow }, scene);
  shape("rect", { x: -100, y: -140, width: 800, height: 330, fill: dots(scene, `hall-${seed}`, inks.orange, { apart: 11, radius: 2.4 }) }, scene); // oxfmt-ignore
  shape("path", { d: "M-109 184Q96 172 300 182T709 180V480H-109Z", fill: paper, ...ink }, scene);
  shape("path", { d: "M-100 330Q300 322 700 331V340H-100Z", fill: inks.midnight }, scene);
  // Light is bare paper: wherever the torch shines, dots of it are left free.
  const light = dots(scene, `torch-${seed}`, paper, { apart: 10, radius: 2.8 });
  const beam = shape("path", { d: "M154 36L420 60L408 300L96 286L136 70Z", fill: light }, scene);
  // The card of the day.
  const sheet = "M392 22L492 18L494 108L394 112Z";
  shape("path", { d: sheet, fill: inks.midnight, transform: "translate(6 7)" }, scene);
  shape("path", { d: sheet, fill: "#fffdf7" }, scene);
  const card = ["Came in", "Whole"].map((words, row) => {
    write(words, 402, 56 + row * 36, 16);
    return write("", 472, 56 + row * 36, 20, inks.burgundy);
  });
  // Two sockets, two plugs.
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
  // The owner, who looks on.
  const owner = shape("g", {}, scene);
  shape(
    "path",
    { d: "M206 96Q196 22 232 20Q250 16 258 28Q270 16 288 20Q324 22 312 96Z", fill: "#5fae6f", ...ink },
    owner,
  );
  const eyes = [230, 288].map((x) =>
    shape("circle", { cx: x, cy: 32, r: 15, fill: "#fffdf7", ...ink }, owner),
  );
  const looks = shape("path", { ...ink, fill: "none", "stroke-width": 5 }, owner);
  const thing = shape("g", {}, scene);
  const torch = shape("path", { d: "M158 34L116 16L100 30L132 70ZM116 16L86 2M100 30L76 12", fill: inks.teal, ...ink }, scene); // oxfmt-ignore
  const tray = shape("g", {}, scene);
  shape("path", { d: "M392 176L598 172L600 326L390 326Z", fill: steel, ...ink }, tray);
  for (let cup = 0; cup < 6; cup += 1) {
    const [cx, cy] = cupAt(cup);
    shape("circle", { cx, cy, r: 27, fill: "#8c9ab3", ...ink, "stroke-width": 3 }, tray);
    write(String(cup + 1), cx - 33, cy - 20, 13, inks.midnight, tray);
  }
  const screws = shape("g", {}, scene);
  const spark = shape("path", { d: "M62 20l8 22l20 -14l-8 24l24 4l-22 12l12 22l-24 -10l-8 24l-10 -22l-22 12l8 -24l-24 -4l22 -12l-10 -22l24 10z", fill: inks.yellow, ...ink, transform: "translate(6 10)", visibility: "hidden" }, scene); // oxfmt-ignore
  const flying = shape("g", { visibility: "hidden" }, scene);

  function write(
    words: string,
    x: number,
    y: number,
    size: number,
    fill: string = inks.midnight,
    into: Element = scene,
  ) {
    const text = shape("text", { x, y, "font-size": size, fill }, into);
    text.textContent = words;
    return text;
  }
  /** Lying on its side, so that its length is seen. */
  function lying(into: Element, [x, y]: Spot, length: number) {
    const g = shape(
      "g",
      { transform: `translate(${x - 10 - length * 2} ${y}) rotate(${(x + y) % 40} 10 0)` },
      into,
    );
    shape("path", { d: `M0 -9Q-9 0 0 9ZM0 -5h${8 + length * 10}l6 5l-6 5H0ZM7 -5l4 10M15 -5l4 10`, fill: "#fffdf7", ...ink, "stroke-width": 2.5 }, g); // oxfmt-ignore
  }

  return {
    show(repair: Repair, cameIn: number, whole: number) {
      const { appliance, plug, hasTray, hasTorch, holes, out, left, inside } = repair;
      [cameIn, whole].forEach((count, row) => card[row] && (card[row].textContent = String(count)));
      for (const { cable, plug: pulled, at } of cables) {
        const isOut = at === 0 ? plug === "wrong" : plug === "out";
        const [x, y] = isOut ? [50 + at * 50, 140 + at * 14] : [40 + at * 44, 62];
        change(pulled, { transform: `translate(${x} ${y}) rotate(${isOut ? 24 : 0})` });
        change(cable, { d: `M${x} ${y + 10}${at === 0 ? "Q20 150 56 190" : "Q112 200 142 246"}` });
      }
      change(beam, { visibility: hasTorch ? "visible" : "hidden" });
      change(torch, { visibility: hasTorch ? "visible" : "hidden" });
      change(tray, { visibility: hasTray ? "visible" : "hidden" });
      body(thing, appliance.name, { rattling: inside.length, light: hasTorch ? light : null });
      screws.replaceChildren();
      holes.forEach((screw, hole) => {
        const [x, y] = holeAt(hole);
        if (screw === null) shape("circle", { cx: x, cy: y, r: 8, fill: inks.midnight }, screws);
        else shape("path", { d: `M${x - 13} ${y}a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M${x - 8} ${y + 4 - (hole % 3) * 4}l16 ${(hole % 3) * 8 - 8}`, fill: "#fffdf7", ...ink, "stroke-width": 3.5 }, screws); // oxfmt-ignore
      });
      const length = (screw: number) => appliance.depths[screw] ?? 1;
      out.forEach((screw, at) => lying(screws, hasTray ? cupAt(at) : onTable(at), length(screw)));
      left.forEach((screw, at) => lying(screws, leftAt(at), length(screw)));
    },
    /** The owner’s face: pleased, worried, or struck. */
    look(mood: "calm" | "pleased" | "struck") {
      change(spark, { visibility: mood === "struck" ? "visible" : "hidden" });
      for (const eye of eyes) change(eye, { r: mood === "struck" ? 20 : 15 });
      change(looks, { d: mood === "pleased" ? "M222 34q8 -9 16 0M280 34q8 -9 16 0M240 62q19 12 38 0" : mood === "struck" ? "M229 32h2M287 32h2M252 66a7 8 0 1 0 14 0a7 8 0 1 0 -14 0" : "M232 36h3M283 36h3M244 64h30" }); // oxfmt-ignore
    },
    /** A screw on its way, 0 to 1. */
    fly(share: number, [x, y]: Spot, [toX, toY]: Spot) {
      const isUp = share < 1;
      change(flying, {
        visibility: isUp ? "visible" : "hidden",
        transform: `translate(${x + (toX - x) * share} ${y + (toY - y) * share - Math.sin(share * Math.PI) * 70}) rotate(${share * 540})`,
      });
      if (isUp && !flying.firstChild) lying(flying, [0, 0], 2);
    },
  };
}
