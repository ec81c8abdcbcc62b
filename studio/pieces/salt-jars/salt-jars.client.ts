import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks, paper } from "../inks.ts";
import { cloudOf, cubesOf, edgeOf, jars } from "./salt.ts";

/** A jar of canal water in which salt grows for nine weeks, and the light that goes through it. */
export const saltJars: ArtPiece = (host, { seed, animate }) => {
  const { scene, say, choice, slider, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A jar of water with salt cubes on a wire, a lamp at its left and a wall at its right.",
  });
  const defs = shape("defs", {}, scene);
  const dots = shape(
    "pattern",
    {
      id: `milk-${seed}`,
      width: 8,
      height: 8,
      patternUnits: "userSpaceOnUse",
      patternTransform: "rotate(30)",
    },
    defs,
  );
  const milk = shape("circle", { cx: 4, cy: 4, r: 0, fill: inks.pink }, dots);
  const ground = shape("rect", { width: 600, height: 330, fill: paper }, scene);
  const beam = shape("path", { fill: inks.yellow }, scene);
  shape("path", { d: "M20 150l40-16v72l-40-16z", fill: inks.midnight }, scene);
  const water = shape("path", { d: "M190 66q60 -8 110 0t110 0l-10 236H200Z", fill: inks.mint }, scene);
  shape(
    "path",
    {
      d: "M182 26l14 284h208l14-284",
      fill: "none",
      stroke: inks.midnight,
      "stroke-width": 5,
      "stroke-linejoin": "round",
    },
    scene,
  );
  const wire = shape(
    "path",
    { fill: "none", stroke: "#c2622d", "stroke-width": 6, "stroke-linecap": "round" },
    scene,
  );
  const salt = shape("g", {}, scene);
  const wall = shape("rect", { x: 560, y: 20, width: 12, height: 290, fill: inks.midnight }, scene);
  const image = shape("g", {}, scene);
  const label = shape("text", { x: 214, y: 296, "font-size": 30, fill: inks.midnight }, scene);
  let [jar, week, isDark] = [2, 5, false];

  function cube(into: Element, x: number, y: number, edge: number, turn: number, cloud: number) {
    const d = edge * 0.34;
    const group = shape("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, into);
    const h = edge / 2;
    const outline = `M${-h} ${-h}l${d} ${-d}h${edge}v${edge}l${-d} ${d}h${-edge}z`;
    shape(
      "path",
      { d: outline, fill: "#fffdf7", stroke: inks.midnight, "stroke-width": 2.5, "stroke-linejoin": "round" },
      group,
    );
    if (cloud > 0.2) shape("path", { d: outline, fill: `url(#milk-${seed})` }, group);
    shape(
      "path",
      {
        d: `M${-h} ${-h}h${edge}v${edge}M${h} ${-h}l${d} ${-d}`,
        fill: "none",
        stroke: inks.midnight,
        "stroke-width": 2,
      },
      group,
    );
    if (cloud < 0.2 && edge > 26)
      shape("path", { d: `M${-h + 7} ${h - 8}v${-edge * 0.5}`, stroke: inks.teal, "stroke-width": 3 }, group);
  }

  function draw() {
    const shown = jars[jar];
    if (!shown) return;
    const cloud = cloudOf(shown, week);
    change(ground, { fill: isDark ? inks.midnight : paper });
    change(wall, { fill: isDark ? "#8d82a8" : inks.midnight });
    change(water, { fill: isDark ? inks.navy : inks.mint });
    change(milk, { r: 1 + 4.2 * cloud });
    change(label, { fill: isDark ? paper : inks.midnight });
    label.textContent = String(shown.number);
    change(wire, {
      d:
        shown.number === 12
          ? "M300 -4V190"
          : `M300 -4C300 60 ${270 + shown.number * 6} 80 ${312 - shown.number * 3} 120T300 190`,
    });
    salt.replaceChildren();
    image.replaceChildren();
    const cubes = cubesOf(shown, seed).map((each) => ({ ...each, edge: edgeOf(each, week) }));
    const reach = Math.max(10, ...cubes.map(({ y, edge }) => (edge > 0 ? Math.abs(y) + edge / 2 : 0)));
    change(beam, {
      d: `M60 150L300 ${190 - reach}L560 ${170 - reach - 60 * cloud}V${200 + reach + 60 * cloud}L300 ${190 + reach}L60 190Z`,
    });
    for (const { x, y, edge, turn } of cubes)
      if (edge > 3) {
        cube(salt, 300 + x, 190 + y, edge, turn, cloud);
        const spread = 1 + cloud * 1.6;
        shape(
          "rect",
          {
            x: 562,
            y: 184 + y * spread - (edge * spread) / 2,
            width: 9,
            height: edge * spread,
            fill: inks.yellow,
            opacity: Math.max(0.18, 1 - cloud * 1.15),
          },
          image,
        );
      }
    const light = Math.round(cloud * 100);
    say(
      week === 0
        ? `Jar ${shown.number}, water from ${shown.from}. Nothing yet. It is the first day.`
        : `Jar ${shown.number}, ${shown.from}, week ${week}: ${light} % of the light is scattered. ${sayings(cloud, shown.number, week)}`,
    );
  }

  choice(
    "Jar",
    jars.map(({ number, from }) => `${number}, ${from}`),
    (index) => {
      jar = index;
      draw();
    },
    jar,
  );
  slider("Week", { least: 0, most: 9, value: week, said: (value) => `week ${value}` }, (value) => {
    week = value;
    draw();
  });
  button("In the dark", (dark) => {
    isDark = !isDark;
    dark.setAttribute("aria-pressed", String(isDark));
    draw();
  }).setAttribute("aria-pressed", "false");
  // Nothing of it moves by itself.
  animate(() => Infinity);
  return stop;
};

function sayings(cloud: number, number: number, week: number): string {
  if (number === 11 && week > 5) return "Somebody moved it nearer to the door.";
  if (cloud > 0.5) return "A boiled sweet.";
  return cloud < 0.1 ? "You could read through it." : "A window with corners.";
}
