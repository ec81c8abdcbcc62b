import type { ArtPiece, Frames } from "@toadstool/stage";
import type { Djello } from "#studio/djello/djello.ts";
import type { Hit } from "#studio/djello/pattern.ts";
import { presets } from "#studio/djello/presets.ts";
import { hitForce, hitJelly, layTable, settleTable } from "#studio/djello/table.ts";
import { planTable } from "#studio/djello/table-plan.ts";
import { voices } from "#studio/djello/voices.ts";
import { printCloth } from "./cloth.client.ts";
import { cutFruit, cutTopping } from "./cut-outs.client.ts";
import { dotShade, dotVeil } from "./dot-shade.client.ts";
import { watchFingers } from "./fingers.client.ts";
import { type Cuttings, drawJelly } from "./jelly.client.ts";
import { type Juice, juices } from "./juices.ts";
import { drawLight } from "./light.client.ts";
import { quietBeat } from "./quiet-beat.ts";
import { followBody, ringsOf } from "./rings.ts";

/** What is left of a hit for people who asked for less motion. */
const gently = 0.35;
/** Nothing is moved on by more after a jam, in seconds. */
const longestStep = 1 / 20;

/** Eight jellies that wobble when they are hit: by the page's machine, by a finger, or, where there is no machine, by a beat without a sound. */
export const djello: ArtPiece<Djello> = (host, { model, lessMotion, onSize, animate }) => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("This browser draws on no canvas.");
  Object.assign(canvas.style, { display: "block", width: "100%", height: "100%" });

  const table = layTable();
  const rings = table.bodies.map(ringsOf);
  let cuttings: Cuttings[] = [];
  const beat = model || lessMotion ? null : quietBeat(presets[0]?.pattern ?? never());
  let plan = planTable(4, 3);
  let cloth = canvas;
  let ratio = 1;

  function hit(voice: number, hit: Hit) {
    if (hit === 0 || !frames.playing) return;
    hitJelly(table, voice, hitForce[hit] * (lessMotion ? gently : 1), plan.placeOf);
    frames.wake();
  }

  function draw(elapsed: number): number {
    const step = Math.min(elapsed, longestStep);
    const beaten = beat?.(elapsed) ?? { hits: [], rest: Infinity };
    for (const struck of beaten.hits) hit(struck.voice, struck.hit);
    const held = step > 0 && fingers.press(step);
    const moving = settleTable(table, step);
    paint();
    return moving || held ? 0 : beaten.rest;
  }

  function paint() {
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(cloth, 0, 0);
    voices.forEach(({ slug }, voice) => {
      const [spot, body, jelly, cut] = [
        plan.spots[voice],
        table.bodies[voice],
        rings[voice],
        cuttings[voice],
      ];
      if (!spot || !body || !jelly || !cut) return;
      followBody(jelly, body);
      const scale = spot.width * ratio;
      pen.setTransform(scale, 0, 0, scale, spot.x * ratio, spot.y * ratio);
      drawLight(pen, jelly, cut.shadow);
      drawJelly(pen, jelly, juices[slug], cut);
    });
  }

  const frames: Frames = animate(draw);
  onSize(({ width, height, pixelRatio }) => {
    canvas.width = Math.max(1, Math.round(width * pixelRatio));
    canvas.height = Math.max(1, Math.round(height * pixelRatio));
    ratio = pixelRatio;
    plan = planTable(width, height);
    const fruit = cutFruit(128);
    cuttings = voices.map(({ slug }) => cuttingsOf(juices[slug], fruit, (plan.spots[0]?.width ?? 0) * ratio));
    cloth = printCloth(planTable(canvas.width, canvas.height), canvas.width, canvas.height, fruit);
    // A canvas of another size is empty: nobody is to see it so.
    paint();
  });
  const fingers = watchFingers(host, {
    plan: () => plan,
    bodies: table.bodies,
    playing: () => frames.playing,
    poked: (voice) => (model ? model.hit(voice, 1) : hit(voice, 1)),
    lifted: () => model?.lift(),
    moved: () => frames.playing && frames.wake(),
  });
  const stopListening = model?.listen(({ hits }) => hits.forEach((struck) => hit(struck.voice, struck.hit)));
  const detach = model?.attach();

  host.appendChild(canvas);
  return () => {
    fingers.leave();
    stopListening?.();
    detach?.();
    canvas.remove();
  };
};

function cuttingsOf({ body, deep, topping }: Juice, fruit: Cuttings["fruit"], scale: number): Cuttings {
  const pixels = Math.round(Math.max(64, Math.min(512, scale * 1.2)));
  return {
    dots: dotShade(deep, pixels),
    veil: dotVeil(body, pixels),
    shadow: dotVeil(body, 2 * pixels),
    fruit,
    topping: topping ? cutTopping(topping, Math.ceil(pixels / 2)) : null,
  };
}

function never(): never {
  throw new Error("There is no pattern to begin with.");
}
