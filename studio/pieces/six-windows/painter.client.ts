import { change, shape } from "../bench/bench.client.ts";
import { inks, paper } from "../inks.ts";

const line = { stroke: paper, "stroke-width": 4, "stroke-linejoin": "round", "stroke-linecap": "round" };

/** One of the crowd, on a ladder beside the wall. */
export function drawPainter(scene: SVGElement) {
  shape("path", { d: "M512 340L528 196M584 340L570 196M520 302H579M524 266H576M527 230H573", ...line, fill: "none", stroke: inks.yellow, "stroke-width": 6 }, scene); // oxfmt-ignore
  shape("path", { d: "M508 240Q508 156 530 150Q524 120 540 116Q552 114 556 124Q564 114 574 118Q588 124 580 150Q598 160 594 240Q550 254 508 240Z", ...line, fill: "#5fae6f" }, scene); // oxfmt-ignore
  shape("path", { d: "M522 196Q550 210 582 194L588 240Q550 252 514 240Z", fill: "#fffdf7" }, scene);
  // A paper hat, and the one number.
  shape(
    "path",
    { d: "M524 118L556 84L590 120Q556 110 524 118Z", fill: "#fffdf7", ...line, stroke: inks.midnight },
    scene,
  );
  shape("text", { x: 534, y: 234, "font-size": 20, fill: inks.midnight }, scene).textContent = "x, y";
  const eyes = shape("g", {}, scene);
  for (const x of [541, 572])
    shape(
      "circle",
      { cx: x, cy: 138, r: 11, fill: "#fffdf7", stroke: inks.midnight, "stroke-width": 3 },
      eyes,
    );
  const lids = shape("path", { fill: "none", stroke: inks.midnight, "stroke-width": 4, "stroke-linecap": "round" }, scene); // oxfmt-ignore
  // The arm, and the brush.
  shape(
    "path",
    { d: "M516 204Q494 196 498 168", ...line, fill: "none", stroke: inks.midnight, "stroke-width": 16 },
    scene,
  );
  shape(
    "path",
    { d: "M516 204Q494 196 498 168", ...line, fill: "none", stroke: "#5fae6f", "stroke-width": 10 },
    scene,
  );
  const brush = shape("g", {}, scene);
  shape("path", { d: "M500 176L492 140", ...line, stroke: "#c98b4b", "stroke-width": 7 }, brush);
  const bristles = shape("path", { d: "M484 142L500 138L496 116Q488 124 480 120Z" }, brush);

  return {
    /** Eyes shut, or on the neighbour’s work; the brush has the ink of the window. */
    look(isTalking: boolean, ink: string) {
      change(lids, { d: isTalking ? "M535 136h2M566 136h2M544 172a6 5 0 1 0 12 0a6 5 0 1 0 -12 0" : "M531 139q10 7 20 0M562 139q10 7 20 0M540 168q16 8 32 0" }); // oxfmt-ignore
      change(eyes, { visibility: isTalking ? "visible" : "hidden" });
      change(bristles, { fill: ink });
    },
  };
}
