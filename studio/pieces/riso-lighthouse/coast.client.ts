import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  LatheGeometry,
  Mesh,
  Object3D,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { layered, noiseFrom } from "@toadstool/stage";
import type { Ink } from "../../stages/inked.ts";
import { sky } from "./sky.client.ts";

/** Tower, cottage, rocks and sea, in tones. */
export function coastAt(inked: Ink, seed: number): Group {
  const coast = new Group();
  coast.add(sky(), sea(inked), rock(inked, seed), ...tower(inked), cottage(inked));
  return coast;
}

function tower(inked: Ink): Object3D[] {
  const white = inked([0, 0, 0.05], [0.5, 0.12, 0.1], {
    stripes: "smoothstep(-0.02, 0.02, sin((at.y - 0.55) * 6.6 + atan(at.z, at.x)))",
    stripesLit: [0, 0.92, 0.3],
    stripesShade: [0.62, 0.98, 0.25],
  });
  const dark = inked([0.72, 0.3, 0], [0.98, 0.5, 0]);
  const body = new Mesh(
    new LatheGeometry(
      [
        [0.58, 0.3],
        [0.5, 0.6],
        [0.42, 1.1],
        [0.36, 1.7],
        [0.33, 2.3],
        [0.325, 2.42],
      ].map(([x, y]) => new Vector2(x, y)),
      48,
    ),
    white,
  );
  const gallery = at(new Mesh(new CylinderGeometry(0.48, 0.4, 0.09, 40), dark), 0, 2.46, 0);
  const rail = at(new Mesh(new TorusGeometry(0.46, 0.016, 6, 48), dark), 0, 2.66, 0);
  rail.rotation.x = Math.PI / 2;
  const posts = new InstancedMesh(new CylinderGeometry(0.012, 0.012, 0.18, 5), dark, 14);
  const one = new Object3D();
  for (let n = 0; n < 14; n++) {
    const angle = (n / 14) * 2 * Math.PI;
    one.position.set(Math.cos(angle) * 0.46, 2.58, Math.sin(angle) * 0.46);
    one.updateMatrix();
    posts.setMatrixAt(n, one.matrix);
  }
  const glass = inked([0, 0, 0.95], [0, 0.06, 1]);
  const room = at(new Mesh(new CylinderGeometry(0.235, 0.235, 0.36, 24), glass), 0, 2.68, 0);
  const bars = new InstancedMesh(new BoxGeometry(0.025, 0.36, 0.025), dark, 8);
  for (let n = 0; n < 8; n++) {
    const angle = (n / 8) * 2 * Math.PI;
    one.position.set(Math.cos(angle) * 0.24, 2.68, Math.sin(angle) * 0.24);
    one.updateMatrix();
    bars.setMatrixAt(n, one.matrix);
  }
  const roof = at(
    new Mesh(new ConeGeometry(0.36, 0.34, 32), inked([0.1, 0.9, 0.1], [0.8, 0.95, 0])),
    0,
    3.02,
    0,
  );
  const ball = at(new Mesh(new SphereGeometry(0.055, 14, 10), dark), 0, 3.22, 0);
  const door = at(new Mesh(new BoxGeometry(0.2, 0.36, 0.1), dark), 0, 0.6, 0.47);
  door.rotation.x = -0.16;
  const windows = [0.2, 2.1, 4.2].map((angle, n) => {
    const y = 1.25 + n * 0.4;
    const pane = at(
      new Mesh(new BoxGeometry(0.11, 0.17, 0.06), glass),
      Math.sin(angle) * 0.385,
      y,
      Math.cos(angle) * 0.385,
    );
    pane.scale.set(1, 1, 1);
    pane.rotation.y = angle;
    return pane;
  });
  return [body, gallery, rail, posts, room, bars, roof, ball, door, ...windows];
}

function cottage(inked: Ink): Object3D {
  const house = new Group();
  const wall = inked([0, 0.05, 0.1], [0.55, 0.2, 0.1]);
  const roofing = inked([0.5, 0.15, 0], [0.95, 0.4, 0], {
    stripes: "step(0.5, fract(at.y * 14.0)) * 0.35",
    stripesLit: [0.9, 0.2, 0],
    stripesShade: [1, 0.5, 0],
  });
  const glass = inked([0, 0, 1], [0, 0.1, 1]);
  house.add(at(new Mesh(new BoxGeometry(0.72, 0.34, 0.46), wall), 0, 0.17, 0));
  const roof = new Mesh(gable(0.8, 0.3, 0.54), roofing);
  house.add(at(roof, 0, 0.34, 0));
  house.add(at(new Mesh(new BoxGeometry(0.1, 0.24, 0.1), wall), -0.22, 0.58, 0));
  for (const x of [-0.2, 0.2])
    house.add(at(new Mesh(new BoxGeometry(0.13, 0.14, 0.02), glass), x, 0.2, 0.235));
  house.position.set(0.92, 0.3, 0.28);
  house.rotation.y = -0.35;
  return house;
}

function gable(wide: number, tall: number, deep: number): BufferGeometry {
  const [x, z] = [wide / 2, deep / 2];
  const corners = [
    [-x, 0, z],
    [x, 0, z],
    [x, tall, 0],
    [-x, 0, z],
    [x, tall, 0],
    [-x, tall, 0],
    [x, 0, -z],
    [-x, 0, -z],
    [-x, tall, 0],
    [x, 0, -z],
    [-x, tall, 0],
    [x, tall, 0],
    [x, 0, z],
    [x, 0, -z],
    [x, tall, 0],
    [-x, 0, -z],
    [-x, 0, z],
    [-x, tall, 0],
  ];
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(corners.flat()), 3));
  geometry.computeVertexNormals();
  return geometry;
}

function rock(inked: Ink, seed: number): Mesh {
  const noise = layered(noiseFrom(seed + 3), 3);
  const geometry = new IcosahedronGeometry(1, 22);
  const place = geometry.getAttribute("position");
  for (let n = 0; n < place.count; n++) {
    const [x, y, z] = [place.getX(n), place.getY(n), place.getZ(n)];
    const rough = 1 + 0.26 * noise(x * 1.6, y * 1.6, z * 1.6) + 0.1 * Math.abs(noise(x * 4, y * 4, z * 4));
    // Flat where people walk, and stepped as water leaves it.
    const high = Math.min(0.4, y * 0.62 * rough);
    place.setXYZ(
      n,
      x * 1.75 * rough + 0.25,
      (Math.round(high * 9) / 9) * 0.5 + high * 0.5 - 0.06,
      z * 1.25 * rough,
    );
  }
  geometry.computeVertexNormals();
  return new Mesh(
    geometry,
    inked([0.3, 0.1, 0.12], [0.94, 0.5, 0], {
      stripes: "smoothstep(0.27, 0.33, at.y) * 0.9",
      stripesLit: [0.12, 0, 0.72],
      stripesShade: [0.66, 0, 0.5],
    }),
  );
}

/** Rings of surf round the rock, and a path of light. */
function sea(inked: Ink): Mesh {
  const water = new Mesh(
    new CircleGeometry(75, 64).rotateX(-Math.PI / 2),
    inked([0.5, 0.03, 0], [0.78, 0.12, 0], {
      stripes: `smoothstep(0.55, 0.7, sin(length((at.xz - vec2(0.25, 0.0)) * vec2(0.8, 1.12)) * 7.0 - time * 1.1 + sin(atan(at.z, at.x) * 5.0 + time * 0.4) * 0.9)
        * (1.35 - 0.26 * length(at.xz)))
        + smoothstep(0.75, 0.8, sin(at.z * 5.0 + sin(at.x * 0.9 + time * 0.3) * 1.4 + time * 0.5) * sin(at.x * 0.7 + at.z * 1.7 - time * 0.2)) * step(3.0, length(at.xz)) * 0.8`,
      stripesLit: [0.04, 0, 0],
      stripesShade: [0.12, 0, 0],
    }),
  );
  return water;
}

function at<T extends Object3D>(thing: T, x: number, y: number, z: number): T {
  thing.position.set(x, y, z);
  return thing;
}
