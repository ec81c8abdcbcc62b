import type { ArtPiece } from "@toadstool/stage";
import { bench, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import {
  nearest,
  type Place,
  places,
  type Seen,
  type Shape,
  shapes,
  type Sign,
  type Way,
  ways,
} from "./signs.ts";

const spots: Record<Place, [number, number]> = {
  brow: [66, 34],
  chin: [72, 92],
  chest: [62, 142],
  hand: [18, 150],
  air: [118, 96],
};
const arrows: Record<Way, string> = {
  still: "",
  up: "M0 -36v-24m-8 9l8-9l8 9",
  down: "M0 34v24m-8-9l8 9l8-9",
  side: "M30 0h24m-9-8l9 8l-9 8",
  round: "M26 -18a26 26 0 1 1 -8 -18m-10 -2l11 2l-2 11",
};

/** A dictionary by what one saw: three questions, and the nearest signs. */
export const signFinder: ArtPiece = (host, { animate }) => {
  const { scene, say, choice, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "Three drawn toads making the signs that are nearest to the answers, the nearest at the left and largest.",
  });
  const seen: Seen = { shape: "open", place: "brow" };

  function draw() {
    const found = nearest(seen);
    scene.replaceChildren();
    [
      { x: 20, size: 1.5, ground: inks.yellow },
      { x: 268, size: 1.02, ground: inks.mint },
      { x: 440, size: 0.92, ground: "#ffb9cf" },
    ].forEach(({ x, size, ground }, index) => {
      const one = found[index];
      if (!one) return;
      const card = shape("g", { transform: `translate(${x} ${318 - 200 * size}) scale(${size})` }, scene);
      shape(
        "path",
        { d: "M4 6L152 0L156 192L0 196Z", fill: inks.midnight, transform: "translate(5 6)" },
        card,
      );
      shape("path", { d: "M4 6L152 0L156 192L0 196Z", fill: ground }, card);
      toad(card, one.sign);
      shape(
        "text",
        { x: 78, y: 186, "text-anchor": "middle", "font-size": 19, fill: inks.midnight },
        card,
      ).textContent = one.sign.means;
    });
    const [first, second] = found;
    if (!first) return;
    const how =
      first.far === 0
        ? "Exactly as you saw it"
        : first.far < 0.5
          ? "Off by one small confusion"
          : "The nearest there is";
    say(`${how}: “${first.sign.means}”. Then “${second?.sign.means ?? ""}”.`);
  }

  const ask = <Key extends string>(
    label: string,
    names: Record<Key, string>,
    take: (key: Key | undefined) => void,
    first?: Key,
  ) => {
    const keys = Object.keys(names) as Key[];
    choice(
      label,
      ["I did not see", ...keys.map((key) => names[key])],
      (index) => {
        take(keys[index - 1]);
        draw();
      },
      first ? keys.indexOf(first) + 1 : 0,
    );
  };
  const shapeNames = Object.fromEntries(
    Object.entries(shapes).map(([key, { name }]) => [key, name]),
  ) as Record<Shape, string>;
  ask("Shape", shapeNames, (key) => (seen.shape = key), seen.shape);
  ask("Where", places, (key) => (seen.place = key), seen.place);
  ask("Moved", ways, (key) => (seen.way = key), seen.way);
  draw();
  // Nothing of it moves by itself.
  animate(() => Infinity);
  return stop;
};

function toad(into: Element, sign: Sign): void {
  const line = {
    fill: "none",
    stroke: inks.midnight,
    "stroke-width": 3,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  shape(
    "path",
    {
      d: "M18 166Q24 122 46 112Q30 104 30 78Q30 46 66 44Q102 46 102 78Q102 104 86 112Q110 122 114 166",
      ...line,
      fill: "#5fae6f",
    },
    into,
  );
  for (const x of [46, 86]) {
    shape("circle", { cx: x, cy: 46, r: 14, ...line, fill: "#fffdf7" }, into);
    shape("path", { d: `M${x - 6} 46h12`, ...line, "stroke-width": 5 }, into);
  }
  shape("path", { d: "M42 88Q66 100 90 88", ...line }, into);
  if (sign.place === "hand") shape("path", { d: "M2 160q16 -12 34 0", ...line, "stroke-width": 8 }, into);
  const [x, y] = spots[sign.place];
  const hand = shape("g", { transform: `translate(${x} ${y}) scale(.82)` }, into);
  const { fingers, thumb } = shapes[sign.shape];
  const skin = { ...line, fill: "#8fd19a" };
  [...fingers].forEach((one, i) => {
    const out = one === "1";
    shape(
      "rect",
      {
        x: -19 + i * 10,
        y: out ? -40 - ([0, 6, 4, -4][i] ?? 0) : -17,
        width: 9,
        height: out ? 44 : 20,
        rx: 4.5,
        ...skin,
      },
      hand,
    );
  });
  if (thumb) shape("path", { d: "M-16 12L-34 -8", ...line, stroke: inks.midnight, "stroke-width": 13 }, hand);
  if (thumb) shape("path", { d: "M-16 12L-34 -8", ...line, stroke: "#8fd19a", "stroke-width": 8 }, hand);
  shape("rect", { x: -20, y: -10, width: 40, height: 36, rx: 11, ...skin }, hand);
  shape("path", { d: arrows[sign.way], ...line, stroke: "#d8323a", "stroke-width": 4.5 }, hand);
}
