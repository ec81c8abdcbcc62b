import { DoubleSide, ShaderMaterial, type Texture } from "three";

type Direction = readonly [x: number, y: number, z: number];

interface Afloat {
  sun: Direction;
  map: Texture;
  time: { value: number };
}

/** How far above the water a boat's own zero is. */
export const afloatAt = 0.055;

/** Folded paper with print on it; every facet has one tone. */
export const printedPaper = ({ sun, map }: Afloat): ShaderMaterial =>
  material(
    { sun: { value: [...sun] }, map: { value: map } },
    "",
    `
    vec3 facing = normalize(cross(dFdx(at), dFdy(at)));
    float light = smoothstep(-0.2, 0.5, dot(facing, normalize(sun)));
    vec2 print = texture2D(map, sheet).rg;
    gl_FragColor = vec4(max(print.r, 0.62 * (1.0 - light)), max(print.g, 0.14 * (1.0 - light)), 0.0, 1.0);`,
  );

/** The same upside down in the water; the swell leaves slats of it out, wherever on the water it is seen. */
export const reflectedPaper = ({ map, time }: Afloat): ShaderMaterial =>
  material(
    { map: { value: map }, time },
    `
    float up = there.y - water;
    there.y = water - 0.82 * up;
    there.x += 0.05 * up * sin(there.z * 6.0 + time * 1.3);`,
    `
    vec3 from = cameraPosition;
    vec2 on = mix(from, at, (surface - from.y) / (at.y - from.y)).xz;
    vec2 away = normalize(at.xz - from.xz);
    float across = dot(on, vec2(-away.y, away.x));
    if (sin(dot(on, away) * 30.0 + 1.3 * sin(across * 6.0 + time * 1.9)) > 0.45 - 1.5 * high) discard;
    vec2 print = texture2D(map, sheet).rg;
    gl_FragColor = vec4(0.1 + 0.7 * print.r, 0.92 * print.g, 0.0, 1.0);`,
  );

/** Its shadow on the water: both inks, with a hard edge. */
export const shadowOnWater = ({ sun }: Afloat): ShaderMaterial =>
  material(
    { sun: { value: [...sun] } },
    "there.xyz -= sun * max(0.0, there.y - water) / sun.y;",
    "gl_FragColor = vec4(0.98, 0.42, 0.0, 1.0);",
  );

/** `bends` moves `there` by `water`, the height of the water at the boat; `prints` sets the tones from `at`, `sheet` and `high`. */
function material(uniforms: ShaderMaterial["uniforms"], bends: string, prints: string): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    side: DoubleSide,
    toneMapped: false,
    vertexShader: `
      uniform vec3 sun;
      uniform float time;
      varying vec3 at;
      varying vec2 sheet;
      varying float high;
      varying float surface;
      void main() {
        sheet = uv;
        high = position.y;
        vec4 there = modelMatrix * instanceMatrix * vec4(position, 1.0);
        float water = instanceMatrix[3].y - ${afloatAt};
        ${bends}
        at = there.xyz;
        surface = water;
        gl_Position = projectionMatrix * viewMatrix * there;
      }`,
    fragmentShader: `
      uniform vec3 sun;
      uniform float time;
      uniform sampler2D map;
      varying vec3 at;
      varying vec2 sheet;
      varying float high;
      varying float surface;
      void main() {
        ${prints}
      }`,
  });
}
