import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Object3D,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from "three";
import { step } from "@toadstool/stage";
import { bent, type Point } from "./mould.ts";
import type { Wobble } from "./wobble.ts";

export interface Fruit {
  things: Object3D[];
  /** Carries the fruit along with the jelly round it. */
  carry: (wobble: Wobble) => void;
}

/** Strawberries and mandarin below, blueberries above, and a cherry that did not get in. */
export function fruitFor(random: () => number): Fruit {
  const strawberry = strawberryShape();
  const segment = segmentShape();
  const round = new SphereGeometry(0.125, 24, 18);
  const red = new MeshStandardMaterial({ vertexColors: true, roughness: 0.4 });
  const orange = new MeshStandardMaterial({ vertexColors: true, roughness: 0.35 });
  const blue = new MeshStandardMaterial({ color: "#2d2170", roughness: 0.5 });
  const placed: { thing: Object3D; home: Point }[] = [];
  const place = (
    geometry: BufferGeometry,
    material: MeshStandardMaterial,
    home: Point,
    turn: Point,
    size = 1,
  ) => {
    const thing = new Mesh(geometry, material);
    thing.rotation.set(...turn);
    thing.scale.setScalar(size);
    placed.push({ thing, home });
  };
  for (let n = 0; n < 6; n++) {
    const angle = (n / 6) * 2 * Math.PI + 0.3;
    const home: Point = [Math.cos(angle) * 0.66, 0.34 + 0.06 * random(), Math.sin(angle) * 0.66];
    if (n % 2) place(segment, orange, home, [0.2 - 0.4 * random(), -angle + 1.57, 0.5 + 0.4 * random()]);
    else place(strawberry, red, home, [2.6 + 0.6 * random(), angle, 0.5 * random()]);
  }
  for (let n = 0; n < 7; n++) {
    const angle = n * 2.4 + 0.8;
    const reach = n === 6 ? 0 : 0.2 + 0.26 * random();
    place(
      round,
      blue,
      [Math.cos(angle) * reach, 0.9 + 0.26 * random(), Math.sin(angle) * reach],
      [0, 0, 0],
      0.85 + 0.3 * random(),
    );
  }
  const cherry = cherryWithStem();
  placed.push({ thing: cherry, home: [0.02, 1.59, 0.0] });
  return {
    things: placed.map(({ thing }) => thing),
    carry(wobble) {
      for (const { thing, home } of placed) thing.position.set(...bent(home, wobble));
      cherry.rotation.set(wobble.at[1] * 0.9, 0, -wobble.at[0] * 0.9);
    },
  };
}

function strawberryShape(): BufferGeometry {
  const profile = Array.from({ length: 22 }, (_, n) => {
    const t = n / 21;
    return new Vector2(0.24 * Math.sin(Math.PI * t ** 0.72) * (1 - 0.25 * t), 0.27 - 0.56 * t);
  });
  const geometry = new LatheGeometry(profile.toReversed(), 28);
  return coloured(geometry, ({ x, y, z }, colour) => {
    const seed = Math.cos(Math.atan2(z, x) * 9 + y * 26) * Math.cos(y * 34);
    colour
      .set("#f0263e")
      .lerp(new Color("#ffd7a0"), 0.8 * step(0.72, 0.95, seed))
      .lerp(new Color("#ffe9d0"), step(0.17, 0.27, y));
  });
}

function segmentShape(): BufferGeometry {
  const geometry = new TorusGeometry(0.2, 0.13, 14, 26, Math.PI);
  const place = geometry.getAttribute("position");
  for (let at = 0; at < place.count; at++) {
    const angle = Math.atan2(place.getY(at), place.getX(at));
    const thick = Math.sin(Math.min(Math.PI, Math.max(0, angle))) ** 0.6;
    const [cx, cy] = [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2];
    place.setXYZ(
      at,
      cx + (place.getX(at) - cx) * thick,
      cy + (place.getY(at) - cy) * thick - 0.1,
      place.getZ(at) * thick,
    );
  }
  geometry.computeVertexNormals();
  return coloured(geometry, ({ x, y, z }, colour) => {
    const cell = Math.sin(Math.atan2(y + 0.1, x) * 16 + z * 30) * Math.sin(z * 40 + y * 18);
    colour.set("#ff8a1c").lerp(new Color("#ffc061"), 0.6 * step(0.2, 0.9, cell));
  });
}

function cherryWithStem(): Object3D {
  const flesh = new Mesh(
    new SphereGeometry(0.17, 28, 20),
    new MeshStandardMaterial({ color: "#d3123a", roughness: 0.12 }),
  );
  const place = flesh.geometry.getAttribute("position");
  for (let at = 0; at < place.count; at++) {
    const near = Math.hypot(place.getX(at), place.getZ(at));
    if (place.getY(at) > 0) place.setY(at, place.getY(at) - 0.06 * Math.exp(-near * near * 200));
  }
  flesh.geometry.computeVertexNormals();
  const stem = new Mesh(
    new TorusGeometry(0.42, 0.014, 8, 24, 0.95),
    new MeshStandardMaterial({ color: "#4f7a2b", roughness: 0.6 }),
  );
  stem.position.set(-0.42, 0.1, 0);
  const cherry = new Object3D();
  cherry.add(flesh, stem);
  for (const part of [flesh, stem]) part.castShadow = true;
  return cherry;
}

function coloured(geometry: BufferGeometry, paint: (at: Vector3, colour: Color) => void): BufferGeometry {
  const place = geometry.getAttribute("position");
  const colours = new Float32Array(place.count * 3);
  const [at, colour] = [new Vector3(), new Color()];
  for (let n = 0; n < place.count; n++) {
    paint(at.fromBufferAttribute(place, n), colour);
    colour.toArray(colours, n * 3);
  }
  return geometry.setAttribute("color", new BufferAttribute(colours, 3));
}
