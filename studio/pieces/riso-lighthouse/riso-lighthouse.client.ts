import { NoToneMapping } from "three";
import type { ArtPiece } from "@toadstool/stage";
import { risoPress } from "../../stages/riso-press.ts";
import { type Actor, onStage, type ThreeStage } from "../../stages/three-stage.ts";
import { beams } from "./beams.client.ts";
import { coastAt } from "./coast.client.ts";
import { gullsRound } from "./gulls.client.ts";
import { inkedUnder, type Lamp } from "./inked.client.ts";

/** Seconds for one turn of the lamp. */
const turnsIn = 14;

/** A lighthouse that is printed anew for every frame, in three inks. A tap turns its lamp faster for a while, and up go the gulls. */
export const risoLighthouse: ArtPiece = onStage(
  {
    background: "#000000",
    toneMapping: NoToneMapping,
    room: { above: "#ffffff", below: "#ffffff", power: 0, boxes: [] },
    view: { at: [0.1, 1.45, 0], wide: 2.15, tall: 2.0 },
    start: { turn: 0.3, tilt: 0.13 },
    limits: { tilt: [0.02, 1.1], zoom: [0.75, 2.2] },
  },
  build,
);

function build({ scene, camera, renderer, seed, random, lessMotion }: ThreeStage): Actor {
  const lamp: Lamp = { time: { value: 0 }, beam: { value: 0.9 } };
  const press = risoPress(renderer, { paper: "#f6efe2", inks: ["#4b2bd6", "#ff4f8b", "#ffc93c"] });
  const inked = inkedUnder(lamp);
  const light = beams();
  const gulls = gullsRound(inked, random);
  scene.environment = null;
  scene.background = null;
  scene.add(coastAt(inked, seed), light, gulls.mesh);
  let hurry = 0;

  return {
    move(step) {
      hurry *= Math.exp(-0.7 * step);
      const slower = lessMotion ? 0.4 : 1;
      lamp.time.value += step * slower;
      lamp.beam.value += (step * slower * (1 + 7 * hurry) * 2 * Math.PI) / turnsIn;
      light.rotation.y = -lamp.beam.value;
      gulls.fly(lamp.time.value, step * slower, hurry);
      return true;
    },
    tap: () => (hurry = 1),
    key(key) {
      if (key === " ") hurry = 1;
      return key === " ";
    },
    render: () => press.print(scene, camera),
    resize: press.resize,
    stop: press.stop,
  };
}
