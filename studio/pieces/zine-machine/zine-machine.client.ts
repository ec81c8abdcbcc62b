import { type ArtPiece, randomFrom } from "@toadstool/stage";
import { bench, change } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { accounts, jamsAt, jamsOneIn, panels, printLeft, titles } from "./vending.ts";
import { drawMachine } from "./scene.client.ts";

/** Seconds of a panel and its pleat, and of what comes after the last. */
const PACE = 0.5;
const CUT = 0.5;
const FALL = 0.8;
const WET = 100;

/** The vending machine: a coin, a knob, eight pleats, a blade. */
export const zineMachine: ArtPiece = (host, { seed, animate, onPlaying }) => {
  const sound = sounding();
  const { scene, say, button, slider, choice, stop } = bench(host, {
    view: "0 0 600 340",
    alt: "A pink vending machine with a lit window: a printer, a chute that swings, a blade and a drawer.",
  });
  const machine = drawMachine(scene);
  const random = randomFrom(seed);
  const till = { coins: 0, buttons: 0, sold: 0 };
  let [credit, title, dotted] = [0, 0, false];
  /** Seconds since the knob was pulled; jammed at a pleat. */
  let [clock, jam, heard, dropped] = [Infinity, 0, 0, 9];

  const frames = animate((step) => {
    clock += Math.min(step, 0.1);
    dropped += Math.min(step, 0.1);
    const end = jam || panels;
    const laid = Math.min(end, clock / PACE);
    const running = clock < end * PACE;
    const jammed = jam > 0 && !running && clock < Infinity;
    const cut = jammed || clock === Infinity ? 0 : (clock - panels * PACE) / CUT;
    const fall = cut > 1 ? Math.min(1, (clock - panels * PACE - CUT) / FALL) : 0;
    const isOut = cut >= 1;
    machine.works(
      isOut || clock === Infinity ? 0 : laid,
      running ? Math.sin(laid * Math.PI) : 0,
      jammed,
      running,
    );
    machine.cut(cut > 0 && cut < 1 ? Math.sin(cut * Math.PI) : 0);
    machine.lit(running);
    machine.hand(isOut ? (clock === Infinity ? 1 : fall) : 0);
    change(machine.coin, { visibility: dropped < 0.4 ? "visible" : "hidden", transform: `translate(${384 - dropped * 130} ${70 - Math.sin(dropped * 7) * 18})` }); // oxfmt-ignore
    machine.knobs.forEach((knob, at) => change(knob, { transform: `translate(${at === title % 3 && clock < 0.3 ? 12 : 0} 0)` })); // oxfmt-ignore
    if (running && Math.floor(laid) >= heard) {
      heard = Math.floor(laid) + 1;
      sound.noise({ pitch: 4200, length: 0.3, loud: 0.1 });
      sound.noise({ pitch: 700, after: 0.34, length: 0.1, loud: 0.2 });
    }
    if (!running && heard > 0) {
      heard = 0;
      ended(jammed);
    }
    return running || dropped < 0.4 || (clock < Infinity && !jammed && fall < 1) ? 0 : Infinity;
  });

  function ended(jammed: boolean) {
    if (jammed) {
      credit += 1;
      sound.note({ pitch: 160, to: 70, length: 0.4, loud: 0.3, wave: "sawtooth" });
      say(`Jam, at pleat ${jam}: the strip went soft. Your coin still counts, so pull again.`);
      return;
    }
    till.sold += 1;
    sound.noise({ pitch: 2400, after: 0.2, length: 0.1, loud: 0.5 });
    sound.note({ pitch: 110, to: 60, after: CUT, length: 0.2, loud: 0.5, wave: "sine" });
    say(`Warm. ${accounts(till)}`);
  }
  function insert(isButton: boolean) {
    if (credit > 0) return say("It has your money. Pull the knob.");
    credit += 1;
    dropped = 0;
    till[isButton ? "buttons" : "coins"] += 1;
    sound.note({ pitch: isButton ? 420 : 1980, length: 0.25, loud: 0.12 });
    sound.note({ pitch: isButton ? 300 : 2640, after: 0.1, length: 0.3, loud: 0.1 });
    say(
      isButton
        ? `It took the button for fifty pence. That is number ${30 + till.buttons}.`
        : "Fifty pence. Pull the knob.",
    );
    frames.wake();
    return undefined;
  }
  button("50p", () => insert(false));
  button("Coat button", () => insert(true));
  button("Pull", () => {
    if (clock < panels * PACE && jam === 0) return say("It is busy. Watch the window.");
    if (credit === 0) return say("Clunk. It would like fifty pence.");
    credit -= 1;
    [clock, heard] = [0, 0];
    jam = jamsAt(jamsOneIn(WET, dotted), random(), random());
    machine.name(titles[title] ?? "");
    change(machine.print, { opacity: 1 });
    sound.noise({ pitch: 140, length: 0.18, loud: 0.9 });
    say("Clunk. Eight panels, eight swings, eight pleats.");
    frames.wake();
    return undefined;
  });
  button("Dotted creases", (pressed) => {
    dotted = !dotted;
    pressed.setAttribute("aria-pressed", String(dotted));
    say(`On a day as wet as this one in ${jamsOneIn(WET, dotted)} jams.`);
  }).setAttribute("aria-pressed", "false");
  choice("Knob", titles, (index) => {
    title = index;
    say(
      `“${titles[index]}”. ${index === 0 ? "My best seller. Leave it in the sun." : "Thirty pence of fifty go to whoever drew it."}`,
    );
  });
  slider("Summers", { least: 0, most: 3, step: 0.1, value: 0, said: (summers) => `${summers} summers on a windowsill` }, (summers) => {
    change(machine.print, { opacity: printLeft(summers) });
    say(summers >= 3 ? "Three summers on a windowsill: blank. You were told." : `${summers} summers on a windowsill. ${Math.round(printLeft(summers) * 100)} parts of 100 can be read.`);
  }); // oxfmt-ignore
  say("Fifty pence in the slot, please. It is a wet day.");
  machine.name(titles[0]);
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
