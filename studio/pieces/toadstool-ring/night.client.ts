import { DoubleSide, Mesh, ShaderMaterial, SphereGeometry } from "three";
import { inkedBy } from "../../stages/inked.ts";

/** What all materials of the scene share. */
export interface Torch {
  time: { value: number };
  /** Where the torch points: x and z of the middle of its circle. */
  aim: { value: [x: number, z: number] };
}

/** Surfaces in violet, pink and teal, dark but for the circle of a torch, which has a bright middle and a paler rim. */
export const inkedAtNight = ({ time, aim }: Torch) =>
  inkedBy({
    from: [-0.35, 0.8, 0.5],
    uniforms: { time, aim },
    declarations: "uniform float time;\nuniform vec2 aim;\n",
    light: `
    float reach = length(at.xz - aim) - 0.05 * sin(atan(at.z - aim.y, at.x - aim.x) * 5.0);
    float torch = reach < 1.2 ? 1.0 : reach < 1.42 ? 0.5 : 0.0;
    light = torch * (0.35 + 0.65 * light) + (1.0 - torch) * 0.16 * light;`,
  });

/** The sky after supper: what is left of pink above the grass, night over it, and stars that are bare paper. */
export function nightSky(): Mesh {
  const dome = new Mesh(
    new SphereGeometry(60, 48, 24),
    new ShaderMaterial({
      side: DoubleSide,
      depthWrite: false,
      toneMapped: false,
      vertexShader:
        "varying vec3 way; void main() { way = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
      fragmentShader: `
      varying vec3 way;
      float hash(vec2 at) { return fract(sin(dot(at, vec2(127.1, 311.7))) * 43758.5453); }
      void main() {
        // From above the grass, most of the sky that shows is below the horizon.
        float up = smoothstep(-0.36, -0.15, way.y);
        float violet = mix(0.3, 1.0, up);
        float pink = mix(0.86, 0.2, up);
        vec2 place = vec2(atan(way.z, way.x), way.y) * 17.0;
        vec2 from = fract(place) - 0.5;
        float star = step(0.86, hash(floor(place))) * (1.0 - step(0.06 + 0.05 * hash(floor(place) + 7.0), length(from))) * step(0.55, up);
        gl_FragColor = vec4(vec3(violet, pink, 0.0) * (1.0 - star), 1.0);
      }`,
    }),
  );
  dome.renderOrder = -1;
  return dome;
}
