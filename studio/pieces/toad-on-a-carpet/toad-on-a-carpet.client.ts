import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";
import { screamLasts, soundScream } from "../toad-scream.client.ts";
import { lengthOf, lifeSize, remarkOn, sizeOf, turnTowards } from "./carpet.ts";
import { drawRoom, drawToad } from "./scene.client.ts";

/** Toad, here, loud: what a carpet gives away, without a carpet. */
export const toadOnACarpet: ArtPiece = (host, { animate, onPlaying }) => {
  const { scene, say, slider, button, signal, stop } = bench(host, {
    view: "0 0 600 340",
    alt: "A green toad on a round pink carpet, in a room with a window and a cat.",
  });
  const { cat, eyes } = drawRoom(scene);
  const sized = shape("g", {}, scene);
  const { shadow, toad, throat, head, mouth, pupils, lids } = drawToad(sized);
  const inside = shape("rect", { x: -300, y: -300, width: 1200, height: 940, fill: "#7a5a35" }, scene);
  const caption = shape("g", { visibility: "hidden" }, scene);
  shape("path", { d: "M16 20L196 12L200 62L20 66Z", fill: inks.midnight }, caption);
  shape("text", { x: 108, y: 48, "text-anchor": "middle", "font-size": 24, fill: "#fffaf0" }, caption).textContent = "[screams]"; // oxfmt-ignore
  let sound: AudioContext | null = null;
  let [clock, gone, screamed, taps] = [0, 0, Infinity, 0];
  let [size, grounded, breath, look] = [lifeSize, true, true, 0];

  const frames = animate((step) => {
    clock += Math.min(step, 0.3);
    screamed += Math.min(step, 0.3);
    const loud = screamed < screamLasts ? Math.sin(Math.min(1, screamed / 0.3) * 1.57) * (screamed > 1.1 ? (screamLasts - screamed) / 0.3 : 1) : 0; // oxfmt-ignore
    if (taps > 0 && gone < 1) gone = Math.min(1, gone + Math.min(step, 0.1) * 1.4);
    change(cat, {
      transform: `translate(${474 + gone * 10} ${268 - Math.sin(gone * 2.4) * 190}) rotate(${gone * 24}) scale(${1 - gone * 0.45})`,
      visibility: gone === 1 ? "hidden" : "visible",
    });
    change(eyes, { d: taps > 0 ? "M28 -58h7M46 -58h7M30 -64v10M48 -64v10" : "M26 -56h7M44 -56h7" });
    const hover = grounded ? 0 : 26 + 3 * Math.sin(clock * 2);
    change(sized, { transform: `translate(286 282) scale(${0.9 * (size / lifeSize) ** 0.62})` });
    change(inside, { visibility: size >= 1000 ? "visible" : "hidden" });
    change(shadow, { visibility: grounded ? "visible" : "hidden" });
    change(toad, { transform: `translate(${loud > 0 ? 2 * Math.sin(clock * 90) : 0} ${-hover})` });
    change(throat, { ry: 24 + 4 * Math.sin(clock * 3.2) });
    change(head, { transform: `rotate(${look} 0 -90) translate(${look * 1.6} ${-loud * 12})` });
    change(pupils, { transform: `translate(${look * 1.5} 0)` });
    change(mouth, {
      d: `M-58 -94Q0 ${-84 - loud * 26} 58 -94Q${52} ${-88 + loud * 78} 0 ${-82 + loud * 86}Q-52 ${-88 + loud * 78} -58 -94Z`,
    });
    // One lid a little behind the other.
    lids.forEach((lid, side) => change(lid, { opacity: (clock + 2.6 - side * 0.09) % 4.4 < 0.14 ? 1 : 0 }));
    change(caption, { visibility: loud > 0 ? "visible" : "hidden" });
    return loud > 0 || (taps > 0 && gone < 1) ? 0 : 0.05;
  });

  function scream() {
    if (!frames.playing) return;
    [screamed, taps] = [0, taps + 1];
    if (typeof AudioContext !== "undefined") {
      sound ??= new AudioContext();
      void sound.resume();
      if (breath) soundScream(sound.destination);
      else alarm(sound);
    }
    say(
      taps === 1
        ? "The cat looked at the toad, then at me, and left by the window."
        : breath
          ? "Forty milliseconds of breath first, so it has lungs. No toad was upset."
          : "The first draft, without breath. It is a smoke alarm.",
    );
    frames.wake();
  }
  button("Tap the toad", scream);
  toggle("Shadow", (on) => {
    grounded = on;
    say(on ? "With it people move their feet." : "Without its shadow it hovers.");
  });
  toggle("Breath", (on) => {
    breath = on;
    say(on ? "Lungs are back. Tap it." : "No breath: that was the first draft. Tap it.");
  });
  slider("Length", { least: 0, most: 100, value: 0, said: (step) => lengthOf(sizeOf(step)) }, (step) => {
    size = sizeOf(step);
    say(`${lengthOf(size)}. ${remarkOn(size)}`);
    frames.wake();
  });
  function toggle(label: string, turned: (on: boolean) => void) {
    button(label, (pressed) => {
      const on = pressed.getAttribute("aria-pressed") !== "true";
      pressed.setAttribute("aria-pressed", String(on));
      turned(on);
      frames.wake();
    }).setAttribute("aria-pressed", "true");
  }
  scene.addEventListener("pointermove", ({ clientX }) => {
    const { left, width } = scene.getBoundingClientRect();
    look = turnTowards(((clientX - left) / width) * 2 - 1);
  }, { signal }); // oxfmt-ignore
  sized.addEventListener("click", scream, { signal });
  say("It considers you. Tap it.");
  onPlaying((playing) => !playing && void sound?.suspend());
  return () => {
    void sound?.close();
    stop();
  };
};

/** The first draft of the scream: a tone, and nothing in front of it. */
function alarm(context: AudioContext) {
  const gain = new GainNode(context, { gain: 0 });
  const tone = new OscillatorNode(context, { type: "square", frequency: 2900 });
  tone.connect(gain).connect(context.destination);
  for (let beep = 0; beep < 3; beep += 1) {
    gain.gain.setValueAtTime(0.05, context.currentTime + beep * 0.4);
    gain.gain.setValueAtTime(0, context.currentTime + beep * 0.4 + 0.25);
  }
  tone.start();
  tone.stop(context.currentTime + 1.2);
}
