import { Color, Mesh, PlaneGeometry, ShaderMaterial } from "three";
import { waves } from "./waves.ts";

export interface Sea {
  mesh: Mesh;
  roll: (time: number) => void;
  /** A ring of ripples begins here. */
  touch: (x: number, z: number, time: number) => void;
}

/** A sheet of paper that rolls; its swell is printed on it as dots, in two inks that are not quite in register. */
export function dottedSea(paper: string): Sea {
  const uniforms = {
    time: { value: 0 },
    paper: { value: new Color(paper) },
    ink: { value: new Color("#00a896") },
    second: { value: new Color("#7a4dff") },
    touched: { value: [0, 0, -100] },
  };
  const mesh = new Mesh(
    new PlaneGeometry(26, 26, 110, 110).rotateX(-Math.PI / 2),
    new ShaderMaterial({ uniforms, vertexShader: vertex, fragmentShader: fragment, toneMapped: false }),
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
  vec4 seen = modelViewMatrix * vec4(at.x, swell.x, at.y, 1.0);
  gl_Position = projectionMatrix * seen;
}`;

const fragment = `
uniform vec3 paper;
uniform vec3 ink;
uniform vec3 second;
varying vec3 swell;
varying vec2 place;
varying float far;
float dots(vec2 at, float tone, float angle, float size) {
  vec2 turned = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * at / size;
  float width = max(fwidth(turned.x), fwidth(turned.y));
  float edge = length(fract(turned) - 0.5) - 0.72 * sqrt(clamp(tone, 0.0, 1.0));
  float printed = 1.0 - smoothstep(-0.6 * width, 0.6 * width, edge);
  printed = tone < 0.015 ? 0.0 : printed;
  return mix(printed, tone, smoothstep(0.3, 0.7, width));
}
void main() {
  float away = 1.0 - smoothstep(3.2, 9.5, far);
  float high = swell.x * 4.2;
  float lee = dot(swell.yz, vec2(0.8, 0.6));
  float tone = clamp(0.42 - high * 0.55 + lee * 0.75, 0.0, 0.92) * mix(0.25, 1.0, away);
  float deep = clamp(lee * 1.5 - high * 0.35 - 0.12, 0.0, 0.75) * away;
  vec3 left = mix(vec3(1.0), ink, dots(place, tone, 0.26, 0.13) );
  left *= mix(vec3(1.0), second, dots(place + vec2(0.03, 0.02), deep, 0.79, 0.13));
  gl_FragColor = vec4(paper * left, 1.0);
  #include <colorspace_fragment>
}`;
