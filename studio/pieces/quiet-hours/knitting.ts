import { change, shape } from "../bench/bench.client.ts";
import { dots } from "../bench/dots.client.ts";
import { inks } from "../inks.ts";
import { wools } from "./month.ts";

const [left, stitches, stitch, tall, top, seen] = [132, 34, 9, 11.5, 112, 18] as const;
const right = left + stitches * stitch;
const ink = { stroke: inks.midnight, "stroke-width": 4, "stroke-linejoin": "round" } as const;

/** The machine with its carriage, the scarf under it, six cones of wool and a meter on the atlas case. */
export function knitting(scene: SVGSVGElement) {
  shape("rect", { x: -200, y: -300, width: 1000, height: 900, fill: "#ffe9c9" }, scene);
  shape(
    "rect",
    { x: -200, y: -300, width: 1000, height: 600, fill: dots(scene, "quiet-wall", "#ffd9a0") },
    scene,
  );
  shape("path", { d: "M-200 300H800V600H-200Z", fill: "#e6b98a" }, scene);
  const thread = shape("path", { fill: "none", "stroke-width": 3, "stroke-linecap": "round" }, scene);
  wools.forEach(({ colour }, i) => {
    const x = 28 + i * 41;
    shape("path", { d: `M${x - 14} 62L${x - 6} 14h12L${x + 14} 62Z`, fill: colour, ...ink }, scene);
    shape(
      "path",
      { d: `M${x - 10} 42l20 -7M${x - 12} 54l23 -8M${x - 8} 30l16 -6`, stroke: "#fffaf0", "stroke-width": 2 },
      scene,
    );
  });
  shape(
    "path",
    { d: "M6 64H270", stroke: inks.midnight, "stroke-width": 6, "stroke-linecap": "round" },
    scene,
  );

  // The atlas case, and on it the meter.
  shape("path", { d: "M474 190H590V312H474Z", fill: "#c98b4b", ...ink }, scene);
  for (const y of [204, 231, 258, 285])
    shape(
      "path",
      { d: `M484 ${y}h96v19h-96zM526 ${y + 9}h12`, fill: "#e6b98a", ...ink, "stroke-width": 3 },
      scene,
    );
  shape("path", { d: "M486 120h94v70h-94z", fill: inks.midnight }, scene);
  shape("path", { d: "M520 120v-24h26v24z", fill: "#75869c", ...ink }, scene);
  const meter = shape(
    "text",
    { x: 533, y: 152, "text-anchor": "middle", "font-size": 26, fill: inks.yellow },
    scene,
  );
  const counter = shape(
    "text",
    { x: 533, y: 180, "text-anchor": "middle", "font-size": 20, fill: "#fffaf0" },
    scene,
  );

  const scarf = shape("g", {}, scene);
  shape(
    "rect",
    { x: left - 3, y: top - 14, width: right - left + 6, height: seen * tall + 22, fill: inks.midnight },
    scarf,
  );
  const rows = Array.from({ length: seen + 1 }, (_, at) => {
    let d = "";
    for (let i = 0; i < stitches; i += 1)
      d += `M${left + i * stitch + 1.4} ${top + 8 + at * tall}l3.1 6.5l3.1 -6.5`;
    return shape(
      "path",
      { d, fill: "none", "stroke-width": 4.6, "stroke-linecap": "round", "stroke-linejoin": "round" },
      scarf,
    );
  });
  shape(
    "path",
    { d: `M${left - 34} ${top - 24}H${right + 34}V${top + 2}H${left - 34}Z`, fill: "#75869c", ...ink },
    scene,
  );
  let needles = "";
  for (let i = 0; i <= stitches; i += 1) needles += `M${left + i * stitch} ${top - 20}v20`;
  shape("path", { d: needles, stroke: "#fffaf0", "stroke-width": 2 }, scene);
  const carriage = shape("g", {}, scene);
  shape("path", { d: `M-34 ${top - 38}H34L40 ${top + 8}H-40Z`, fill: inks.pink, ...ink }, carriage);
  shape("path", { d: `M-14 ${top - 38}v-14h28v14`, fill: "none", ...ink, "stroke-width": 6 }, carriage);
  let wool = 0;

  return {
    /** Colours the rows, the newest first. */
    draw(colourOf: (back: number) => string | undefined, now: number) {
      wool = now;
      rows.forEach((row, back) => {
        const colour = colourOf(back);
        change(row, { stroke: colour ?? "none", visibility: colour ? "visible" : "hidden" });
      });
      change(thread, { stroke: wools[now]?.colour ?? "" });
    },
    read(loud: string, count: string) {
      meter.textContent = loud;
      counter.textContent = count;
    },
    /** Puts the carriage from 0, left, to 1, right; a new row slips down from the needles. */
    move(over: number, slip: number, works: boolean) {
      const x = works ? left + Math.min(1, Math.max(0, over)) * (right - left) : right;
      change(carriage, { transform: `translate(${x} 0)` });
      change(scarf, { transform: `translate(0 ${-slip * tall})` });
      change(thread, {
        d: `M${28 + wool * 41} 14Q${(28 + wool * 41 + x) / 2} ${works ? -16 : 26} ${x} ${top - 52}`,
      });
    },
  };
}
