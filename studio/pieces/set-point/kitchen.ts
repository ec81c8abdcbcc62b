import { change, shape } from "../bench/bench.client.ts";
import { dots } from "../bench/dots.client.ts";
import { inks } from "../inks.ts";
import type { Layer } from "./fridge.ts";

const ink = { stroke: inks.midnight, "stroke-width": 5, "stroke-linejoin": "round" } as const;

/** The inside of the fridge with the jelly, its door, the sensor and the month’s chart. */
export function kitchen(scene: SVGSVGElement) {
  shape("rect", { x: -200, y: -300, width: 1000, height: 900, fill: "#ffd9a0" }, scene);
  shape(
    "rect",
    { x: -200, y: -300, width: 1000, height: 900, fill: dots(scene, "kitchen-wall", "#ffc070") },
    scene,
  );
  shape("path", { d: "M-200 314H800V600H-200Z", fill: inks.orange }, scene);
  shape("path", { d: "M14 10H300V318H14Z", fill: "#fffaf0", ...ink }, scene);
  const inside = shape("path", { d: "M26 22H288V306H26Z", fill: inks.navy, ...ink }, scene);
  const lamp = shape("path", { d: "M132 22h36v9q-18 10 -36 0z", fill: "#75869c" }, scene);
  shape("path", { d: "M26 286H288V292H26Z", fill: "#9fb3d1" }, scene);
  // The mustard, and the wire of the sensor beside it.
  shape(
    "path",
    { d: "M258 286v-34h24v34zM262 252v-9h16v9z", fill: inks.yellow, ...ink, "stroke-width": 3 },
    scene,
  );
  shape(
    "path",
    { d: "M288 60Q250 90 256 150T246 236", fill: "none", stroke: "#d8323a", "stroke-width": 3 },
    scene,
  );
  shape("circle", { cx: 246, cy: 240, r: 6, fill: "#d8323a" }, scene);
  const block = shape("g", { transform: "translate(150 282)", cursor: "pointer" }, scene);
  const edge = shape("g", {}, scene);
  const door = shape("path", { fill: "#e9eef2", ...ink }, edge);

  // The other side: what the door says, and what the sensor wrote.
  const handle = shape("g", { cursor: "pointer" }, scene);
  shape("path", { d: "M336 10H588V184H336Z", fill: "#e9eef2", ...ink }, handle);
  shape(
    "path",
    { d: "M352 60v72", stroke: inks.midnight, "stroke-width": 12, "stroke-linecap": "round" },
    handle,
  );
  shape("path", { d: "M384 64H560V150H384Z", fill: inks.midnight }, handle);
  shape(
    "text",
    { x: 472, y: 128, "text-anchor": "middle", "font-size": 62, fill: "#43d17a" },
    handle,
  ).textContent = "4 °C";
  shape("path", { d: "M336 200H588V312H336Z", fill: "#fffdf7", ...ink }, scene);
  shape("path", { d: "M348 300H576", stroke: inks.midnight, "stroke-width": 2.5 }, scene);
  const humps = shape("path", { fill: inks.pink }, scene);
  const rest = shape(
    "path",
    { fill: "none", stroke: inks.midnight, "stroke-width": 3, "stroke-linejoin": "round" },
    scene,
  );
  const reading = shape("text", { x: 352, y: 230, "font-size": 25, fill: "#b3202a" }, scene);

  return {
    block,
    handle,
    read: (text: string) => void (reading.textContent = text),
    /** The door’s edge, from 0, out of sight, to 1, across the opening. */
    door(across: number, isLit: boolean) {
      change(inside, { fill: isLit ? "#fff0b8" : inks.navy });
      change(lamp, { fill: isLit ? inks.yellow : "#75869c" });
      change(door, { d: `M300 10L${300 + across * 30} 26V302L300 318Z` });
    },
    ajar: (isAjar: boolean) => change(door, { fill: isAjar ? inks.yellow : "#e9eef2" }),
    /** A hump for each evening, and the day’s mean above it. */
    chart(layers: readonly Layer[]) {
      let [path, line] = ["", ""];
      layers.forEach(({ hump, mean }, day) => {
        const x = 350 + day * 7.5;
        path += `M${x} 300q3.75 ${-hump * 17 - 2} 7.5 0z`;
        line += `${day === 0 ? "M" : "L"}${x + 3.7} ${300 - (mean - 2.4) * 8}`;
      });
      change(humps, { d: path });
      change(rest, { d: line });
    },
  };
}
