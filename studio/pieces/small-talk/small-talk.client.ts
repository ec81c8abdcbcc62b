import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import { inWords, minutesOf, remarkFor, remarks } from "./remarks.ts";

/** The dictionary from the other side: how long one has, and what to say. */
export const smallTalk: ArtPiece = (host, { animate }) => {
  const { scene, say, slider, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A speech bubble with legs, the nearer the open door the less time there is; snow outside.",
  });
  shape("rect", { width: 600, height: 330, fill: inks.violet }, scene);
  shape("path", { d: "M0 268H600V330H0Z", fill: inks.navy }, scene);
  shape(
    "path",
    { d: "M494 30H586V270H494Z", fill: inks.yellow, stroke: inks.midnight, "stroke-width": 5 },
    scene,
  );
  shape(
    "path",
    { d: "M494 30L448 56V298L494 270Z", fill: "#9a7bff", stroke: inks.midnight, "stroke-width": 5 },
    scene,
  );
  for (const [x, y] of [
    [520, 70],
    [560, 110],
    [524, 160],
    [566, 200],
    [530, 236],
  ])
    shape(
      "path",
      {
        d: `M${(x ?? 0) - 10} ${y}h20M${(x ?? 0) - 5} ${(y ?? 0) - 9}l10 18M${(x ?? 0) + 5} ${(y ?? 0) - 9}l-10 18`,
        stroke: "#fffdf7",
        "stroke-width": 4,
      },
      scene,
    );
  shape(
    "path",
    {
      d: "M14 268V176q0 -16 16 -16q16 0 16 16v46h62v46z",
      fill: inks.pink,
      stroke: inks.midnight,
      "stroke-width": 5,
    },
    scene,
  );
  const speaker = shape("g", {}, scene);
  const legs = shape(
    "path",
    { fill: "none", stroke: inks.midnight, "stroke-width": 7, "stroke-linecap": "round" },
    speaker,
  );
  shape(
    "path",
    {
      d: "M-128 -96Q-130 -140 -60 -142H70Q132 -140 130 -92Q128 -46 60 -46H10L-24 -16L-22 -46H-70Q-128 -50 -128 -96Z",
      fill: "#fffdf7",
      stroke: inks.midnight,
      "stroke-width": 5,
    },
    speaker,
  );
  const said = shape("text", { "text-anchor": "middle", "font-size": 19, fill: inks.midnight }, speaker);

  slider(
    "You have",
    { least: 0, most: 9, step: 0.1, value: 3, said: (step) => inWords(minutesOf(step + 1)) },
    (step) => {
      const minutes = minutesOf(step + 1);
      const { says, index, reply } = remarkFor(minutes);
      const hurry = (index - 1) / 9;
      change(speaker, { transform: `translate(${172 + hurry * 240} 232) rotate(${hurry * 9})` });
      const stride = 8 + hurry * 30;
      change(legs, {
        d:
          index === 1
            ? "M-30 -46L-36 0h-16M30 -46L26 0h-14"
            : `M-20 -48L${-20 - stride} 36h-12M22 -48L${22 + stride} 36h14`,
      });
      said.replaceChildren();
      const words = says.split(" ");
      const half = says.length > 18 ? Math.ceil(words.length / 2) : words.length;
      [words.slice(0, half), words.slice(half)]
        .filter(({ length }) => length > 0)
        .forEach((line, i, { length }) => {
          shape("tspan", { x: 0, y: -88 + (i - (length - 1) / 2) * 24 }, said).textContent = line.join(" ");
        });
      say(`With ${inWords(minutes)}: “${says}” (${index} of ${remarks.length}). The reply is: ${reply}.`);
    },
  );
  // Nothing of it moves by itself.
  animate(() => Infinity);
  return stop;
};
