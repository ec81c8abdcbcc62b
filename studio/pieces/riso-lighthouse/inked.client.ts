import { DoubleSide, ShaderMaterial } from "three";

/** How much of violet, pink and yellow, each from 0 to 1. */
export type Tones = readonly [violet: number, pink: number, yellow: number];

/** What all materials of the scene share. */
export interface Lamp {
  time: { value: number };
  /** The angle the beam points to. */
  beam: { value: number };
}

/**
 * A surface in tones instead of colours: in the light, in the shade, and a second pair for its stripes; the beam of the lamp
 * lifts the shade where it falls.
 */
export function inked(lamp: Lamp, lit: Tones, shade: Tones, pattern: Pattern = {}): ShaderMaterial {
  const { stripesLit = lit, stripesShade = shade, stripes = "0.0" } = pattern;
  return new ShaderMaterial({
    uniforms: {
      ...lamp,
      lit: { value: [...lit] },
      shade: { value: [...shade] },
      stripesLit: { value: [...stripesLit] },
      stripesShade: { value: [...stripesShade] },
    },
    side: DoubleSide,
    toneMapped: false,
    vertexShader: vertex,
    fragmentShader: fragment.replace("STRIPES", stripes),
  });
}

interface Pattern {
  stripesLit?: Tones;
  stripesShade?: Tones;
  /** GLSL over `at`, a place in the scene: 1 where a stripe is. */
  stripes?: string;
}

const vertex = `
varying vec3 at;
varying vec3 way;
void main() {
  vec4 there = vec4(position, 1.0);
  vec3 facing = normal;
  #ifdef USE_INSTANCING
  there = instanceMatrix * there;
  facing = mat3(instanceMatrix) * facing;
  #endif
  there = modelMatrix * there;
  at = there.xyz;
  way = mat3(modelMatrix) * facing;
  gl_Position = projectionMatrix * viewMatrix * there;
}`;

const fragment = `
uniform vec3 lit;
uniform vec3 shade;
uniform vec3 stripesLit;
uniform vec3 stripesShade;
uniform float time;
uniform float beam;
varying vec3 at;
varying vec3 way;
void main() {
  vec3 facing = normalize(gl_FrontFacing ? way : -way);
  float light = dot(facing, normalize(vec3(-0.75, 0.55, 0.5)));
  light = smoothstep(-0.35, 0.75, light);
  float round1 = atan(at.z, at.x) - beam;
  round1 = abs(atan(sin(round1), cos(round1)));
  float out1 = length(at.xz);
  light = max(light, 0.9 * (1.0 - smoothstep(0.1, 0.34, round1)) * smoothstep(0.8, 1.6, out1));
  float stripe = clamp(STRIPES, 0.0, 1.0);
  vec3 tone = mix(mix(shade, lit, light), mix(stripesShade, stripesLit, light), stripe);
  gl_FragColor = vec4(tone, 1.0);
}`;
