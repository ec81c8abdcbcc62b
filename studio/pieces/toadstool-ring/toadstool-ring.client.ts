import { DirectionalLight, PointLight } from "three";
import type { ArtPiece } from "@toadstool/stage";
import { type Actor, inkGround, onStage, type ThreeStage } from "@toadstool/stage/three";
import { ringOf, standsStill } from "./growth.ts";
import { grassIn, sporesIn } from "./meadow.client.ts";
import { toadstoolsAt } from "./toadstools.client.ts";

const dusk = "#2c1c62";

/** A fairy ring that comes up at dusk, with the light still in its gills. */
export const toadstoolRing: ArtPiece = onStage(
  {
    background: dusk,
    exposure: 1.05,
    room: {
      above: "#7c5cf0",
      below: "#1c5a5c",
      power: 0.32,
      boxes: [
        { at: [-9, 5, -8], size: [9, 5], colour: "#ff7a9e", power: 4.5 },
        { at: [7, 9, -2], size: [4, 4], colour: "#cfc4ff", power: 4 },
      ],
    },
    view: { at: [0, 0.52, 0], wide: 2.1, tall: 1.55 },
    start: { turn: 0.4, tilt: 0.46 },
    limits: { tilt: [0.1, 1.2], zoom: [0.75, 2.2] },
  },
  plant,
);

function plant({ scene, random, lessMotion }: ThreeStage): Actor {
  const sprouts = ringOf(random, 11);
  const toadstools = toadstoolsAt(sprouts);
  const grass = grassIn(random);
  const spores = sporesIn(random);
  const sun = lowSun();
  const lantern = new PointLight("#ffa63d", 5, 6, 1.6);
  lantern.position.set(0, 0.7, 0);
  scene.add(
    inkGround({ paper: dusk, ink: "#0e5a58", strength: 0.7, dot: 0.12, contact: { radius: 0.4, fade: 4.6 } }),
    toadstools.group,
    grass.thing,
    spores.thing,
    lantern,
    sun,
  );
  // Most are up already when the eye comes: nobody should wait for a picture.
  let time = lessMotion ? 20 : 2.2;
  show();

  function show() {
    toadstools.grow(time, 1);
    grass.blow(time);
    spores.blow(time);
  }

  return {
    move(step) {
      time += step;
      // What a breeze sways throws no other shadow.
      sun.shadow.needsUpdate ||= !standsStill(sprouts, time);
      show();
      return true;
    },
    resize: spores.resize,
    tap(sight) {
      const touched = sight.intersectObject(toadstools.caps)[0]?.instanceId ?? -1;
      const sprout = sprouts[touched];
      if (sprout) sprout.tapped = time;
    },
    key(key) {
      if (key !== " ") return false;
      sprouts.forEach((sprout, n) => (sprout.tapped = time + n * 0.05));
      return true;
    },
  };
}

function lowSun(): DirectionalLight {
  const light = new DirectionalLight("#ff9ab0", 2.6);
  light.position.set(-4, 2.6, -3);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, { left: -3, right: 3, top: 3, bottom: -3, near: 0.5, far: 12 });
  light.shadow.normalBias = 0.02;
  light.shadow.autoUpdate = false;
  light.shadow.needsUpdate = true;
  return light;
}
