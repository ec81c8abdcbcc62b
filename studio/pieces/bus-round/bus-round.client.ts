import { type ArtPiece, randomFrom } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks, paper } from "../inks.ts";
import { type Bus, nearness, nextEntry, noteAt, steps } from "./round.ts";

const routes = [
  { name: "4", instrument: "glockenspiel", base: 784, colour: inks.yellow },
  { name: "11", instrument: "wood blocks", base: 392, colour: inks.pink },
  { name: "27", instrument: "reed organ", base: 196, colour: inks.mint },
  { name: "N", instrument: "cowbell", base: 98, colour: inks.violet },
] as const;
const stepSeconds = 0.24;

/** A bus shelter: each bus that is sent for plays its instrument, fuller as it comes nearer; several play a round. */
export const busRound: ArtPiece = (host, { seed, animate, onPlaying }) => {
  const random = randomFrom(seed);
  const sound = sounding();
  const { scene, say, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "Four roads lead to a bus shelter at the right. A bus on each comes nearer while its tune fills up.",
  });
  shape("rect", { width: 600, height: 330, fill: "#cfe6f5" }, scene);
  const lanes = routes.map(({ name, instrument, colour }, index) => {
    const y = 62 + index * 82;
    shape(
      "path",
      { d: `M0 ${y}Q200 ${y + 7} 470 ${y}L470 ${y + 20}Q200 ${y + 26} 0 ${y + 20}Z`, fill: inks.midnight },
      scene,
    );
    shape(
      "path",
      { d: `M0 ${y + 11}H470`, stroke: paper, "stroke-width": 2.5, "stroke-dasharray": "16 14" },
      scene,
    );
    const bus = shape("g", { transform: "translate(-140 0)" }, scene);
    shape(
      "path",
      {
        d: `M0 ${y + 8}V${y - 42}q0 -8 9 -8H92q10 0 14 12l8 22v24Z`,
        fill: colour,
        stroke: inks.midnight,
        "stroke-width": 3.5,
      },
      bus,
    );
    shape(
      "path",
      {
        d: `M10 ${y - 36}h22v18H10zM40 ${y - 36}h22v18H40zM70 ${y - 36}h18l8 18H70z`,
        fill: "#fffaf0",
        stroke: inks.midnight,
        "stroke-width": 2.5,
      },
      bus,
    );
    for (const x of [26, 86])
      shape(
        "circle",
        { cx: x, cy: y + 9, r: 10, fill: paper, stroke: inks.midnight, "stroke-width": 4 },
        bus,
      );
    shape("text", { x: 14, y: y + 2, "font-size": 17, fill: inks.midnight }, bus).textContent = name;
    const lamp = shape(
      "circle",
      { cx: 500, cy: y - 8, r: 13, fill: "#fffaf0", stroke: inks.midnight, "stroke-width": 3 },
      scene,
    );
    shape(
      "text",
      { x: 596, y: y + 25, "text-anchor": "end", "font-size": 15, fill: inks.midnight },
      scene,
    ).textContent = instrument;
    return { bus, lamp, light: 0 };
  });
  shape(
    "path",
    {
      d: "M470 8H600v14H470zM486 22V330",
      fill: inks.teal,
      stroke: inks.midnight,
      "stroke-width": 5,
    },
    scene,
  );

  const coming: (Bus | null)[] = routes.map(() => null);
  let clock = 0;
  let step = -1;

  function sing(index: number, pitch: number, isLast: boolean) {
    const route = routes[index];
    if (!route) return;
    const hertz = route.base * 2 ** (pitch / 12);
    if (index === 0) sound.note({ pitch: hertz, length: 0.9, loud: 0.16, wave: "sine" });
    else if (index === 1)
      sound.note({ pitch: hertz, to: hertz * 0.8, length: 0.09, loud: 0.3, wave: "square" });
    else if (index === 2)
      sound.note({ pitch: hertz, length: isLast ? 1.4 : 0.34, loud: 0.09, wave: "sawtooth" });
    else {
      sound.note({ pitch: hertz * 4, length: 0.4, loud: 0.1, wave: "square" });
      sound.note({ pitch: hertz * 5.9, length: 0.3, loud: 0.07, wave: "square" });
    }
    const lane = lanes[index];
    if (lane) lane.light = 1;
  }

  function beat() {
    step += 1;
    coming.forEach((bus, index) => {
      if (!bus || step < bus.from) return;
      const note = noteAt(bus, step);
      if (note) sing(index, note.pitch, note.isLast);
      if (step - bus.from < steps) return;
      const name = routes[index]?.name ?? "";
      say(
        bus.isGhost
          ? `The ${name} was cancelled at the depot. The radar saw none, so the last bar was withheld.`
          : `The ${name}: doors. It lands on its final note and is quiet.`,
      );
      coming[index] = null;
    });
  }

  const frames = animate((seconds) => {
    clock += Math.min(seconds, 0.2);
    while (clock >= stepSeconds && coming.some(Boolean)) {
      clock -= stepSeconds;
      beat();
    }
    lanes.forEach((lane, index) => {
      const bus = coming[index];
      const way = bus && step >= bus.from ? nearness(step - bus.from + clock / stepSeconds) : 0;
      const isSeen = bus && !(bus.isGhost && way > 0.72);
      change(lane.bus, {
        transform: `translate(${bus ? -110 + way * 470 : -140} 0)`,
        opacity: isSeen === false ? 0.16 : 1,
      });
      lane.light = Math.max(0, lane.light - seconds * 3);
      change(lane.lamp, { fill: lane.light > 0.3 ? "#ff9f1c" : "#fffaf0" });
    });
    return coming.some(Boolean) ? 0 : Infinity;
  });
  routes.forEach(({ name, instrument }, index) => {
    button(name === "N" ? "Night bus" : `Number ${name}`, () => {
      if (coming[index]) return say(`The ${name} is on its way. Two of the same play a canon, but not here.`);
      const others = coming.filter(Boolean).length;
      if (others === 0) clock = 0;
      coming[index] = { from: nextEntry(step, others), isGhost: random() < 0.16 };
      sound.noise({ pitch: 900, length: 0.05, loud: 0.05 });
      say(`The ${name} is two miles off, with the ${instrument}.`);
      frames.wake();
      return undefined;
    });
  });
  say("Send for a bus; then for another. They come in as a round.");
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
