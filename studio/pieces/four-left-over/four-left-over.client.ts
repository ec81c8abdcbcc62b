import type { ArtPiece } from "@toadstool/stage";
import { bench } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { brought, isWhole, putBack, type Repair, undo, withTray } from "./repair.ts";
import { ofPlug, ofPutting, ofTorch, ofTray, ofUndoing } from "./said.ts";
import { cupAt, drawHall, heap, holeAt } from "./scene.client.ts";

const plugs = { in: "Unplug it", wrong: "Is it unplugged?", out: "Is it unplugged?" } as const;

/** Something broken, six screws, and whether they go home with it. */
export const fourLeftOver: ArtPiece = (host, { seed, animate, onPlaying }) => {
  const sound = sounding();
  const { scene, say, button, signal, stop } = bench(host, {
    alt: "A table in a hall: something with six screws in its back, its owner behind it, a tea urn, and a muffin tray or none.",
  });
  const hall = drawHall(scene, seed);
  let [turn, cameIn, whole] = [0, 1, 0];
  let repair = brought(turn);
  let flight = { share: 1, from: holeAt(0), to: holeAt(0) };
  const frames = animate((step) => {
    flight.share = Math.min(1, flight.share + Math.min(step, 0.1) * 2.6);
    hall.fly(flight.share, flight.from, flight.to);
    return flight.share < 1 ? 0 : Infinity;
  });

  function show(mood: Parameters<typeof hall.look>[0] = "calm") {
    hall.show(repair, cameIn, whole);
    hall.look(mood);
    unplug.textContent = plugs[repair.plug];
  }
  function send(from: typeof flight.from, to: typeof flight.to) {
    flight = { share: 0, from, to };
    frames.wake();
  }
  function undoScrew(hole: number) {
    const before = repair;
    if (before.plug === "out") repair = undo(before, hole);
    const isOut = repair !== before;
    const isStruck = before.plug !== "out" && before.holes.length > 0;
    show(isStruck ? "struck" : "calm");
    if (isStruck) sound.note({ pitch: 90, to: 60, length: 0.25, loud: 0.25, wave: "sawtooth" });
    if (isOut) {
      const count = repair.out.length;
      send(holeAt(hole), repair.hasTray ? cupAt(count - 1) : heap);
      for (const after of [0, 0.07, 0.14]) sound.noise({ pitch: 2400, after, length: 0.05, loud: 0.2 });
      const pitch = repair.hasTray ? 300 * 1.122 ** (count * 2) : 170;
      sound.note({ pitch, after: 0.36, length: 0.3, loud: 0.15 });
    }
    say(ofUndoing(before, repair));
  }
  function putScrewBack(cup: number) {
    const before = repair;
    repair = putBack(before, cup);
    const isMended = repair !== before && isWhole(repair);
    if (isMended) whole += 1;
    show(isMended ? "pleased" : "calm");
    if (repair !== before) {
      send(before.hasTray ? cupAt(cup) : heap, holeAt(before.open.at(-1) ?? 0));
      sound.noise({ pitch: 1600, after: 0.3, length: 0.12, loud: 0.25 });
      if (repair.open.length === 0)
        for (const [at, pitch] of [392, 494, isMended ? 587 : 370].entries())
          sound.note({ pitch, after: 0.5 + at * 0.16, length: 0.3, loud: 0.18 });
    }
    say(ofPutting(before, repair));
  }

  const unplug = button("Unplug it", () => {
    say(ofPlug[repair.plug]);
    repair = { ...repair, plug: repair.plug === "in" ? "wrong" : "out" };
    sound.noise({ pitch: 500, length: 0.1, loud: 0.3 });
    show();
  });
  button("Undo a screw", () => undoScrew(repair.holes.findIndex((screw) => screw !== null)));
  const toggle = (label: string, flip: () => boolean, words: (repair: Repair) => string) => {
    const pressed = button(label, () => {
      pressed.setAttribute("aria-pressed", String(flip()));
      show();
      say(words(repair));
    });
    pressed.setAttribute("aria-pressed", "false");
  };
  toggle("Muffin tray", () => (repair = withTray(repair, !repair.hasTray)).hasTray, ofTray);
  toggle("Torch", () => (repair = { ...repair, hasTorch: !repair.hasTorch }).hasTorch, ofTorch);
  button("Next, please", () => {
    [turn, cameIn] = [turn + 1, cameIn + 1];
    const { hasTray, hasTorch } = repair;
    repair = { ...brought(turn), hasTray, hasTorch };
    show();
    say(`A ${repair.appliance.name}. It was all right on Tuesday.`);
  });
  button("Put back the last", () => putScrewBack(repair.out.length - 1));
  button("Put back the first", () => putScrewBack(0));
  scene.addEventListener(
    "click",
    ({ clientX, clientY }) => {
      const point = new DOMPoint(clientX, clientY).matrixTransform(scene.getScreenCTM()?.inverse());
      const nearest = (spots: readonly (readonly [number, number])[]) =>
        spots.findIndex(([x, y]) => Math.hypot(x - point.x, y - point.y) < 38);
      const hole = nearest(repair.holes.map((_, at) => holeAt(at)));
      const cup = repair.hasTray ? nearest(repair.out.map((_, at) => cupAt(at))) : -1;
      if (hole >= 0 && repair.holes[hole] !== null) undoScrew(hole);
      else if (cup >= 0) putScrewBack(cup);
    },
    { signal },
  );
  show();
  say("A radio. Unplug it, then look whether it is unplugged.");
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
