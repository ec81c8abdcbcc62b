import type { ArtPiece } from "@toadstool/stage";
import { bench } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { knitting } from "./knitting.ts";
import { causeOf, hourOf, hours, monthOf, wools } from "./month.ts";

/** A library’s February on a knitting machine: a row an hour, and it hums the hour as it knits it. */
export const quietHours: ArtPiece = (host, { seed, lessMotion, animate, onPlaying }) => {
  const month = monthOf(seed);
  const sound = sounding();
  const { scene, say, slider, button, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A scarf hangs from a knitting machine, a row for each hour in the colour of its noise. Six cones of wool stand behind, a meter on a case beside it.",
  });
  const machine = knitting(scene);
  let row = 119;
  let mode: "rest" | "knit" | "seek" = "rest";
  let [clock, slip] = [0, 0];

  function show() {
    const here = month[row];
    if (!here) return;
    machine.draw((back) => wools[month[row - back]?.wool ?? -1]?.colour, here.wool);
    machine.read(`${here.decibels} dB`, `Row ${row + 1}`);
  }
  function tell() {
    const here = month[row];
    if (here) say(`${hourOf(row)}: ${here.decibels} dB, ${wools[here.wool]?.name}. ${causeOf(row, here)}`);
  }
  /** The carriage goes over, and the hour is heard as loud as it was. */
  function hear() {
    const { decibels, wool } = month[row] ?? { decibels: 24, wool: 0 };
    sound.noise({ pitch: 1900 + (row % 2) * 500, length: 0.06, loud: 0.07 });
    sound.note({
      pitch: 98 * 2 ** (wool / 2),
      length: 0.16 + wool * 0.05,
      loud: 0.02 + (decibels - 24) / 300,
    });
    // Rhyme Time. All of them know the third.
    if (wool === 5)
      for (const [i, pitch] of [1047, 1319, 988].entries())
        sound.note({ pitch, to: pitch * 1.06, after: i * 0.09, length: 0.4, loud: 0.1, wave: "square" });
  }
  function rest() {
    mode = "rest";
    knit.textContent = "Knit";
    knit.setAttribute("aria-pressed", "false");
    hour.value = String(row);
    tell();
  }

  const frames = animate((step) => {
    slip = Math.max(0, slip - step * 6);
    clock += Math.min(step, 0.1);
    const pace = mode === "seek" ? 0.035 : 0.14;
    while (mode !== "rest" && clock >= pace) {
      clock -= pace;
      row = Math.min(hours - 1, row + 1);
      slip = lessMotion ? 0 : 1;
      show();
      if (mode === "knit" || month[row]?.wool === 5 || row % 3 === 0) hear();
      if (row === hours - 1 || (mode === "seek" && month[row]?.wool === 5)) rest();
    }
    machine.move(row % 2 ? 1 - clock / pace : clock / pace, slip, mode !== "rest" && !lessMotion);
    return mode === "rest" && slip === 0 ? Infinity : 0;
  });
  const hour = slider("Hour", { least: 0, most: hours - 1, value: row, said: hourOf }, (at) => {
    row = at;
    mode = "rest";
    show();
    tell();
    frames.wake();
  });
  const knit = button("Knit", () => {
    if (mode !== "rest") return rest();
    if (row === hours - 1) row = 0;
    mode = "knit";
    knit.textContent = "Stop knitting";
    knit.setAttribute("aria-pressed", "true");
    say("A row an hour. It hums what it heard.");
    frames.wake();
    return undefined;
  });
  button("To the next red", () => {
    if (row >= hours - 24) row = 0;
    mode = "seek";
    say("Knitting until somebody is loud.");
    frames.wake();
  });
  button("Rip it", () => {
    mode = "rest";
    const ripped = Math.min(row, 26);
    row -= ripped;
    for (let i = 0; i < 9; i += 1)
      sound.noise({ pitch: 700 + i * 240, after: i * 0.045, length: 0.06, loud: 0.16 });
    rest();
    show();
    say(ripped ? `Rip it, rip it: ${ripped} rows. Mine was 156.` : "There is nothing left to rip. Cast on.");
    frames.wake();
  });
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
