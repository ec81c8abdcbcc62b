import { CircleGeometry, Mesh, NoToneMapping, Object3D } from "three";
import type { ArtPiece } from "@toadstool/stage";
import { hardShadow } from "@toadstool/stage/model/hard-shadow";
import { inkedBy } from "../../stages/inked.ts";
import { risoPress } from "../../stages/riso-press.ts";
import { type Actor, onStage, type ThreeStage } from "../../stages/three-stage.ts";
import { fruitFor } from "./fruit.client.ts";
import { jellyBody } from "./jelly-body.client.ts";
import { tall } from "./mould.ts";
import { plate, plateReach } from "./plate.client.ts";
import { atRest, poke, wobble } from "./wobble.ts";

const sun = [-3, 5, 3.4] as const;
/** How far below the plate's floor the cloth is. */
const below = 0.1;
/** How much of it is stripes: none, one, or two that cross. */
const gingham = "0.5 * step(0.5, fract(at.x * 0.72 + 0.2)) + 0.5 * step(0.5, fract(at.z * 0.72 + 0.1))";

/** A raspberry jelly over its fruit: one ink printed over two others. It wobbles where it is poked. */
export const jellyWithFruit: ArtPiece = onStage(
  {
    background: "#000000",
    toneMapping: NoToneMapping,
    room: { above: "#ffffff", below: "#ffffff", power: 0, boxes: [] },
    view: { at: [0, 0.72, 0], wide: 1.75, tall: 1.5 },
    start: { turn: 0.3, tilt: 0.36 },
    limits: { tilt: [0.06, 1.3], zoom: [0.75, 2] },
  },
  serve,
);

function serve({ scene, camera, renderer, random, lessMotion }: ThreeStage): Actor {
  const press = risoPress(renderer, { paper: "#fff6e6", inks: ["#ff4f8b", "#ffc93c", "#3d55d6"] });
  const inked = inkedBy({ from: sun });
  const jelly = atRest();
  const body = jellyBody(sun);
  const fruit = fruitFor(inked, random);
  const dish = plate(inked);
  const table = new Object3D();
  table.position.y = -below;
  const cloth = new Mesh(
    new CircleGeometry(40, 64).rotateX(-Math.PI / 2),
    inked([0, 0.2, 0], [0, 0.2, 0], {
      stripes: gingham,
      stripesLit: [0, 0.72, 0],
      stripesShade: [0, 0.72, 0],
    }),
  );
  cloth.position.y = -below - 0.004;
  const fall = (mesh: Mesh, high: number, paint: string) =>
    hardShadow(mesh, { from: sun, floor: table, high, paint });
  scene.environment = null;
  scene.background = null;
  scene.add(
    table,
    cloth,
    dish,
    fall(dish, 0.002, "void main() { gl_FragColor = vec4(0.3, 0.9, 0.4, 1.0); }"),
    // The light that comes through it is pink, on the cloth and on the plate.
    fall(body.skin, 0.003, "void main() { gl_FragColor = vec4(0.72, 0.75, 0.1, 1.0); }"),
    fall(
      body.skin,
      below + 0.004,
      `void main() {
        if (length(at.xz) > ${plateReach.toFixed(2)}) discard;
        gl_FragColor = vec4(0.36, 0.0, 0.05, 1.0);
      }`,
    ),
    ...fruit.things,
    body.group,
  );
  let settled = false;
  let knocks = lessMotion ? Infinity : 1.2;

  return {
    move(ahead, passed) {
      // Somebody walks past the table now and then: after a rest, or, where a machine is slow, when it would be over.
      knocks -= settled ? passed : ahead;
      if (knocks < 0) {
        knocks = 7 + 5 * random();
        poke(jelly, 0.9 * (random() - 0.5), 0.9 * (random() - 0.5), 1, 0.5 * (random() - 0.5));
      }
      const moves = wobble(jelly, ahead);
      if (moves || !settled) {
        body.shape(jelly);
        fruit.carry(jelly);
      }
      settled = !moves;
      // Until then it stands, and nothing needs to be drawn.
      return moves || knocks;
    },
    tap(sight) {
      const hit = sight.intersectObject(body.group, true)[0];
      if (!hit) return;
      const { x, z } = sight.ray.direction;
      const { point } = hit;
      const aside = (point.x * z - point.z * x) * 3.4;
      poke(jelly, x * 3.6, z * 3.6, 0.25 + 0.75 * Math.min(1, point.y / tall), aside);
    },
    key(key) {
      if (key !== " ") return false;
      const angle = random() * 2 * Math.PI;
      poke(jelly, Math.cos(angle) * 3.2, Math.sin(angle) * 3.2, 1, random() * 2 - 1);
      return true;
    },
    render: () => press.print(scene, camera),
    resize: press.resize,
    stop: press.stop,
  };
}
