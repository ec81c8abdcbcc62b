import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  InstancedMesh,
  Mesh,
  Object3D,
  Points,
  ShaderMaterial,
} from "three";
import type { ArtSize } from "@toadstool/stage";
import type { Ink } from "../../stages/inked.ts";

const blades = 1400;

/** Grass, one blade many times, which the wind bends in waves. */
export function grassIn(inked: Ink, random: () => number): Object3D {
  const geometry = new BufferGeometry();
  const rows = [
    [0.06, 0],
    [0.05, 0.35],
    [0.031, 0.7],
    [0, 1],
  ] as const;
  const places = rows.flatMap(([wide, up]) => [-wide, up, 0.05 * up * up, wide, up, 0.05 * up * up]);
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(places), 3));
  geometry.setAttribute(
    "normal",
    new BufferAttribute(Float32Array.from(rows.flatMap(() => [0, 0.8, 0.6, 0, 0.8, 0.6])), 3),
  );
  geometry.setIndex([0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5, 4, 5, 6]);
  const blade = inked([0, 0, 0.66], [1, 0, 0.6], {
    stripes: "smoothstep(0.35, 0.75, own.y)",
    stripesLit: [0, 0, 0.12],
    stripesShade: [0.72, 0, 0.98],
    bends: `
    float wind = sin(time * 1.4 + there.x * 1.3 + there.z * 0.7) + 0.5 * sin(time * 3.1 + there.z * 2.3);
    there.x += wind * 0.05 * own.y * own.y;`,
  });
  const mesh = new InstancedMesh(geometry, blade, blades);
  const one = new Object3D();
  for (let n = 0; n < blades; n++) {
    const reach = 4.2 * Math.sqrt(random());
    const angle = random() * 2 * Math.PI;
    const inRing = Math.exp(-(((reach - 1.5) / 0.3) ** 2));
    one.position.set(Math.cos(angle) * reach, 0, Math.sin(angle) * reach);
    one.rotation.set((random() - 0.5) * 0.5, random() * 2 * Math.PI, (random() - 0.5) * 0.5);
    one.scale.set(1, (0.16 + 0.28 * random()) * (1 - 0.3 * inRing), 1);
    one.updateMatrix();
    mesh.setMatrixAt(n, one.matrix);
  }
  mesh.frustumCulled = false;
  return mesh;
}

/** The ground, as far as the grass grows: where the torch falls it is not printed. */
export function groundIn(inked: Ink): Mesh {
  return new Mesh(new CircleGeometry(4.25, 64).rotateX(-Math.PI / 2), inked([0, 0, 0], [1, 0, 0.4]));
}

const fliers = 80;

interface Spores {
  thing: Object3D;
  resize: (size: ArtSize) => void;
}

/** Spores that drift up out of the ring: dots that no ink has reached. */
export function sporesIn(time: { value: number }, random: () => number): Spores {
  const geometry = new BufferGeometry();
  const places = Float32Array.from({ length: fliers * 3 }, () => random());
  geometry.setAttribute("position", new BufferAttribute(places, 3));
  const uniforms = { time, tall: { value: 400 } };
  const points = new Points(
    geometry,
    new ShaderMaterial({ uniforms, vertexShader: vertex, fragmentShader: fragment, toneMapped: false }),
  );
  points.frustumCulled = false;
  // A point is measured in device pixels.
  return { thing: points, resize: ({ height, pixelRatio }) => (uniforms.tall.value = height * pixelRatio) };
}

const vertex = `
uniform float time;
uniform float tall;
void main() {
  float age = fract(time * (0.03 + 0.03 * position.x) + position.y);
  float angle = position.z * 6.283 + sin(time * 0.4 + position.x * 20.0) * 0.5;
  float reach = 0.5 + 1.5 * position.x;
  vec3 at = vec3(cos(angle) * reach, 0.2 + age * 2.1, sin(angle) * reach);
  at.x += sin(time * 0.8 + position.y * 30.0) * 0.12;
  float size = smoothstep(0.0, 0.15, age) * (1.0 - smoothstep(0.75, 1.0, age)) * (0.5 + position.x);
  vec4 seen = modelViewMatrix * vec4(at, 1.0);
  gl_Position = projectionMatrix * seen;
  gl_PointSize = projectionMatrix[1][1] * 0.038 * tall * size / -seen.z;
}`;

const fragment = `
void main() {
  if (length(gl_PointCoord - 0.5) > 0.5) discard;
  gl_FragColor = vec4(0.0, 0.0, 0.0, 1.0);
}`;
