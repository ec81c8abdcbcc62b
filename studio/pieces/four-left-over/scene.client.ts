import { change, shape } from "../bench/bench.client.ts";
import { dots } from "../bench/dots.client.ts";
import { inks, paper } from "../inks.ts";
import { body } from "./bodies.client.ts";
import { drawSockets, drawTray, ink, type Spot, write } from "./furniture.client.ts";
import { drawOwner, type Mood } from "./owner.client.ts";
import type { Repair } from "./repair.ts";

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
    write(scene, words, [402, 56 + row * 36], 16);
    return write(scene, "", [472, 56 + row * 36], 20, inks.burgundy);
  });
  const sockets = drawSockets(scene);
  const owner = drawOwner(scene);
  const thing = shape("g", {}, scene);
  const torch = shape("path", { d: "M158 34L116 16L100 30L132 70ZM116 16L86 2M100 30L76 12", fill: inks.teal, ...ink }, scene); // oxfmt-ignore
  const tray = drawTray(scene, [0, 1, 2, 3, 4, 5].map(cupAt));
  const screws = shape("g", {}, scene);
  const flying = shape("g", { visibility: "hidden" }, scene);

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
      sockets.show(plug);
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
    look(mood: Mood) {
      sockets.strike(mood === "struck");
      owner.look(mood);
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
