import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { cardOf, moodOf, plants, signedBy } from "./post.ts";

const droop = { well: 0, dry: 0.45, rude: 1, drowned: 0.7 } as const;

/** A plant, a watering can, and the cards that it writes. */
export const thirstyPost: ArtPiece = (host, { onPlaying, animate }) => {
  const sound = sounding();
  const { scene, say, choice, slider, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A pot plant that droops as the days go by, and the postcard that it has written.",
  });
  shape("rect", { width: 600, height: 330, fill: inks.teal }, scene);
  shape("path", { d: "M0 276H600V330H0Z", fill: "#fdf1cf" }, scene);
  const leaves = shape(
    "path",
    { fill: "#7dbb4b", stroke: inks.midnight, "stroke-width": 4, "stroke-linejoin": "round" },
    scene,
  );
  shape(
    "path",
    {
      d: "M66 204H194l-18 84H84z",
      fill: inks.pink,
      stroke: inks.midnight,
      "stroke-width": 5,
      "stroke-linejoin": "round",
    },
    scene,
  );
  const face = shape(
    "path",
    { fill: "none", stroke: inks.midnight, "stroke-width": 5, "stroke-linecap": "round" },
    scene,
  );
  shape(
    "path",
    { d: "M250 66L580 50L586 256L256 268Z", fill: inks.midnight, transform: "translate(7 8)" },
    scene,
  );
  shape("path", { d: "M250 66L580 50L586 256L256 268Z", fill: "#fffdf7" }, scene);
  shape(
    "path",
    {
      d: "M520 70h42v50h-42z",
      fill: inks.yellow,
      stroke: inks.midnight,
      "stroke-width": 3,
      "stroke-dasharray": "5 4",
    },
    scene,
  );
  const card = shape("text", { "font-size": 23, fill: inks.midnight }, scene);
  const signed = shape(
    "text",
    { x: 556, y: 238, "text-anchor": "end", "font-size": 19, fill: "#7a1f8a" },
    scene,
  );
  let [which, days, watered] = [0, 4, 0];

  function draw() {
    const plant = plants[which];
    if (!plant) return;
    const mood = moodOf(plant, days, watered);
    const sink = droop[mood];
    let path = "";
    for (const [at, lean] of [-1, -0.55, -0.1, 0.35, 0.8].entries()) {
      const tipX = 130 + lean * (60 + sink * 46);
      const tipY = 66 + Math.abs(lean) * 30 + sink * (96 + Math.abs(lean) * 34);
      const [midX, midY] = [130 + lean * 44, 108 + sink * 22 - at];
      path += `M130 206Q${midX - 16} ${midY} ${tipX} ${tipY}Q${midX + 18} ${midY + 22} 130 206Z`;
    }
    if (plant.name === "Cactus") path = "M104 206V120a26 30 0 0 1 52 0V206ZM104 170h-18v-30M156 160h20v-34";
    change(leaves, {
      d: path,
      fill: mood === "rude" ? "#c98b4b" : mood === "drowned" ? "#3f9bd8" : "#7dbb4b",
    });
    change(face, { d: `M112 232v8M148 232v8M114 262q16 ${sink > 0.6 ? -12 : 12 - sink * 16} 32 0` });
    const lines: string[] = [""];
    for (const word of cardOf(plant, mood).split(" ")) {
      const last = lines.length - 1;
      if ((lines[last] ?? "").length + word.length > 19) lines.push(word);
      else lines[last] = `${lines[last]} ${word}`.trim();
    }
    card.replaceChildren();
    lines.forEach((line, i) => (shape("tspan", { x: 276, y: 108 + i * 31 }, card).textContent = line));
    signed.textContent = signedBy(plant, mood);
    say(
      `${plant.name}, ${days === 0 ? "watered today" : `${days} ${days === 1 ? "day" : "days"} without water`}.`,
    );
  }
  choice(
    "Plant",
    plants.map(({ name }) => name),
    (index) => {
      [which, watered] = [index, 0];
      draw();
    },
  );
  const range = slider(
    "Days",
    { least: 0, most: 70, value: days, said: (value) => `${value} days without water` },
    (value) => {
      days = value;
      if (days > 0) watered = 0;
      draw();
    },
  );
  button("Water it", () => {
    watered += 1;
    days = 0;
    range.value = "0";
    for (let i = 0; i < 5; i += 1)
      sound.noise({ pitch: 1400 + i * 260, after: i * 0.07, length: 0.12, loud: 0.16 });
    draw();
  });
  // Nothing of it moves by itself.
  animate(() => Infinity);
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
