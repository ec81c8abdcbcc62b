import type { ArtPiece } from "@toadstool/stage";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { noteName, pitchAt } from "./pitch.ts";

/** A theremin whose antenna is a jelly: near means high, and the wobble is the vibrato. */
export const almostTouching: ArtPiece = (host, { animate, onPlaying }) => {
  const sound = sounding();
  const { scene, say, slider, button, signal, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "A pink jelly on a plate, and a hand that comes near it from the right and never touches it.",
  });
  shape("rect", { width: 600, height: 330, fill: inks.mint }, scene);
  const waves = shape("path", { fill: "none", stroke: inks.midnight, "stroke-width": 3 }, scene);
  shape("path", { d: "M0 268H600V330H0Z", fill: inks.midnight }, scene);
  shape(
    "ellipse",
    { cx: 200, cy: 268, rx: 150, ry: 17, fill: "#fffaf0", stroke: inks.midnight, "stroke-width": 4 },
    scene,
  );
  const jelly = shape("path", { fill: inks.pink, stroke: inks.midnight, "stroke-width": 5 }, scene);
  const ribs = shape("path", { fill: "none", stroke: inks.burgundy, "stroke-width": 3 }, scene);
  const hand = shape("g", {}, scene);
  shape(
    "path",
    {
      d: "M220 -34Q120 -40 92 -30L10 -40Q-8 -36 6 -26L74 -14L-6 -14Q-22 -8 -6 0L72 4L2 12Q-12 20 4 26L78 22L24 40Q14 50 30 52Q110 52 220 30Z",
      fill: "#ffb08f",
      stroke: inks.midnight,
      "stroke-width": 5,
      "stroke-linejoin": "round",
    },
    hand,
  );
  const name = shape(
    "text",
    { x: 584, y: 306, "text-anchor": "end", "font-size": 24, fill: inks.mint },
    scene,
  );
  let [far, clock, sway, speed] = [14, 0, 0.05, 0];
  let tone: ReturnType<typeof sound.hold> = null;

  const frames = animate((step) => {
    const dt = Math.min(step, 0.05);
    clock += dt;
    for (let part = 0; part < 4; part += 1) {
      speed += ((-990 * sway - 4.1 * speed) * dt) / 4;
      sway += (speed * dt) / 4;
    }
    const lean = sway * 130;
    change(jelly, {
      d: `M92 266Q88 190 ${122 + lean * 0.5} 140Q${136 + lean} 84 ${200 + lean} 82Q${264 + lean} 84 ${278 + lean * 0.5} 140Q312 190 308 266Z`,
    });
    change(ribs, {
      d: `M150 262Q150 180 ${168 + lean} 100M200 264Q200 180 ${200 + lean} 98M250 262Q250 180 ${232 + lean} 100`,
    });
    change(hand, { transform: `translate(${318 + far * 8 - (far < 3 ? 0 : 4)} 170)` });
    const pitch = pitchAt(far, sway);
    tone?.tune(pitch, 0.16);
    name.textContent = tone ? noteName(pitch) : "";
    let drawn = "";
    if (tone)
      for (let ring = 0; ring < 4; ring += 1) {
        drawn += `M0 ${30 + ring * 26}`;
        for (let x = 0; x <= 600; x += 12)
          drawn += `L${x} ${(30 + ring * 26 + Math.sin(x * pitch * 0.00016 + clock * 9 + ring) * (10 - ring * 2)).toFixed(1)}`;
      }
    change(waves, { d: drawn });
    return tone || Math.abs(sway) > 0.0008 || Math.abs(speed) > 0.01 ? 0 : Infinity;
  });
  const distance = slider(
    "Hand",
    { least: 1, most: 20, step: 0.5, value: far, said: (cm) => `${cm} centimetres away` },
    (cm) => {
      far = cm;
      say(cm <= 1.5 ? "Nearer than this it is dessert." : `${cm} cm. Near means high.`);
      frames.wake();
    },
  );
  const switched = button("Sound it", () => {
    if (tone) {
      tone.end();
      tone = null;
    } else tone = sound.hold("triangle");
    switched.setAttribute("aria-pressed", String(tone !== null));
    frames.wake();
  });
  switched.setAttribute("aria-pressed", "false");
  button("Tap the table", () => {
    speed += 3.4;
    sound.noise({ pitch: 220, length: 0.08, loud: 0.4 });
    frames.wake();
  });
  scene.addEventListener(
    "pointermove",
    (event) => {
      const { left, width } = scene.getBoundingClientRect();
      const x = ((event.clientX - left) / width) * 600;
      if (x < 300) return;
      distance.value = String(Math.min(20, Math.max(1, (x - 330) / 11)));
      distance.dispatchEvent(new Event("input"));
    },
    { signal },
  );
  onPlaying((playing) => {
    if (playing) return;
    tone?.end();
    tone = null;
    switched.setAttribute("aria-pressed", "false");
    sound.rest();
  });
  return () => {
    sound.close();
    stop();
  };
};
