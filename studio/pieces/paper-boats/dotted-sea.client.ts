import { Mesh, PlaneGeometry, ShaderMaterial } from "three";
import { waves } from "./waves.ts";

interface Sea {
  mesh: Mesh;
  roll: (time: number) => void;
  /** A ring of ripples begins here. */
  touch: (x: number, z: number, time: number) => void;
}

/** A sheet of paper that rolls: its swell is four tones of one ink, and bare paper where it faces the light. */
export function dottedSea(sun: readonly [x: number, y: number, z: number]): Sea {
  const uniforms = {
    time: { value: 0 },
    from: { value: [...sun] },
    touched: { value: [0, 0, -100] },
  };
  const mesh = new Mesh(
    new PlaneGeometry(26, 26, 110, 110).rotateX(-Math.PI / 2),
    // What is reflected is below it, and is drawn over it.
    new ShaderMaterial({
      uniforms,
      vertexShader: vertex,
      fragmentShader: fragment,
      toneMapped: false,
      depthWrite: false,
    }),
  );
  mesh.frustumCulled = false;
  return {
    mesh,
    roll: (time) => (uniforms.time.value = time),
    touch: (x, z, time) => (uniforms.touched.value = [x, z, time]),
  };
}

const number = (value: number) => value.toFixed(4);
const sum = waves
  .map(({ x, z, long, high, quick }) => {
    const often = (2 * Math.PI) / long;
    return `swell += wave(at, vec2(${number(x)}, ${number(z)}), ${number(often)}, ${number(high)}, ${number(quick)});`;
  })
  .join("\n");

const vertex = `
uniform float time;
uniform vec3 touched;
varying vec3 swell;
varying vec2 place;
varying float far;
varying vec3 sight;
vec3 wave(vec2 at, vec2 way, float often, float high, float quick) {
  float phase = dot(at, way) * often - time * quick;
  return vec3(high * sin(phase), high * often * way * cos(phase));
}
void main() {
  vec2 at = position.xz;
  place = at;
  swell = vec3(0.0);
  ${sum}
  float since = time - touched.z;
  float reach = length(at - touched.xy);
  float ring = exp(-pow((reach - since * 1.1) / 0.22, 2.0)) * exp(-since * 0.9) * step(0.0, since);
  swell.x += ring * 0.12;
  swell.yz -= ring * 0.5 * (at - touched.xy) / max(reach, 0.1);
  far = length(at);
  vec4 there = vec4(at.x, swell.x, at.y, 1.0);
  sight = cameraPosition - there.xyz;
  gl_Position = projectionMatrix * modelViewMatrix * there;
}`;

const fragment = `
uniform vec3 from;
varying vec3 swell;
varying vec2 place;
varying float far;
varying vec3 sight;
void main() {
  float away = 1.0 - smoothstep(3.6, 10.5, far);
  float lee = dot(swell.yz, vec2(0.8, 0.6));
  float tone = clamp(0.5 - swell.x * 2.3 + lee * 0.85, 0.0, 0.999);
  // Four flats, each with a hard edge.
  float flats = (floor(tone * 4.0) + 0.5) / 4.0;
  vec3 facing = normalize(vec3(-swell.y, 1.0, -swell.z));
  float glint = step(0.986, dot(reflect(-normalize(from), facing), normalize(sight)));
  gl_FragColor = vec4(flats * mix(0.2, 1.0, away) * (1.0 - glint), 0.0, 0.0, 1.0);
}`;
