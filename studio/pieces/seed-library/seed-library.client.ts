import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { cabinet } from "./cabinet.ts";
import { autumnOf, firstOf, isSquash, kinds, labelOf, nameOf, type Packet } from "./lending.ts";

/** The library’s one screen: scan a packet twice to borrow it and to bring it back, and read who had your beans. */
export const seedLibrary: ArtPiece = (host, { seed, lessMotion, animate, onPlaying }) => {
  const sound = sounding();
  const autumn = autumnOf(seed);
  const { scene, say, slider, button, signal, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A cabinet of sixty-three green drawers with a seed on each label, one of them open, a scanner on a string, and a printer with a label that says where the beans were grown.",
  });
  const wall = cabinet(scene, kinds);
  const packets = new Map<number, Packet>();
  const packetOf = (number: number) => packets.get(number) ?? firstOf(number);
  let drawer = 0;
  let lent: Packet | null = null;
  let lines: string[] = [];
  let [printed, lit, isDue, lost, kept] = [1, 0, false, 0, 0];

  function print(next: string[], due = false) {
    [lines, isDue, printed] = [next, due, lessMotion ? 1 : 0];
    for (let at = 0; at < next.length; at += 1)
      sound.noise({ pitch: 1500 + at * 130, after: 0.1 + at * 0.12, length: 0.09, loud: 0.08 });
  }
  function beep(times: number) {
    for (let at = 0; at < times; at += 1)
      sound.note({ pitch: 1320, after: at * 0.17, length: 0.12, loud: 0.12, wave: "square" });
    lit = 0.5;
  }
  function grow(packet: Packet) {
    const [x, y] = [22 + (drawer % 9) * 38 + 17, 46 + Math.floor(drawer / 9) * 36];
    const high = Math.min(y + 8, 20 + packet.line.length * 13);
    shape(
      "path",
      {
        d: `M${x} ${y + 6}q-9 ${-high / 2} 0 ${-high}M${x - 3} ${y - high / 2}q-14 -2 -15 -12q14 0 15 12q13 -3 16 -13`,
        fill: "none",
        stroke: inks.midnight,
        "stroke-width": 4,
        "stroke-linecap": "round",
      },
      wall.grown,
    );
    if (packet.isSurprise)
      shape(
        "path",
        {
          d: `M${x - 13} ${y - high - 4}a13 10 0 1 1 26 0a13 10 0 1 1 -26 0M${x - 5} ${y - high - 12}v17M${x + 5} ${y - high - 12}v17`,
          fill: inks.orange,
          stroke: inks.midnight,
          "stroke-width": 3,
        },
        wall.grown,
      );
  }

  const frames = animate((step) => {
    printed = Math.min(1, printed + step * 1.5);
    lit = Math.max(0, lit - step);
    wall.print(lines, printed, isDue);
    wall.open(drawer, lit > 0);
    return printed < 1 || lit > 0 ? 0 : Infinity;
  });
  function choose(next: number) {
    if (lent) {
      say(`You have the ${nameOf(lent.drawer)} out. It is October when you scan it again.`);
      return;
    }
    drawer = next;
    const packet = packetOf(drawer);
    lines = labelOf(packet);
    [isDue, printed] = [false, 1];
    const years = packet.line.length - 1;
    const past = years ? `${years} ${years === 1 ? "garden" : "gardens"} so far` : "nobody has had them yet";
    say(`Drawer ${drawer + 1}: ${nameOf(drawer)}, ${isSquash(drawer) ? "a squash, so no promises" : past}.`);
    frames.wake();
  }
  const range = slider(
    "Drawer",
    { least: 1, most: kinds, value: 1, said: (number) => `drawer ${number}, ${nameOf(number - 1)}` },
    (number) => choose(number - 1),
  );
  const scan = button("Borrow twelve", () => {
    if (!lent) {
      lent = packetOf(drawer);
      beep(2);
      scan.textContent = "October: bring them back";
      change(wall.drawers[drawer]?.front ?? scene, { fill: inks.yellow });
      say(
        `Two beeps: lent. Twelve of ${nameOf(drawer)}. Plant them, eat most, and leave a few pods until they rattle.`,
      );
      return frames.wake();
    }
    const came = autumn(lent);
    lent = null;
    range.value = String(drawer + 1);
    scan.textContent = "Borrow twelve";
    change(wall.drawers[drawer]?.front ?? scene, { fill: came.kind === "back" ? "#6fbf5a" : "#b0a58c" });
    beep(1);
    if (came.kind === "overdue") {
      lost += 1;
      packets.delete(drawer);
      print(["OVERDUE", `“${nameOf(drawer)}”`, "are due, or tell me", "what happened"], true);
      say(
        `Nothing came back. The postcard says: “${came.reply}” The library has kept ${lost === 1 ? "it" : "all of them"}.`,
      );
    } else {
      kept += 12;
      packets.set(drawer, came.packet);
      grow(came.packet);
      print(labelOf(came.packet));
      say(
        came.packet.isSurprise
          ? "Something related flowered nearby. It is striped. Into the tray marked Surprises."
          : `Twenty-four came back. Twelve are the interest; ${kept} for whoever joins next year.`,
      );
    }
    return frames.wake();
  });
  wall.drawers.forEach(({ box }, number) =>
    box.addEventListener(
      "click",
      () => {
        if (!lent) range.value = String(number + 1);
        choose(number);
      },
      { signal },
    ),
  );
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
