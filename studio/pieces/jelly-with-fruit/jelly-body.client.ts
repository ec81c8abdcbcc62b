import {
  AddEquation,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  FrontSide,
  Group,
  Mesh,
  OneFactor,
  ReverseSubtractEquation,
  ShaderMaterial,
  type Side,
} from "three";
import { bent, rings, skin } from "./mould.ts";
import type { Wobble } from "./wobble.ts";

const around = 144;

type Direction = readonly [x: number, y: number, z: number];

/** Jelly in ink: it is laid over whatever is behind it and hides nothing, as a second plate does on a press. */
export function jellyBody(sun: Direction) {
  const count = (rings + 1) * around;
  const home = Array.from({ length: count }, (_, at) =>
    skin(Math.floor(at / around) / rings, ((at % around) / around) * 2 * Math.PI),
  );
  const positions = new BufferAttribute(new Float32Array(count * 3), 3);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", positions);
  const index: number[] = [];
  for (let ring = 0; ring < rings; ring++)
    for (let n = 0; n < around; n++) {
      const [at, next] = [ring * around + n, ring * around + ((n + 1) % around)];
      index.push(at, at + around, next, next, at + around, next + around);
    }
  geometry.setIndex(index);

  const group = new Group();
  const plates = [
    overlay(sun, BackSide, false, "vec3(0.1 + 0.25 * edge, 0.0, 0.0)"),
    overlay(
      sun,
      FrontSide,
      false,
      "vec3(mix(0.8, 0.4, light) + edge, 0.0, 0.34 * (1.0 - light) + 0.4 * edge)",
    ),
    // Where it faces the light, the paper stays bare.
    overlay(sun, FrontSide, true, "vec3(gleam)"),
  ];
  const meshes = plates.map((plate, order) => {
    const mesh = new Mesh(geometry, plate);
    mesh.renderOrder = 1 + order;
    return mesh;
  });
  group.add(...meshes);

  function shape(wobble: Wobble) {
    home.forEach((point, at) => positions.setXYZ(at, ...bent(point, wobble)));
    positions.needsUpdate = true;
    geometry.computeVertexNormals();
    geometry.computeBoundingSphere();
  }
  shape({ at: [0, 0, 0, 0], speed: [0, 0, 0, 0] });
  const [outer = new Mesh(geometry)] = meshes;
  return { group, skin: outer, shape };
}

/** Adds tones to those behind it, or takes them away; `tones` is GLSL over `light`, `edge` and `gleam`. */
function overlay(sun: Direction, side: Side, takes: boolean, tones: string): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { from: { value: [...sun] } },
    side,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    blending: CustomBlending,
    blendEquation: takes ? ReverseSubtractEquation : AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    vertexShader: `
      varying vec3 way;
      varying vec3 sight;
      void main() {
        way = mat3(modelMatrix) * normal;
        vec4 there = modelMatrix * vec4(position, 1.0);
        sight = cameraPosition - there.xyz;
        gl_Position = projectionMatrix * viewMatrix * there;
      }`,
    fragmentShader: `
      uniform vec3 from;
      varying vec3 way;
      varying vec3 sight;
      void main() {
        vec3 facing = normalize(way);
        vec3 eye = normalize(sight);
        vec3 lamp = normalize(from);
        // Three flat tones, as a printer with little time would cut them.
        float slope = dot(facing, lamp);
        float light = 0.5 * step(0.05, slope) + 0.5 * step(0.5, slope);
        float edge = 1.0 - step(0.27, abs(dot(facing, eye)));
        float gleam = step(0.955, dot(reflect(-lamp, facing), eye));
        gl_FragColor = vec4(${tones}, 0.0);
      }`,
  });
}
