import {
  CustomBlending,
  DoubleSide,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  OneFactor,
  PlaneGeometry,
  ReverseSubtractEquation,
  ShaderMaterial,
} from "three";

interface Steam {
  mesh: InstancedMesh;
  rise: (step: number) => void;
}

const count = 6;

/** Wisps that leave by the edges and are drawn in over the top. */
export function steamOver(random: () => number): Steam {
  const geometry = new PlaneGeometry(1, 1, 1, 14).translate(0, 0.5, 0);
  const wisps = Float32Array.from({ length: count * 4 }, () => random());
  geometry.setAttribute("wisp", new InstancedBufferAttribute(wisps, 4));
  const uniforms = { time: { value: 20 } };
  const mesh = new InstancedMesh(
    geometry,
    new ShaderMaterial({
      uniforms,
      vertexShader: vertex,
      fragmentShader: fragment,
      // Steam is less ink.
      blending: CustomBlending,
      blendEquation: ReverseSubtractEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      side: DoubleSide,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    }),
    count,
  );
  for (let n = 0; n < count; n++) mesh.setMatrixAt(n, new Matrix4());
  mesh.frustumCulled = false;
  mesh.renderOrder = 9;
  return {
    mesh,
    rise: (step) => {
      uniforms.time.value += step;
    },
  };
}

const vertex = `
attribute vec4 wisp;
uniform float time;
varying vec2 place;
varying vec3 life;
void main() {
  float age = fract(time * (0.045 + 0.03 * wisp.x) + wisp.y);
  float angle = (wisp.z + floor(time * 0.05 + wisp.y) * 0.37) * 6.283;
  vec3 root = vec3(cos(angle) * 0.85, 0.4 + age * 0.55, sin(angle) * 0.6);
  place = uv;
  life = vec3(age, wisp.xw);
  float up = position.y;
  vec3 seen = (modelViewMatrix * vec4(root, 1.0)).xyz;
  vec3 way = normalize((modelViewMatrix * vec4(0.0, 1.0, 0.0, 0.0)).xyz);
  vec3 across = normalize(cross(way, normalize(seen)));
  float bend = sin(up * 4.0 + time * 0.7 + wisp.w * 9.0) * 0.13 * up + sin(up * 9.0 - time * 1.1 + wisp.x * 5.0) * 0.04 * up;
  seen += way * up * 1.5 + across * (position.x * (0.45 + 0.7 * up) + bend - 0.25 * up * cos(angle));
  gl_Position = projectionMatrix * vec4(seen, 1.0);
}`;

const fragment = `
uniform float time;
varying vec2 place;
varying vec3 life;
float hash(vec2 at) { return fract(sin(dot(at, vec2(41.3, 289.1))) * 43758.5453); }
float waves(vec2 at) {
  vec2 whole = floor(at);
  vec2 part = fract(at);
  part = part * part * (3.0 - 2.0 * part);
  return mix(mix(hash(whole), hash(whole + vec2(1.0, 0.0)), part.x),
    mix(hash(whole + vec2(0.0, 1.0)), hash(whole + vec2(1.0, 1.0)), part.x), part.y);
}
void main() {
  vec2 drift = vec2(place.x * 2.6 + life.y * 20.0, place.y * 2.2 - time * 0.32);
  float cloud = waves(drift + waves(drift * 1.7 + 4.0) * 1.3) * 0.65 + waves(drift * 2.3) * 0.35;
  float side = abs(place.x - 0.5) * 2.0;
  float veil = pow(1.0 - smoothstep(0.0, 1.0, side), 1.5);
  float ends = smoothstep(0.0, 0.28, place.y) * (1.0 - smoothstep(0.45, 1.0, place.y));
  float dies = smoothstep(0.0, 0.25, life.x) * (1.0 - smoothstep(0.6, 1.0, life.x));
  float seen = smoothstep(0.3, 0.9, cloud) * veil * ends * dies;
  gl_FragColor = vec4(vec3(0.26 * step(0.18, seen) + 0.24 * step(0.38, seen)), 0.0);
}`;
