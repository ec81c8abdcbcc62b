import { type ArtPiece, randomFrom } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import { agree, agreement, type Lantern } from "./agreement.ts";

const colours = [
  "#ff5a4f",
  "#ff8a2b",
  "#ffc93c",
  "#b5d334",
  "#4fc07a",
  "#00a896",
  "#3f9bd8",
  "#5a6be0",
  "#7a4dff",
  "#b14fd0",
  "#ff4f8b",
  "#ff5468",
];
const colourOf = (hue: number) =>
  colours[
    ((Math.round((hue / (2 * Math.PI)) * colours.length) % colours.length) + colours.length) % colours.length
  ] ?? inks.yellow;
const count = 40;

/** A parade down a hill, in which nobody is in charge. */
export const lanternAgreement: ArtPiece = (host, { seed, lessMotion, animate }) => {
  const { scene, say, slider, button, signal, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "Children carry paper lanterns down a winding path by night. The lanterns turn to one colour on the way.",
  });
  shape("rect", { width: 600, height: 330, fill: inks.midnight }, scene);
  const way = shape(
    "path",
    {
      d: "M70 44C560 30 580 120 320 128S10 200 220 226S620 240 560 310",
      fill: "none",
      stroke: "#5b4b80",
      "stroke-width": 26,
      "stroke-linecap": "round",
    },
    scene,
  );
  const long = way.getTotalLength();
  let random = randomFrom(seed);
  let started = seed;
  let reach = 70;
  const children = Array.from({ length: count }, (_, index) => {
    const group = shape("g", {}, scene);
    shape(
      "path",
      { d: "M0 16v14M-5 30l5 -8l5 8", stroke: "#d9cdf0", "stroke-width": 3, fill: "none" },
      group,
    );
    shape("circle", { cx: 0, cy: 20, r: 5, fill: "#d9cdf0" }, group);
    const skin = shape(
      "path",
      {
        d: index % 3 ? "M-10 0a10 13 0 1 1 20 0a10 13 0 1 1 -20 0" : "M-11 -12H11V10H-11Z",
        stroke: inks.midnight,
        "stroke-width": 2,
      },
      group,
    );
    const child = { group, skin, at: 0, pace: 1, lantern: { x: 0, y: 0, hue: 0 } as Lantern };
    group.addEventListener("pointerdown", () => paint(child), { signal });
    return child;
  });
  function paint(child: (typeof children)[number]) {
    child.lantern.hue += Math.PI;
    say("One child has changed its mind. The neighbours will hear of it.");
    frames.wake();
  }
  function start() {
    random = randomFrom((started += 1));
    children.forEach((child, index) => {
      child.at = index * 18;
      child.pace = index > count - 3 ? 1.6 : 0.9 + random() * 0.2;
      child.lantern.hue = random() * 2 * Math.PI;
    });
    frames.wake();
  }
  let clock = 0;
  const frames = animate((step) => {
    const pace = lessMotion ? 14 : 30;
    clock += step;
    for (const child of children) {
      child.at = Math.min(long, child.at + step * pace * child.pace);
      const { x, y } = way.getPointAtLength(child.at);
      Object.assign(child.lantern, { x, y });
      change(child.group, {
        transform: `translate(${x} ${y - 20 + Math.sin(clock * 6 + child.at) * (lessMotion ? 0 : 2)})`,
      });
    }
    const lanterns = children.map(({ lantern }) => lantern);
    while (clock > 0.2) {
      clock -= 0.2;
      const hues = agree(lanterns, reach);
      lanterns.forEach((lantern, index) => (lantern.hue = hues[index] ?? lantern.hue));
    }
    for (const { skin, lantern } of children) change(skin, { fill: colourOf(lantern.hue) });
    const seen = new Set(lanterns.map(({ hue }) => colourOf(hue))).size;
    const down = children.every(({ at }) => at >= long);
    say(down && agreement(lanterns) > 0.995 ? "Agreed, at the post office." : `${seen} colours on the hill.`);
    return down && agreement(lanterns) > 0.9995 ? Infinity : 0;
  });
  slider(
    "They hear",
    { least: 0, most: 160, step: 10, value: reach, said: (far) => (far === 0 ? "nobody" : `${far} paces`) },
    (far) => {
      reach = far;
      frames.wake();
    },
  );
  button("One changes its mind", () => {
    const child = children[Math.floor(random() * count)];
    if (child) paint(child);
  });
  button("Set off again", start);
  start();
  return stop;
};
