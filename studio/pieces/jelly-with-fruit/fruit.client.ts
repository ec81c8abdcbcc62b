import {
  type BufferGeometry,
  LatheGeometry,
  type Material,
  Mesh,
  Object3D,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import type { Ink } from "../../stages/inked.ts";
import { bent, type Point } from "./mould.ts";
import type { Wobble } from "./wobble.ts";

interface Fruit {
  things: Object3D[];
  /** Carries the fruit along with the jelly round it. */
  carry: (wobble: Wobble) => void;
}

/** Bare paper where a round thing faces the light. */
const highlight = "step(0.94, dot(facing, normalize(vec3(-0.45, 0.72, 0.52))))";

/** Strawberries and mandarin below, blueberries above, and a cherry that did not get in; in pink, yellow and blue. */
export function fruitFor(inked: Ink, random: () => number): Fruit {
  const strawberry = strawberryShape();
  const segment = segmentShape();
  const round = new SphereGeometry(0.125, 24, 18);
  const red = inked([1, 0.75, 0], [1, 0.85, 0.45], {
    stripes:
      "max(step(0.72, cos(atan(own.z, own.x) * 9.0 + own.y * 26.0) * cos(own.y * 34.0)), step(0.2, own.y))",
    stripesLit: [0, 0.7, 0],
    stripesShade: [0.3, 0.9, 0.2],
  });
  const orange = inked([0.12, 1, 0], [0.55, 1, 0.1], {
    stripes:
      "step(0.3, sin(atan(own.y + 0.1, own.x) * 16.0 + own.z * 30.0) * sin(own.z * 40.0 + own.y * 18.0))",
    stripesLit: [0, 0.5, 0],
    stripesShade: [0.3, 0.8, 0],
  });
  const blue = inked([0.15, 0, 0.85], [0.5, 0.1, 1], {
    stripes: highlight,
    stripesLit: [0, 0, 0.15],
    stripesShade: [0, 0, 0.15],
  });
  const placed: { thing: Object3D; home: Point }[] = [];
  const place = (geometry: BufferGeometry, material: Material, home: Point, turn: Point, size = 1) => {
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
  const cherry = cherryWithStem(inked);
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
  return new LatheGeometry(profile.toReversed(), 28);
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
  return geometry;
}

function cherryWithStem(inked: Ink): Object3D {
  const flesh = new Mesh(
    new SphereGeometry(0.17, 28, 20),
    inked([1, 0.55, 0], [1, 0.7, 0.75], {
      stripes: highlight,
      stripesLit: [0, 0, 0],
      stripesShade: [0, 0, 0],
    }),
  );
  const place = flesh.geometry.getAttribute("position");
  for (let at = 0; at < place.count; at++) {
    const near = Math.hypot(place.getX(at), place.getZ(at));
    if (place.getY(at) > 0) place.setY(at, place.getY(at) - 0.06 * Math.exp(-near * near * 200));
  }
  flesh.geometry.computeVertexNormals();
  const stem = new Mesh(new TorusGeometry(0.42, 0.014, 8, 24, 0.95), inked([0, 1, 0.6], [0.2, 1, 0.95]));
  stem.position.set(-0.42, 0.1, 0);
  const cherry = new Object3D();
  cherry.add(flesh, stem);
  return cherry;
}
