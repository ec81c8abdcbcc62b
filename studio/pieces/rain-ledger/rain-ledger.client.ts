import { type ArtPiece, randomFrom } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { dateOf, entryOf, inMillimetres, lengths, months, yearOf } from "./year.ts";

/** A page of the ledger; a day of it can be read, and heard on a tin roof. */
export const rainLedger: ArtPiece = (host, { seed, animate, onPlaying }) => {
  const year = yearOf(seed);
  const random = randomFrom(seed + 1);
  const sound = sounding();
  const { scene, say, slider, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A page of an account book: a blue line for each day of a month, thick for rain and thin for none, and drops falling from the chosen day.",
  });
  shape("rect", { width: 600, height: 330, fill: "#f4efdc" }, scene);
  shape("path", { d: "M96 0V330M470 0V330M474 0V330", stroke: "#d98b8b", "stroke-width": 1.5 }, scene);
  const title = shape("text", { x: 108, y: 30, "font-size": 22, fill: inks.midnight }, scene);
  const sum = shape(
    "text",
    { x: 590, y: 30, "text-anchor": "end", "font-size": 17, fill: inks.midnight },
    scene,
  );
  const page = shape("g", {}, scene);
  const drops = shape("g", { fill: "#0069a8" }, scene);
  const falling: { drop: SVGElement; x: number; y: number }[] = [];
  let day = 73;
  let left = 0;

  function draw() {
    const { month, date } = dateOf(day);
    const first = day - date;
    page.replaceChildren();
    title.textContent = months[month] ?? "";
    for (let i = 0; i < (lengths[month] ?? 31); i += 1) {
      const rain = year[first + i] ?? 0;
      const y = 48 + i * 9;
      if (i === date) shape("path", { d: `M84 ${y}l-16 -7v14z`, fill: "#d8323a" }, page);
      shape(
        "path",
        {
          d: `M104 ${y}q180 ${((i * 7) % 5) - 2} 358 0`,
          stroke: "#0069a8",
          "stroke-width": rain === 0 ? 0.7 : 1.4 + Math.min(7, rain / 9),
          fill: "none",
        },
        page,
      );
      if (i === date)
        shape("text", { x: 484, y: y + 5, "font-size": 16, fill: "#0069a8" }, page).textContent =
          inMillimetres(rain);
    }
    const before = year.slice(0, day).reduce((one, other) => one + other, 0);
    sum.textContent = `forward ${inMillimetres(before)}`;
    const rain = year[day] ?? 0;
    say(
      `${date + 1} ${months[month]}: ${entryOf(rain)}, ${inMillimetres(rain)} mm. Carried forward, ${inMillimetres(before + rain)}.`,
    );
  }

  const frames = animate((step) => {
    if (left > 0) {
      left -= step;
      const rain = year[day] ?? 0;
      // As many drops a second as the day had fifths of a millimetre, within what an ear can count.
      if (random() < Math.min(0.9, step * (1.5 + rain * 0.55)) && rain > 0) {
        sound.noise({
          pitch: 900 + random() * 3200,
          length: 0.05 + random() * 0.09,
          loud: 0.12 + random() * 0.3,
        });
        const x = 110 + random() * 346;
        falling.push({ drop: shape("path", { d: "M0 0q-6 10 0 14q6 -4 0 -14z" }, drops), x, y: 30 });
      }
    }
    for (const each of falling) {
      each.y += step * 420;
      change(each.drop, { transform: `translate(${each.x} ${each.y})` });
    }
    while ((falling[0]?.y ?? 0) > 340) falling.shift()?.drop.remove();
    return left > 0 || falling.length > 0 ? 0 : Infinity;
  });
  slider(
    "Day",
    { least: 0, most: 364, value: day, said: (at) => `${dateOf(at).date + 1} ${months[dateOf(at).month]}` },
    (at) => {
      day = at;
      draw();
    },
  );
  button("Hear the day", () => {
    left = 4;
    if (year[day] === 0) say("A dry day. That is what it sounds like.");
    frames.wake();
  });
  button("Next wet day", () => {
    const next = year.findIndex((rain, at) => at > day && rain > 0);
    day = next < 0 ? year.findIndex((rain) => rain > 0) : next;
    const input = host.querySelector("input");
    if (input) input.value = String(day);
    draw();
  });
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
