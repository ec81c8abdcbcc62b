import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  InstancedMesh,
  MeshStandardMaterial,
  Object3D,
  Points,
  ShaderMaterial,
} from "three";
import type { ArtSize } from "@toadstool/stage";

export interface Blown {
  thing: Object3D;
  blow: (time: number) => void;
}

const blades = 3600;

/** Grass, one blade many times, which the wind bends in waves. */
export function grassIn(random: () => number): Blown {
  const geometry = new BufferGeometry();
  const rows = [
    [0.032, 0],
    [0.026, 0.35],
    [0.016, 0.7],
    [0, 1],
  ] as const;
  const places = rows.flatMap(([wide, up]) => [-wide, up, 0.05 * up * up, wide, up, 0.05 * up * up]);
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(places), 3));
  geometry.setAttribute(
    "normal",
    new BufferAttribute(Float32Array.from(rows.flatMap(() => [0, 0.8, 0.6, 0, 0.8, 0.6])), 3),
  );
  geometry.setIndex([0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5, 4, 5, 6]);
  const time = { value: 0 };
  const material = new MeshStandardMaterial({ side: 2, roughness: 0.85 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.time = time;
    shader.vertexShader = `uniform float time;\nvarying float high;\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      `#include <begin_vertex>
      vec2 root = vec2(instanceMatrix[3][0], instanceMatrix[3][2]);
      float wind = sin(time * 1.4 + root.x * 1.3 + root.y * 0.7) + 0.5 * sin(time * 3.1 + root.y * 2.3);
      transformed.x += wind * 0.16 * position.y * position.y;
      high = position.y;`,
    );
    shader.fragmentShader = `varying float high;\n${shader.fragmentShader}`.replace(
      "#include <color_fragment>",
      "#include <color_fragment>\ndiffuseColor.rgb *= 0.25 + 0.9 * high;",
    );
  };
  const mesh = new InstancedMesh(geometry, material, blades);
  const [one, colour] = [new Object3D(), new Color()];
  for (let n = 0; n < blades; n++) {
    const reach = 3.6 * Math.sqrt(random());
    const angle = random() * 2 * Math.PI;
    const inRing = Math.exp(-(((reach - 1.5) / 0.3) ** 2));
    one.position.set(Math.cos(angle) * reach, 0, Math.sin(angle) * reach);
    one.rotation.set((random() - 0.5) * 0.5, random() * 2 * Math.PI, (random() - 0.5) * 0.5);
    const tall = (0.16 + 0.26 * random()) * (1 - 0.3 * inRing) * (reach > 2.9 ? 0.7 : 1);
    one.scale.set(1, tall, 1);
    one.updateMatrix();
    mesh.setMatrixAt(n, one.matrix);
    mesh.setColorAt(n, colour.setHSL(0.44 + 0.12 * random(), 0.55, 0.26 + 0.16 * random()));
  }
  mesh.frustumCulled = false;
  mesh.receiveShadow = true;
  return { thing: mesh, blow: (now) => (time.value = now) };
}

const fliers = 90;

/** Spores that drift up out of the ring and blink. */
export function sporesIn(random: () => number): Blown & { resize: (size: ArtSize) => void } {
  const geometry = new BufferGeometry();
  const places = Float32Array.from({ length: fliers * 3 }, () => random());
  geometry.setAttribute("position", new BufferAttribute(places, 3));
  const uniforms = { time: { value: 0 }, tall: { value: 400 } };
  const points = new Points(
    geometry,
    new ShaderMaterial({
      uniforms,
      vertexShader: vertex,
      fragmentShader: fragment,
      blending: AdditiveBlending,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    }),
  );
  points.frustumCulled = false;
  return {
    thing: points,
    blow: (now) => (uniforms.time.value = now),
    // A point is measured in device pixels.
    resize: ({ height, pixelRatio }) => (uniforms.tall.value = height * pixelRatio),
  };
}

const vertex = `
uniform float time;
uniform float tall;
varying float shine;
void main() {
  float age = fract(time * (0.03 + 0.03 * position.x) + position.y);
  float angle = position.z * 6.283 + sin(time * 0.4 + position.x * 20.0) * 0.5;
  float reach = 0.5 + 1.5 * position.x;
  vec3 at = vec3(cos(angle) * reach, 0.2 + age * 2.1, sin(angle) * reach);
  at.x += sin(time * 0.8 + position.y * 30.0) * 0.12;
  shine = smoothstep(0.0, 0.2, age) * (1.0 - smoothstep(0.6, 1.0, age)) * (0.55 + 0.45 * sin(time * 2.0 + position.z * 60.0));
  vec4 seen = modelViewMatrix * vec4(at, 1.0);
  gl_Position = projectionMatrix * seen;
  gl_PointSize = projectionMatrix[1][1] * 0.18 * tall * (0.5 + position.x) / -seen.z;
}`;

const fragment = `
varying float shine;
void main() {
  float out1 = length(gl_PointCoord - 0.5) * 2.0;
  float light = exp(-out1 * out1 * 7.0) + 0.8 * (1.0 - smoothstep(0.1, 0.22, out1));
  gl_FragColor = vec4(vec3(1.0, 0.82, 0.4) * light * shine * 0.85, 1.0);
}`;
