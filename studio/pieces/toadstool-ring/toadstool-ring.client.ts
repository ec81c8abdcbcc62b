import { NoToneMapping, Plane, Vector3 } from "three";
import type { ArtPiece } from "@toadstool/stage";
import { risoPress } from "../../stages/riso-press.ts";
import { type Actor, onStage, type ThreeStage } from "../../stages/three-stage.ts";
import { ringOf } from "./growth.ts";
import { grassIn, groundIn, sporesIn } from "./meadow.client.ts";
import { inkedAtNight, nightSky, type Torch } from "./night.client.ts";
import { toadstoolsAt } from "./toadstools.client.ts";

/** Seconds for which the torch stays where it was sent, and for a round of its own. */
const torchTakes = { stay: 7, round: 46 };

/** A fairy ring that comes up at dusk, printed on yellow paper: its only light is where nothing is printed. */
export const toadstoolRing: ArtPiece = onStage(
  {
    background: "#000000",
    toneMapping: NoToneMapping,
    room: { above: "#ffffff", below: "#ffffff", power: 0, boxes: [] },
    view: { at: [0, 0.52, 0], wide: 2.1, tall: 1.55 },
    start: { turn: 0.4, tilt: 0.46 },
    limits: { tilt: [0.1, 1.2], zoom: [0.75, 2.2] },
  },
  plant,
);

function plant({ scene, camera, renderer, random, lessMotion }: ThreeStage): Actor {
  const press = risoPress(renderer, { paper: "#ffe27d", inks: ["#4b2bd6", "#ff4f8b", "#00a896"] });
  // Most are up already when the eye comes: nobody should wait for a picture.
  const torch: Torch = { time: { value: lessMotion ? 20 : 2.2 }, aim: { value: [0, 0] } };
  const inked = inkedAtNight(torch);
  const sprouts = ringOf(random, 11);
  const toadstools = toadstoolsAt(inked, sprouts);
  const spores = sporesIn(torch.time, random);
  scene.environment = null;
  scene.background = null;
  scene.add(nightSky(), groundIn(inked), grassIn(inked, random), toadstools.group, spores.thing);
  const ground = new Plane(new Vector3(0, 1, 0), 0);
  let [sent, goalX, goalZ] = [0, 0.35, 0.85];
  torch.aim.value = [goalX, goalZ];
  toadstools.grow(torch.time.value, 1);

  function carryTorch(step: number) {
    const { aim, time } = torch;
    sent -= step;
    if (sent < 0 && !lessMotion) {
      const angle = 1.2 - (time.value / torchTakes.round) * 2 * Math.PI;
      [goalX, goalZ] = [Math.cos(angle) * 1.1, Math.sin(angle) * 1.1];
    }
    const near = lessMotion ? 1 : 1 - Math.exp(-(sent < 0 ? 0.7 : 5) * step);
    const [x, z] = aim.value;
    aim.value = [x + (goalX - x) * near, z + (goalZ - z) * near];
  }

  return {
    move(step) {
      torch.time.value += step;
      carryTorch(step);
      toadstools.grow(torch.time.value, 1);
      return true;
    },
    tap(sight) {
      const touched = sight.intersectObject(toadstools.caps)[0]?.instanceId ?? -1;
      const sprout = sprouts[touched];
      if (sprout) sprout.tapped = torch.time.value;
      const place = sprout
        ? new Vector3(sprout.x, 0, sprout.z)
        : sight.ray.intersectPlane(ground, new Vector3());
      if (!place) return;
      place.clampLength(0, 2.6);
      [sent, goalX, goalZ] = [torchTakes.stay, place.x, place.z];
    },
    key(key) {
      if (key !== " ") return false;
      sprouts.forEach((sprout, n) => (sprout.tapped = torch.time.value + n * 0.05));
      return true;
    },
    render: () => press.print(scene, camera),
    resize(size) {
      press.resize(size);
      spores.resize(size);
    },
    stop: press.stop,
  };
}
