import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { follow, joyOf, wordOf, words } from "./joy.ts";

const [x, y] = [300, 300];
const at = (share: number, r: number) => {
  const angle = Math.PI * (1 + share);
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
};

/** The dial of the Joy-O-Meter, and a floor to stamp on. It ignores the bass. */
export const joyOMeter: ArtPiece = (host, { animate, onPlaying }) => {
  const { scene, say, button, signal, stop } = bench(host, {
    view: "0 20 600 330",
    alt: "A half-round yellow dial with six words on its rim and a red needle, over a row of hats.",
  });
  const sound = sounding();
  shape("path", { d: `M50 300A250 250 0 0 1 550 300Z`, fill: inks.pink, transform: "translate(7 8)" }, scene);
  shape(
    "path",
    { d: `M50 300A250 250 0 0 1 550 300Z`, fill: inks.yellow, stroke: inks.midnight, "stroke-width": 4 },
    scene,
  );
  const lamps = Array.from({ length: 24 }, (_, i) => {
    const [cx, cy] = at((i + 0.5) / 24, 233);
    return shape("circle", { cx, cy, r: 7, stroke: inks.midnight, "stroke-width": 2 }, scene);
  });
  words.forEach((word, i) => {
    const share = (i + 0.5) / words.length;
    // Two lines at most, near enough to the rim that the last word ends above the dial's foot.
    const [tx, ty] = at(share, 198);
    const text = shape(
      "text",
      {
        x: tx,
        y: ty,
        "text-anchor": "middle",
        "font-size": 16,
        fill: inks.midnight,
        transform: `rotate(${share * 180 - 90} ${tx} ${ty})`,
      },
      scene,
    );
    word.split(/ (?=\w+$)/).forEach((part, line) => {
      shape("tspan", { x: tx, dy: line === 0 ? 0 : 17 }, text).textContent = part;
    });
  });
  const needle = shape("g", {}, scene);
  shape(
    "path",
    {
      d: `M${x - 7} ${y}L${x} ${y - 218}L${x + 7} ${y}Z`,
      fill: "#d8323a",
      stroke: inks.midnight,
      "stroke-width": 3,
    },
    needle,
  );
  shape("circle", { cx: x, cy: y, r: 18, fill: inks.midnight }, scene);
  const hats = Array.from({ length: 13 }, (_, i) =>
    shape(
      "path",
      { d: `M${10 + i * 47} 352v-22h6a11 13 0 0 1 22 0h6v22z`, fill: i % 3 ? inks.midnight : inks.violet },
      scene,
    ),
  );

  let clock = 0;
  let joy = 0;
  let bounce = 0;
  let stamps: number[] = [];
  const frames = animate((step) => {
    clock += step;
    stamps = stamps.filter((stamp) => clock - stamp < 4);
    joy = follow(joy, joyOf(stamps, clock), step);
    bounce = Math.max(0, bounce - step * 4);
    change(needle, { transform: `rotate(${-90 + 180 * joy} ${x} ${y})` });
    lamps.forEach((lamp, i) => change(lamp, { fill: (i + 0.5) / 24 < joy ? "#fff6d6" : inks.burgundy }));
    hats.forEach((hat, i) => change(hat, { transform: `translate(0 ${-bounce * (6 + ((i * 5) % 9))})` }));
    if (joy > 0.02) say(`The needle is at “${wordOf(joy)}”.`);
    return stamps.length > 0 || joy > 0.004 ? 0 : Infinity;
  });
  function stamp() {
    if (!frames.playing) return;
    stamps.push(clock);
    bounce = 1;
    sound.noise({ pitch: 160, length: 0.16, loud: 0.9 });
    sound.note({ pitch: 90, to: 45, length: 0.2, loud: 0.5, wave: "sine" });
    frames.wake();
  }
  button("Stamp", stamp);
  button("Bass", () => {
    sound.note({ pitch: 55, to: 40, length: 0.9, loud: 0.6, wave: "sine" });
    say("The bass was felt by the ninth disc, and taken away. The needle has not moved.");
  });
  scene.addEventListener("pointerdown", stamp, { signal });
  say("Stamp on the floor, in time. Hard does not help.");
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
