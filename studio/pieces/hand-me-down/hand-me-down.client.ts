import type { ArtPiece } from "@toadstool/stage";
import { bench, shape } from "../bench/bench.client.ts";
import { dots } from "../bench/dots.client.ts";
import { inks } from "../inks.ts";
import { handOf, letterOf, newest, oldest, onTheStreet } from "./letters.ts";
import { drawSign, tall } from "./sign.ts";

const shopWidth = 580;

/** One street’s alphabet: a word on its fascia, a letter a shop, and a slider from 1911 to 2004. */
export const handMeDown: ArtPiece = (host, { animate }) => {
  const { scene, say, slider, words, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A shop with its window whitewashed and its sign put together from other shops’ letters: gilt, plywood, enamel, neon, brass, brush and vinyl.",
  });
  shape("rect", { x: -200, y: -300, width: 1000, height: 900, fill: "#ffb27a" }, scene);
  shape(
    "rect",
    { x: -200, y: -300, width: 1000, height: 900, fill: dots(scene, "street-brick", "#ff8f55") },
    scene,
  );
  shape("path", { d: "M-200 306H800V600H-200Z", fill: inks.violet }, scene);
  shape("path", { d: "M4 214H596V306H4Z", fill: inks.midnight }, scene);
  for (const [x, wide] of [
    [20, 190],
    [296, 284],
  ] as const) {
    shape("path", { d: `M${x} 226h${wide}v70h${-wide}z`, fill: "#e9e4f2" }, scene);
    // Whitewash, from the inside, in a hurry.
    let brush = "";
    for (let at = 0; at < wide / 19 - 1; at += 1)
      brush += `M${x + 10 + at * 19} ${234 + (at % 3) * 5}q14 20 -2 40`;
    shape(
      "path",
      { d: brush, fill: "none", stroke: "#fffdf7", "stroke-width": 9, "stroke-linecap": "round" },
      scene,
    );
  }
  shape(
    "path",
    { d: "M226 224h54v82h-54z", fill: "#00a896", stroke: inks.midnight, "stroke-width": 4 },
    scene,
  );
  shape("circle", { cx: 269, cy: 268, r: 4.5, fill: inks.yellow }, scene);
  // The letter box has an eye: a toad waits for the shop to open.
  shape("path", { d: "M238 252h28v10h-28z", fill: inks.yellow }, scene);
  shape("circle", { cx: 252, cy: 257, r: 4, fill: inks.midnight }, scene);
  const fascia = shape("g", {}, scene);
  // A stepladder.
  shape(
    "path",
    {
      d: "M470 316L506 190L546 316M480 284H536M488 254H526M497 224H516",
      fill: "none",
      stroke: inks.midnight,
      "stroke-width": 7,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    scene,
  );
  let [text, year] = ["TOADS & CO", 1950];

  function draw() {
    const letters = [...text.trim()];
    const gap = 26;
    const spaces = letters.filter((letter) => letter === " ").length;
    const slot = Math.min(118, (shopWidth - spaces * gap) / Math.max(1, letters.length - spaces));
    let x = 300 - (slot * (letters.length - spaces) + gap * spaces) / 2;
    fascia.replaceChildren();
    for (const character of letters) {
      const letter = letterOf(character);
      if (!letter) {
        x += gap;
        continue;
      }
      drawSign(
        letter,
        handOf(year),
        slot,
        shape("g", { transform: `translate(${x + 2} ${206 - tall - 42})` }, fascia),
      );
      x += slot;
    }
  }
  function tell(character?: string) {
    const letter = letterOf(character ?? "");
    if (letter) say(`${character}: ${letter.from}.`);
    else if (!text.trim()) say("The board is bare. Somebody had a longer ladder.");
    else
      say(
        year < 1930
          ? `${year}: narrow, and pleased with itself.`
          : year < 1965
            ? `${year}: as the wool shop would have done it.`
            : year < 1995
              ? `${year}: somebody has bought a stencil.`
              : `${year}: vinyl.`,
      );
  }
  words("Sign", text, 11, (typed) => {
    const before = text;
    text = onTheStreet(typed);
    draw();
    if (typed.toUpperCase() !== text) say("There was no such sign on Tanner’s Row. Letters and & only.");
    else tell(text.length > before.length ? text.at(-1) : undefined);
  });
  slider("Year", { least: oldest, most: newest, value: year, said: String }, (value) => {
    year = value;
    draw();
    tell();
  });
  // Nothing of it moves by itself.
  animate(() => Infinity);
  return stop;
};
