import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import { certainty, figureIn, figures, seenAt, starsOf } from "./sky.ts";

/** A planetarium to turn by hand, under as many clouds as one likes. */
export const nightInAPocket: ArtPiece = (host, { seed, animate }) => {
  const stars = starsOf(seed);
  const { scene, say, slider, signal, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A night sky in a yellow pocket. It turns as it is dragged; clouds of dots may lie before it.",
  });
  shape("rect", { width: 600, height: 330, fill: inks.midnight }, scene);
  const joined = shape(
    "path",
    { fill: "none", stroke: "#9a7bff", "stroke-width": 2.5, "stroke-linecap": "round" },
    scene,
  );
  const faint = shape("path", { stroke: "#d9cdf0", "stroke-width": 2.4, "stroke-linecap": "round" }, scene);
  const bright = shape(
    "path",
    { stroke: inks.yellow, "stroke-width": 6.5, "stroke-linecap": "round" },
    scene,
  );
  const name = shape(
    "text",
    { x: 300, y: 46, "text-anchor": "middle", "font-size": 25, fill: inks.yellow },
    scene,
  );
  const defs = shape("defs", {}, scene);
  const screen = shape(
    "pattern",
    {
      id: `cloud-${seed}`,
      width: 9,
      height: 9,
      patternUnits: "userSpaceOnUse",
      patternTransform: "rotate(15)",
    },
    defs,
  );
  const dot = shape("circle", { cx: 4.5, cy: 4.5, r: 3, fill: "#8b93a8" }, screen);
  const clouds = shape("path", { fill: `url(#cloud-${seed})` }, scene);
  shape(
    "path",
    {
      d: "M0 0H600V40Q560 10 300 14T0 44ZM0 330V268Q120 252 300 258T600 266V330Z",
      fill: inks.yellow,
      stroke: inks.midnight,
      "stroke-width": 4,
    },
    scene,
  );
  shape(
    "path",
    {
      d: "M0 284Q120 268 300 274T600 282",
      fill: "none",
      stroke: inks.midnight,
      "stroke-width": 3,
      "stroke-dasharray": "13 9",
    },
    scene,
  );
  const north = shape(
    "text",
    { x: 300, y: 316, "text-anchor": "middle", "font-size": 20, fill: inks.midnight },
    scene,
  );
  const look = { round: 40, up: 40 };
  let [cover, drift] = [30, 0];

  function cloudPath(): string {
    if (cover === 0) return "";
    let path = "";
    for (let i = 0; i < 9; i += 1) {
      const x = ((i * 151 + drift * (6 + i)) % 760) - 80;
      const y = 84 + ((i * 67) % 170);
      const r = (18 + ((i * 29) % 40)) * (0.4 + cover / 62);
      path += `M${x - r * 2} ${y}a${r} ${r * 0.8} 0 0 1 ${r} ${-r * 0.6}a${r} ${r} 0 0 1 ${r * 1.6} ${-r * 0.2}a${r} ${r * 0.8} 0 0 1 ${r * 1.4} ${r * 0.8}z`;
    }
    return path;
  }
  const frames = animate((step) => {
    drift += Math.min(step, 0.1);
    let small = "";
    let large = "";
    for (const star of stars) {
      const at = seenAt(star, look);
      if (!at || Math.abs(at.x) > 0.9 || at.y < -0.44 || at.y > 0.33) continue;
      const spot = `M${(300 + at.x * 330).toFixed(0)} ${(156 + at.y * 330).toFixed(0)}h.1`;
      if (star.faint < 2.4) large += spot;
      else small += spot;
    }
    change(faint, { d: small || "M0 0" });
    change(bright, { d: large || "M0 0" });
    const figure = figureIn(look);
    let lines = "";
    for (const [from, to] of figure?.joined ?? []) {
      const ends = [from, to].map((end) => {
        const [x = 0, y = 0] = figure?.stars[end] ?? [];
        return seenAt({ round: (figure?.round ?? 0) + x, up: (figure?.up ?? 0) + y }, look);
      });
      const [a, b] = ends;
      if (a && b) lines += `M${300 + a.x * 330} ${156 + a.y * 330}L${300 + b.x * 330} ${156 + b.y * 330}`;
    }
    change(joined, { d: lines || "M0 0" });
    name.textContent = figure?.name ?? "";
    change(clouds, { d: cloudPath() });
    change(dot, { r: 1.6 + cover / 24 });
    north.textContent =
      ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][Math.round((((look.round % 360) + 360) % 360) / 45) % 8] ??
      "";
    return cover > 0 ? 0.08 : Infinity;
  });
  function tell() {
    const figure = figureIn(look);
    say(
      `${figure ? `You would see ${figure.name}.` : "No name yet."} It is ${certainty(cover)} that you cannot.`,
    );
    frames.wake();
  }
  const turned = slider(
    "Turn",
    { least: 0, most: 359, value: look.round, said: (round) => `${round} degrees from north` },
    (round) => {
      look.round = round;
      tell();
    },
  );
  const raised = slider(
    "Tilt",
    { least: 5, most: 75, value: look.up, said: (up) => `${up} degrees up` },
    (up) => {
      look.up = up;
      tell();
    },
  );
  slider(
    "Clouds",
    { least: 0, most: 100, step: 5, value: cover, said: (share) => `${share} per cent` },
    (share) => {
      cover = share;
      tell();
    },
  );
  scene.addEventListener(
    "pointermove",
    ({ buttons, movementX, movementY }) => {
      if (buttons === 0) return;
      look.round = (look.round - movementX * 0.28 + 360) % 360;
      look.up = Math.min(75, Math.max(5, look.up + movementY * 0.28));
      turned.value = String(look.round);
      raised.value = String(look.up);
      tell();
    },
    { signal },
  );
  if (figures.length > 0) tell();
  return stop;
};
