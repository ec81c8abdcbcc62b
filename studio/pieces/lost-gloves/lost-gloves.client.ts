import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { dots } from "../bench/dots.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { catalogueOf, count, type Glove, labelOf, streets, verdictOf } from "./catalogue.ts";
import { drawGlove } from "./glove.ts";

/** Units from peg to peg. */
const apart = 132;
/** How much lower the railings are in each street. The third has a school. */
const lower = [0, 0, 46, 0, 0];
const walls = ["#b9e0d0", "#cfe6d8", "#ffe3a1", "#cfe6f5", "#f3d3de"];

/** The museum’s sixty-one pegs along its five railings: walk past, take a glove along, and look for the other. */
export const lostGloves: ArtPiece = (host, { seed, lessMotion, animate, onPlaying }) => {
  const gloves = catalogueOf(seed);
  const sound = sounding();
  const { scene, say, slider, button, signal, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "Gloves stuck fingers up on the spikes of a long iron railing, each over a card with its number. Some spikes are bare.",
  });
  const screen = dots(scene, "gloves-wall", "#ffffff", { apart: 13, radius: 3 });
  const street = shape("g", {}, scene);
  streets.forEach((name, room) => {
    const own = gloves.filter((glove) => glove.street === room).map(({ number }) => number - 1);
    const from = ((own[0] ?? 0) - (room === 0 ? 4 : 0.5)) * apart;
    const to = ((own.at(-1) ?? 0) + (room === 4 ? 4 : 0.5)) * apart;
    const top = 176 + (lower[room] ?? 0);
    shape("rect", { x: from, y: -300, width: to - from + 1, height: 900, fill: walls[room] ?? "" }, street);
    shape("rect", { x: from, y: top - 40, width: to - from + 1, height: 400, fill: screen }, street);
    shape("rect", { x: from, y: 306, width: to - from + 1, height: 300, fill: inks.violet }, street);
    let bars = "";
    for (let x = from + apart / 6; x < to; x += apart / 3) bars += `M${x} ${top - 14}V312`;
    shape("path", { d: bars, stroke: inks.midnight, "stroke-width": 9, "stroke-linecap": "round" }, street);
    shape(
      "path",
      { d: `M${from} ${top + 18}H${to}M${from} 288H${to}`, stroke: inks.midnight, "stroke-width": 9 },
      street,
    );
    for (const at of own.filter((_, i) => i % 4 === 1))
      shape(
        "text",
        { x: at * apart - 46, y: 46, "font-size": 26, fill: inks.midnight, opacity: 0.85 },
        street,
      ).textContent = name;
  });
  const pegs = gloves.map((glove, at) => {
    const peg = shape(
      "g",
      { transform: `translate(${at * apart} ${176 + (lower[glove.street] ?? 0)})` },
      street,
    );
    shape("path", { d: "M-7 -10L0 -34L7 -10Z", fill: inks.midnight }, peg);
    const hung = shape("g", {}, peg);
    const drawn = glove.isHome ? null : drawGlove(glove, hung);
    shape(
      "rect",
      { x: -27, y: 34, width: 54, height: 32, fill: inks.midnight, transform: "translate(4 4)" },
      peg,
    );
    shape("rect", { x: -27, y: 34, width: 54, height: 32, fill: "#fffdf7" }, peg);
    shape(
      "text",
      { y: 58, "text-anchor": "middle", "font-size": 22, fill: glove.isHome ? "#d8323a" : inks.midnight },
      peg,
    ).textContent = String(glove.number);
    return { hung, drawn };
  });
  const hand = shape("g", { transform: "translate(508 318) rotate(-14) scale(1.5)" }, scene);
  let [target, at, waved] = [16, 16, 0];
  let held: Glove | null = null;
  let clacked = 0;

  const frames = animate((step) => {
    const before = Math.floor(at * 3);
    at = lessMotion ? target : at + (target - at) * Math.min(1, step * 7);
    if (Math.abs(target - at) < 0.004) at = target;
    waved = Math.max(0, waved - step);
    clacked -= step;
    if (Math.floor(at * 3) !== before && clacked <= 0) {
      clacked = 0.05;
      // A stick along the railings.
      sound.noise({ pitch: 2600, length: 0.05, loud: 0.14 });
      sound.note({ pitch: 1250 + (Math.floor(at * 3) % 3) * 60, length: 0.12, loud: 0.04, wave: "square" });
    }
    change(street, { transform: `translate(${300 - at * apart} 0)` });
    const hung = pegs[Math.round(target)]?.hung;
    if (hung && !lessMotion) change(hung, { transform: `rotate(${Math.sin(waved * 14) * 9 * waved})` });
    return at !== target || waved > 0 ? 0 : Infinity;
  });

  function arrive(next: number) {
    pegs[target]?.hung.removeAttribute("transform");
    target = next;
    const glove = gloves[next];
    if (!glove) return;
    waved = glove.isHome ? 0 : 1;
    say(held ? `No. ${glove.number}. ${verdictOf(held, glove)}` : labelOf(glove));
    frames.wake();
  }
  const walk = slider(
    "Walk",
    {
      least: 1,
      most: count,
      value: 17,
      said: (number) => `peg ${number}, ${streets[gloves[number - 1]?.street ?? 0]}`,
    },
    (number) => arrive(number - 1),
  );
  const take = button("Take it along", () => {
    const glove = gloves[target];
    if (held) {
      const drawn = pegs[held.number - 1];
      if (drawn?.drawn) drawn.hung.appendChild(drawn.drawn);
      say(`No. ${held.number} is back on its peg.`);
      held = null;
    } else if (!glove || glove.isHome)
      return say("There is nothing on this one to take. That is the exhibit.");
    else {
      held = glove;
      const { drawn } = pegs[target] ?? {};
      if (drawn) hand.appendChild(drawn);
      say(
        `You hold No. ${glove.number}. Somewhere there may be its other. There are no pairs, and one near miss.`,
      );
    }
    take.textContent = held ? "Hang it back" : "Take it along";
    sound.noise({ pitch: 700, length: 0.12, loud: 0.1 });
    frames.wake();
    return undefined;
  });

  let dragged: { x: number; from: number } | null = null;
  scene.style.touchAction = "pan-y";
  scene.style.cursor = "ew-resize";
  scene.addEventListener(
    "pointerdown",
    (event) => {
      dragged = { x: event.clientX, from: target };
      scene.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  scene.addEventListener(
    "pointermove",
    (event) => {
      if (!dragged) return;
      const width = (scene.getBoundingClientRect().width / 600) * apart;
      const next = Math.min(
        count - 1,
        Math.max(0, Math.round(dragged.from - (event.clientX - dragged.x) / width)),
      );
      if (next === target) return;
      walk.value = String(next + 1);
      arrive(next);
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"])
    scene.addEventListener(end, () => (dragged = null), { signal });
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
