import { DoubleSide, ShaderMaterial, type IUniform } from "three";

/** How much of each of a press's three inks, from 0 to 1, in the order of its inks. */
export type Tones = readonly [first: number, second: number, third: number];

/** What all surfaces of a scene in inks share. */
interface InkedLight {
  /** Where its light comes from. */
  from?: readonly [x: number, y: number, z: number];
  /** GLSL that may change `light` (1: lit, 0: in the shade), from `at` (a place in the scene), `facing`, and the shared uniforms. */
  light?: string;
  uniforms?: Record<string, IUniform>;
  /** The GLSL that declares those uniforms, and functions. */
  declarations?: string;
}

interface Inking {
  /** A second pair of tones, for stripes, spots or whatever else is on it. */
  stripesLit?: Tones;
  stripesShade?: Tones;
  /** GLSL over `at`, or over `own`, a place on the thing itself: 1 where a stripe is. */
  stripes?: string;
  /** GLSL functions that `stripes` calls. */
  declarations?: string;
  /** GLSL that moves `there`, a vertex in the scene, by `own`. */
  bends?: string;
  /** Faces keep their edges, as folded paper does. */
  folded?: boolean;
}

export type Ink = (lit: Tones, shade: Tones, inking?: Inking) => ShaderMaterial;

/** Materials for `risoPress`: surfaces in tones instead of colours, in the light and in the shade. */
export function inkedBy(shared: InkedLight): Ink {
  const { from = [-0.75, 0.55, 0.5], light = "", uniforms = {}, declarations = "" } = shared;
  return (lit, shade, inking = {}) => {
    const { stripesLit = lit, stripesShade = shade, stripes = "0.0" } = inking;
    const { declarations: functions = "", bends = "", folded = false } = inking;
    return new ShaderMaterial({
      defines: folded ? { FOLDED: "" } : {},
      uniforms: {
        ...uniforms,
        from: { value: [...from] },
        lit: { value: [...lit] },
        shade: { value: [...shade] },
        stripesLit: { value: [...stripesLit] },
        stripesShade: { value: [...stripesShade] },
      },
      side: DoubleSide,
      toneMapped: false,
      vertexShader: declarations + vertex.replace("BENDS", bends),
      fragmentShader: declarations + functions + fragment.replace("LIGHT", light).replace("STRIPES", stripes),
    });
  };
}

const vertex = `
varying vec3 at;
varying vec3 own;
varying vec3 way;
void main() {
  own = position;
  vec4 there = vec4(position, 1.0);
  vec3 facing = normal;
  #ifdef USE_INSTANCING
  there = instanceMatrix * there;
  facing = mat3(instanceMatrix) * facing;
  #endif
  there = modelMatrix * there;
  BENDS
  at = there.xyz;
  way = mat3(modelMatrix) * facing;
  gl_Position = projectionMatrix * viewMatrix * there;
}`;

const fragment = `
uniform vec3 from;
uniform vec3 lit;
uniform vec3 shade;
uniform vec3 stripesLit;
uniform vec3 stripesShade;
varying vec3 at;
varying vec3 own;
varying vec3 way;
void main() {
  #ifdef FOLDED
  vec3 facing = normalize(cross(dFdx(at), dFdy(at)));
  #else
  vec3 facing = normalize(gl_FrontFacing ? way : -way);
  #endif
  float light = smoothstep(-0.35, 0.75, dot(facing, normalize(from)));
  LIGHT
  float stripe = clamp(STRIPES, 0.0, 1.0);
  gl_FragColor = vec4(mix(mix(shade, lit, light), mix(stripesShade, stripesLit, light), stripe), 1.0);
}`;
