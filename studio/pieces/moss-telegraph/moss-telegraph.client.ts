import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { bitsOf, hoursOf, slugged, textOf } from "./five-bits.ts";

/** A letter as light under the moss, a hundred times too fast, with slugs. */
export const mossTelegraph: ArtPiece = (host, { seed, animate, onPlaying }) => {
  const sound = sounding();
  const { scene, say, words, slider, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A wood by night, cut open. A thread under the moss leads from one stump to another; lights run along it, and slugs sit on it.",
  });
  shape("rect", { width: 600, height: 330, fill: "#0d4f4a" }, scene);
  for (let i = 0; i < 9; i += 1)
    shape("path", { d: `M${40 + i * 66} 190V0h${12 + ((i * 5) % 9)}V190z`, fill: "#073b3a" }, scene);
  shape("path", { d: "M0 184Q150 172 300 186T600 180V330H0Z", fill: inks.midnight }, scene);
  shape("path", { d: "M0 184Q150 172 300 186T600 180V196Q450 200 300 202T0 200Z", fill: "#7dbb4b" }, scene);
  for (const x of [26, 506])
    shape(
      "path",
      { d: `M${x} 190l8 -74h54l8 74z`, fill: "#c98b4b", stroke: inks.midnight, "stroke-width": 4 },
      scene,
    );
  const wayPath = "M60 150Q62 222 140 224T300 232T460 224T540 150";
  const way = shape(
    "path",
    { d: wayPath, fill: "none", stroke: "#4d4470", "stroke-width": 9, "stroke-linecap": "round" },
    scene,
  );
  const lights = shape("g", { fill: inks.yellow }, scene);
  const guests = shape("g", {}, scene);
  const sent = shape("text", { x: 26, y: 300, "font-size": 26, fill: inks.yellow }, scene);
  const got = shape(
    "text",
    { x: 574, y: 300, "text-anchor": "end", "font-size": 26, fill: "#ff9dbf" },
    scene,
  );
  const long = way.getTotalLength();
  let text = "DEAR FRIEND";
  let slugs = 1;
  let tries = 0;
  let bits: number[] = [];
  let spoilt: number[] = [];
  let clock = 0;
  const pulses: SVGElement[] = [];
  const pace = 9;
  const whole = 3;

  const frames = animate((step) => {
    const before = clock;
    clock += Math.min(step, 0.1);
    pulses.forEach((pulse, at) => {
      const share = (clock - at / pace) / whole;
      const bit = share < 0.52 ? bits[at] : spoilt[at];
      if (share <= 0 || share >= 1 || !bit) return change(pulse, { opacity: 0 });
      const { x, y } = way.getPointAtLength(share * long);
      change(pulse, { cx: x, cy: y, opacity: 1 });
      return undefined;
    });
    const arrived = Math.floor(((clock - whole) * pace) / 5);
    if (arrived > Math.floor(((before - whole) * pace) / 5) && arrived > 0 && arrived * 5 <= bits.length)
      sound.note({ pitch: 660 + 40 * (arrived % 5), length: 0.12, loud: 0.08, wave: "sine" });
    got.textContent = textOf(spoilt.slice(0, Math.max(0, arrived) * 5));
    if (bits.length === 0) return Infinity;
    if (arrived * 5 < bits.length) return 0;
    const received = textOf(spoilt).trimEnd();
    say(
      received === textOf(bits).trimEnd()
        ? `Arrived, spelt as it was sent. In the wood it would have taken ${hoursOf(text.length)}.`
        : "Arrived. The wood may alter your spelling.",
    );
    return Infinity;
  });
  words("Letter", text, 16, (typed) => {
    text = typed;
    sent.textContent = textOf(bitsOf(text));
  });
  slider("Slugs", { least: 0, most: 4, value: slugs }, (value) => {
    slugs = value;
    guests.replaceChildren();
    for (let i = 0; i < slugs; i += 1) {
      const { x, y } = way.getPointAtLength(long * (0.5 + (i % 2 ? 0.09 : -0.09) * (i + 1) * 0.6));
      shape(
        "path",
        {
          d: "M-26 0q2 -16 20 -16q22 0 32 16zM-22 -8l-8 -14M-15 -12l-4 -15",
          transform: `translate(${x} ${y - 2})`,
          fill: "#e58a3a",
          stroke: inks.midnight,
          "stroke-width": 3.5,
          "stroke-linejoin": "round",
        },
        guests,
      );
    }
  });
  button("Send", () => {
    bits = bitsOf(text.trim() || "?");
    spoilt = slugged(bits, slugs, seed + (tries += 1));
    lights.replaceChildren();
    pulses.length = 0;
    bits.forEach(() => pulses.push(shape("circle", { r: 6, opacity: 0 }, lights)));
    clock = 0;
    sound.noise({ pitch: 1800, length: 0.05, loud: 0.1 });
    say("On its way, a hundred times too fast.");
    frames.wake();
  });
  sent.textContent = text;
  say("Write something short. Slugs turn ones into noughts.");
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
