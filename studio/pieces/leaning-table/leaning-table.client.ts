import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import { rolled, servedAt, tideAt, tiltAt } from "./leaning.ts";

/** A table that leans as the tide forty miles away does; its lean is drawn four times too large. */
export const leaningTable: ArtPiece = (host, { animate }) => {
  const { scene, say, slider, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A long table leans to the left by the tide; a bowl of soup keeps its own level, and peas roll to the rim.",
  });
  // The sky and the sea go on to the edges of whatever pane the scene is shown in.
  shape("rect", { x: -600, y: -600, width: 1800, height: 1500, fill: "#fdf1cf" }, scene);
  shape(
    "circle",
    { cx: 520, cy: 62, r: 38, fill: inks.yellow, stroke: inks.midnight, "stroke-width": 4 },
    scene,
  );
  shape(
    "path",
    {
      d: "M504 60q6 6 12 0M526 60q6 6 12 0M508 76q14 8 24 0",
      fill: "none",
      stroke: inks.midnight,
      "stroke-width": 3.5,
      "stroke-linecap": "round",
    },
    scene,
  );
  const sea = shape("path", { fill: inks.teal }, scene);
  shape(
    "path",
    { d: "M66 204V900h18V204z", fill: "#c98b4b", stroke: inks.midnight, "stroke-width": 4 },
    scene,
  );
  const leg = shape("path", { fill: "#c98b4b", stroke: inks.midnight, "stroke-width": 4 }, scene);
  const table = shape("g", {}, scene);
  shape(
    "path",
    { d: "M-24 0H474v20H-24zM-24 -7h10V0h-10z", fill: "#c98b4b", stroke: inks.midnight, "stroke-width": 4 },
    table,
  );
  shape(
    "path",
    {
      d: "M170 -6a62 46 0 0 0 124 0z",
      fill: "#fffdf7",
      stroke: inks.midnight,
      "stroke-width": 4,
      transform: "translate(0 -44)",
    },
    table,
  );
  const soup = shape("path", { fill: inks.orange, stroke: inks.midnight, "stroke-width": 3.5 }, table);
  const boat = shape(
    "path",
    {
      d: "M-20 -4h40l-10 14h-20zM0 -4v-30l16 24z",
      fill: "#fffdf7",
      stroke: inks.midnight,
      "stroke-width": 3,
    },
    table,
  );
  const peas = Array.from({ length: 9 }, (_, i) => ({
    at: 0.05 + i * 0.09,
    element: shape("circle", { r: 6.5, fill: "#6fae3c", stroke: inks.midnight, "stroke-width": 2.5 }, table),
  }));
  let hour = 5;

  const frames = animate((step) => {
    const tilt = tiltAt(hour);
    const shown = -tilt * 4;
    change(table, { transform: `translate(76 204) rotate(${shown})` });
    const end = 204 + 450 * Math.sin((shown * Math.PI) / 180);
    change(leg, { d: `M506 ${end + 22}V900h20V${end + 18}z` });
    change(soup, { d: `M172 -50l120 0l-4 10h-112z`, transform: `rotate(${-shown} 232 -46)` });
    change(boat, { transform: `rotate(${-shown} 232 -46) translate(232 -60)` });
    let moves = false;
    peas.forEach((pea, i) => {
      const most = 1 - i * 0.032;
      const next = Math.min(Math.max(most, pea.at), rolled(pea.at, tilt, Math.min(step, 0.1)));
      if (next < most && next !== pea.at) moves = true;
      pea.at = Math.min(most, next);
      change(pea.element, { cx: 452 - pea.at * 456, cy: -8 });
    });
    const level = 324 - tideAt(hour) * 84;
    change(sea, { d: `M-600 ${level}q38 -9 75 0${"t75 0".repeat(23)}V900H-600Z` });
    return moves ? 0 : Infinity;
  });
  slider(
    "Tide",
    {
      least: 0,
      most: 335.5,
      step: 0.5,
      value: hour,
      said: (at) => `day ${Math.floor(at / 24) + 1}, ${Math.floor(at % 24)} o’clock`,
    },
    (at) => {
      hour = at;
      const tilt = tiltAt(hour);
      say(
        `${tilt.toFixed(1)}°, ${Math.round((tilt / 3) * 126)} mm at the far end. Served: ${servedAt(tilt)}.`,
      );
      frames.wake();
    },
  );
  button("More peas", () => {
    peas.forEach((pea, i) => (pea.at = 0.04 + i * 0.03));
    frames.wake();
  });
  return stop;
};
