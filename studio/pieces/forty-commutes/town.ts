import { change, shape } from "../bench/bench.client.ts";
import { dots } from "../bench/dots.client.ts";
import { inks } from "../inks.ts";

const ink = {
  stroke: inks.midnight,
  "stroke-width": 4,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

/** The map: a canal with two bridges, the house, the studio, a dentist, and a heron who keeps the score. */
export function town(scene: SVGSVGElement) {
  shape("rect", { x: -200, y: -300, width: 1000, height: 900, fill: "#fdf1cf" }, scene);
  let blocks = "";
  for (const [x, y, w, h] of [
    [-40, 20, 90, 60],
    [64, 14, 70, 70],
    [150, 20, 70, 48],
    [-40, 96, 110, 46],
    [84, 102, 40, 44],
    [-40, 214, 92, 54],
    [66, 216, 50, 62],
    [132, 276, 100, 44],
    [-40, 286, 150, 44],
    [176, 138, 60, 76],
    [380, 20, 54, 34],
    [500, 16, 130, 70],
    [372, 126, 60, 86],
    [448, 148, 44, 40],
    [500, 230, 130, 40],
    [372, 276, 100, 44],
    [490, 286, 140, 44],
    [520, 100, 110, 34],
  ])
    blocks += `M${x} ${y}h${w}v${h}h${-(w ?? 0)}z`;
  shape("path", { d: blocks, fill: dots(scene, "town-blocks", "#e2bb6a", { apart: 7, radius: 2 }) }, scene);
  shape(
    "path",
    { d: "M282 -300V60Q270 160 296 240T286 600H340Q344 330 348 250T338 60V-300Z", fill: inks.teal },
    scene,
  );
  shape(
    "path",
    {
      d: "M296 20h22M306 52h20M302 140h24M314 168h18M306 206h20M304 300h22M312 318h18",
      stroke: "#fdf1cf",
      "stroke-width": 3,
      "stroke-linecap": "round",
    },
    scene,
  );
  for (const [y, rise] of [
    [88, 0],
    [254, 14],
  ] as const) {
    shape(
      "path",
      {
        d: `M262 ${y - 14}Q310 ${y - 14 - rise} 362 ${y - 14}V${y + 14}Q310 ${y + 14 - rise} 262 ${y + 14}Z`,
        fill: "#fffdf7",
        ...ink,
      },
      scene,
    );
  }
  // The traffic light, and the gasworks.
  shape("path", { d: "M368 40h14v34h-14zM375 74v16", fill: inks.midnight, ...ink }, scene);
  const light = shape("circle", { cx: 375, cy: 50, r: 4.5, fill: "#d8323a" }, scene);
  shape("circle", { cx: 206, cy: 176, r: 26, fill: "#b0a58c", ...ink }, scene);
  shape("path", { d: "M186 176h40M206 156v40", stroke: inks.midnight, "stroke-width": 2.5 }, scene);
  const tracks = shape("g", { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" }, scene);

  shape("path", { d: "M34 184V158L58 136L82 158V184Z", fill: inks.yellow, ...ink }, scene);
  shape("path", { d: "M52 184v-18h12v18z", fill: inks.midnight }, scene);
  shape("path", { d: "M538 172q-3 22 -5 28h26q-3 -8 -5 -28z", fill: "#fffdf7", ...ink }, scene);
  shape("path", { d: "M512 172Q516 132 546 132T580 172Z", fill: inks.pink, ...ink }, scene);
  for (const [x, y] of [
    [530, 160],
    [547, 148],
    [564, 161],
  ])
    shape("circle", { cx: x ?? 0, cy: y ?? 0, r: 5, fill: "#fffdf7" }, scene);
  // The dentist.
  shape(
    "path",
    {
      d: "M450 18q12 -7 24 0q5 10 0 18l-3 14q-4 3 -5 -8h-8q-1 11 -5 8l-3 -14q-5 -8 0 -18z",
      fill: "#fffdf7",
      ...ink,
      "stroke-width": 3,
    },
    scene,
  );
  const heron = shape("g", { transform: "translate(356 300)" }, scene);
  shape(
    "path",
    {
      d: "M-4 0V24M5 0V24M-12 0Q-8 -18 10 -12L14 -36Q16 -46 24 -42L40 -38L24 -36Q20 -20 16 -6Q8 6 -12 0Z",
      fill: "#9fb3d1",
      ...ink,
      "stroke-width": 3,
    },
    heron,
  );
  const rain = shape(
    "path",
    { d: rainPath(), stroke: inks.navy, "stroke-width": 3, "stroke-linecap": "round", visibility: "hidden" },
    scene,
  );
  const rider = shape("g", {}, scene);
  shape(
    "path",
    {
      d: "M-11 6m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M11 6m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-11 6L-2 -6L11 6",
      fill: "none",
      ...ink,
      "stroke-width": 3,
    },
    rider,
  );
  shape("path", { d: "M-12 -8Q-12 -26 2 -26T14 -8Z", fill: "#7dbb4b", ...ink, "stroke-width": 3 }, rider);
  shape("path", { d: "M4 -26a5 5 0 1 1 6 4", fill: "#fffdf7", ...ink, "stroke-width": 3 }, rider);
  const board = shape("g", { transform: "translate(12 12)" }, scene);
  shape("path", { d: "M5 6H149V70H5Z", fill: inks.midnight }, board);
  shape("path", { d: "M0 0H144V64H0Z", fill: "#fffdf7", ...ink, "stroke-width": 3 }, board);
  const north = shape("text", { x: 12, y: 27, "font-size": 21, fill: inks.midnight }, board);
  const southern = shape("text", { x: 12, y: 54, "font-size": 21, fill: inks.midnight }, board);

  return {
    tracks,
    rider,
    score(northern: number, southward: number) {
      north.textContent = `North ${northern}`;
      southern.textContent = `South ${southward}`;
    },
    weather(isWet: boolean) {
      change(rain, { visibility: isWet ? "visible" : "hidden" });
      change(light, { fill: isWet ? "#d8323a" : "#43d17a" });
    },
    heronAt: (turns: boolean) =>
      change(heron, { transform: `translate(${turns ? 372 : 356} 300) scale(${turns ? -1 : 1} 1)` }),
  };
}

function rainPath(): string {
  let path = "";
  for (let i = 0; i < 70; i += 1) path += `M${((i * 137) % 660) - 30} ${((i * 89) % 350) - 10}l-6 15`;
  return path;
}
