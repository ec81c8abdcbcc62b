import type { ArtPiece } from "@toadstool/stage";
import type { Stroke } from "../../series/drawing.ts";
import { softPath } from "../../series/hand.ts";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import { beastOf, first, type Part, tellBeast } from "./parts.ts";

const plates = [
  { ink: "#17603f", angle: 45 },
  { ink: inks.pink, angle: 75 },
];
const tones = [0.25, 0.5, 0.75];
/** Units of the scene in a millimetre of the sheet. */
const MILLIMETRE = 9;

/** One woodle, from a number, and what its streams of chance are good for. */
export const beastByNumber: ArtPiece = (host, { seed, animate }) => {
  const { scene, say, slider, button, stop } = bench(host, {
    view: "0 0 600 340",
    alt: "An invented animal on a ruled page, in dark green lines; a pink that misses its edges.",
  });
  const defs = shape("defs", {}, scene);
  plates.forEach(({ ink, angle }, plate) =>
    tones.forEach((tone) => {
      const dots = shape(
        "pattern",
        { id: `woodle-${plate}-${tone}`, width: 7, height: 7, patternUnits: "userSpaceOnUse" },
        defs,
      );
      change(dots, { patternTransform: `rotate(${angle})` });
      shape("rect", { width: 7, height: 7, fill: "#fff" }, dots);
      shape("circle", { cx: 3.5, cy: 3.5, r: 7 * Math.sqrt(tone / Math.PI), fill: ink }, dots);
    }),
  );
  shape("rect", { width: 600, height: 340, fill: "#fffaf0" }, scene);
  for (let y = 46; y < 340; y += 33)
    shape("path", { d: `M0 ${y}H600`, stroke: "#cfdcec", "stroke-width": 2 }, scene);
  shape("path", { d: "M78 0V340", stroke: "#f3b6c4", "stroke-width": 2 }, scene);
  const stamp = shape("text", { x: 26, y: 36, "font-size": 22, fill: inks.midnight }, scene);
  const sheet = shape("g", {}, scene);
  const groups = plates.map(() => shape("g", {}, sheet));
  for (const group of groups) group.style.mixBlendMode = "multiply";
  let [number, turns, shared, slip] = [seed, { ...first }, false, 0.6];

  function print() {
    const beast = beastOf(number, turns, shared);
    const { left, top, right } = beast.drawing.box();
    const size = Math.min(440 / (right - left), 262 / -top, 1.9);
    for (const [plate, group] of groups.entries()) {
      const moved = plate === 0 ? 0 : slip * MILLIMETRE;
      change(group, {
        transform: `translate(${320 + moved} ${310 - moved * 0.7}) scale(${size}) translate(${-(left + right) / 2} 0)`,
      });
      group.replaceChildren(
        ...beast.drawing.strokes.filter((stroke) => stroke.plate === plate).map((stroke) => marked(stroke)),
      );
    }
    stamp.textContent = `No. ${number}`;
    return `${tellBeast(beast)}.`;
  }
  function other(part: Part) {
    turns = { ...turns, [part]: turns[part] + 1 };
    const seen = print();
    say(
      shared
        ? `I asked for another ${part === "ears" ? "pair of ears" : part}. This is ${seen}`
        : `Only the ${part} changed: ${seen}`,
    );
  }

  slider("Number", { least: 1, most: 400, value: number }, (value) => {
    [number, turns] = [value, { ...first }];
    say(`Number ${number} is ${print()} It always will be.`);
  });
  slider(
    "Pink",
    { least: 0, most: 2, step: 0.1, value: slip, said: (value) => `${value} mm off` },
    (value) => {
      slip = value;
      print();
      if (value === 0) say("In register. It looks like a mistake.");
      else if (value > 1.5) say("Two millimetres. The pink has seen another animal.");
    },
  );
  button("Other ears", () => other("ears"));
  button("Other coat", () => other("coat"));
  button("One stream for all", (pressed) => {
    shared = !shared;
    pressed.setAttribute("aria-pressed", String(shared));
    print();
    say(shared ? "Now ask for other ears. I did." : "A stream for each part. Ears are ears again.");
  }).setAttribute("aria-pressed", "false");
  say(`Number ${number} is ${print()} It always will be.`);
  animate(() => Infinity);
  return stop;
};

function marked({ plate, outline, tone, pen }: Stroke): SVGPathElement {
  const fill =
    tone === 0
      ? "#fff"
      : tone === 1
        ? (plates[plate]?.ink ?? "")
        : `url(#woodle-${plate}-${tones.reduce((a, b) => (Math.abs(b - tone) < Math.abs(a - tone) ? b : a))})`;
  const path = shape("path", { d: softPath(outline), fill });
  if (pen) change(path, { stroke: fill, "stroke-width": pen, "stroke-linejoin": "round" });
  return path;
}
