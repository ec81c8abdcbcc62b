import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Vector2,
} from "three";
import { type ArtPiece, step } from "@toadstool/stage";
import { type Actor, inkGround, onStage, type ThreeStage, tintedMaterials } from "@toadstool/stage/three";
import { fruitFor } from "./fruit.client.ts";
import { bent, rings, skin, tall } from "./mould.ts";
import { atRest, poke, type Wobble, wobble } from "./wobble.ts";

const cloth = "#ffdf94";
const around = 144;

/** A raspberry jelly with fruit in it, which wobbles where it is poked. */
export const jellyWithFruit: ArtPiece = onStage(
  {
    background: cloth,
    room: {
      above: "#fff6ea",
      below: "#ffb24d",
      power: 0.5,
      boxes: [
        { at: [-6, 7, 3], size: [3, 7], colour: "#ffffff", power: 9 },
        { at: [7, 6, -4], size: [6, 4], colour: "#ffe0ee", power: 6 },
        { at: [3, 3, 8], size: [1.2, 6], colour: "#fff4e0", power: 4 },
      ],
    },
    view: { at: [0, 0.76, 0], wide: 1.7, tall: 1.42 },
    start: { turn: 0.3, tilt: 0.36 },
    limits: { tilt: [0.06, 1.3], zoom: [0.75, 2] },
  },
  serve,
);

function serve({ scene, random, lessMotion }: ThreeStage): Actor {
  const jelly = atRest();
  const body = jellyBody();
  const fruit = fruitFor(random);
  const light = new DirectionalLight("#fff2e0", 2.6);
  light.position.set(-3, 5, 3.4);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 1, far: 12 });
  light.shadow.normalBias = 0.02;
  scene.add(
    inkGround({ paper: cloth, ink: "#f2447d", dot: 0.075, contact: { radius: 0.9, fade: 1.3 }, y: -0.1 }),
    glassPlate(),
    body.group,
    ...fruit.things,
    light,
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
  };
}

function jellyBody() {
  const count = (rings + 1) * around;
  const home = Array.from({ length: count }, (_, at) =>
    skin(Math.floor(at / around) / rings, ((at % around) / around) * 2 * Math.PI),
  );
  const positions = new BufferAttribute(new Float32Array(count * 3), 3);
  const depths = Float32Array.from(
    home,
    ([x, y, z]) => 0.16 + 0.55 * Math.hypot(x, z) * (1 - 0.3 * step(0.8, 1.5, y)),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", positions);
  geometry.setAttribute("depth", new BufferAttribute(depths, 1));
  geometry.setAttribute("tint", new BufferAttribute(new Float32Array(count), 1));
  const index: number[] = [];
  for (let ring = 0; ring < rings; ring++)
    for (let n = 0; n < around; n++) {
      const [at, next] = [ring * around + n, ring * around + ((n + 1) % around)];
      index.push(at, at + around, next, next, at + around, next + around);
    }
  geometry.setIndex(index);

  const { through, shine } = tintedMaterials({
    takes: [0.1, 3.1, 1.5],
    takesToo: [0.1, 3.1, 1.5],
    glow: new Color("#5a0420"),
    glowToo: new Color("#5a0420"),
    roughness: 0.09,
    feather: [0, 0.02],
    body: true,
  });
  const inside = shine.clone();
  inside.onBeforeCompile = shine.onBeforeCompile;
  inside.side = BackSide;
  inside.envMapIntensity = 0.5;
  const group = new Group();
  for (const [order, material] of [inside, through, shine].entries()) {
    const mesh = new Mesh(geometry, material);
    mesh.renderOrder = 1 + order;
    group.add(mesh);
  }

  function shape(wobble: Wobble) {
    home.forEach((point, at) => positions.setXYZ(at, ...bent(point, wobble)));
    positions.needsUpdate = true;
    geometry.computeVertexNormals();
    geometry.computeBoundingSphere();
  }
  return { group, shape };
}

/** A cake plate, which the light that comes through the jelly tints. */
function glassPlate(): Mesh {
  const outline: [number, number][] = [
    [0.01, -0.012],
    [0.6, -0.012],
    [1.0, -0.012],
    [1.2, -0.01],
    [1.36, 0.02],
    [1.46, 0.075],
    [1.5, 0.085],
    [1.51, 0.06],
    [1.4, -0.02],
    [1.1, -0.09],
    [0.01, -0.1],
  ];
  const geometry = new LatheGeometry(outline.map(([x, y]) => new Vector2(x, y)).toReversed(), 96);
  const place = geometry.getAttribute("position");
  const colours = new Float32Array(place.count * 3);
  const [paper, pink] = [new Color("#fff6e6"), new Color("#ff6d97")];
  for (let at = 0; at < place.count; at++) {
    const reach = Math.hypot(place.getX(at), place.getZ(at));
    paper
      .clone()
      .lerp(pink, 0.95 * (1 - step(0.95, 1.4, reach)))
      .toArray(colours, at * 3);
  }
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  const plate = new Mesh(geometry, new MeshStandardMaterial({ vertexColors: true, roughness: 0.16 }));
  plate.castShadow = plate.receiveShadow = true;
  return plate;
}
