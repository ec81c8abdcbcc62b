import { DoubleSide, Mesh, ShaderMaterial, SphereGeometry } from "three";

/** Night above, and what is left of the evening below it. */
export function sky(): Mesh {
  const dome = new Mesh(
    new SphereGeometry(80, 48, 24),
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
        float up = way.y;
        float violet = mix(0.16, 0.82, smoothstep(0.0, 0.5, up));
        float pink = 0.75 * (1.0 - smoothstep(0.0, 0.36, up)) + 0.1;
        float yellow = 0.8 * (1.0 - smoothstep(-0.02, 0.16, up));
        float moon = distance(way, normalize(vec3(-0.62, 0.36, -0.7)));
        float disc = 1.0 - smoothstep(0.095, 0.1, moon);
        vec2 place = vec2(atan(way.z, way.x), up) * 22.0;
        vec2 from = fract(place) - 0.5;
        float star = step(0.9, hash(floor(place))) * (1.0 - smoothstep(0.05, 0.09, length(from))) * step(0.16, up);
        violet *= (1.0 - disc) * (1.0 - star);
        pink *= 1.0 - disc;
        yellow = max(yellow * (1.0 - disc), 0.35 * disc);
        gl_FragColor = vec4(violet, pink, yellow, 1.0);
      }`,
    }),
  );
  dome.renderOrder = -1;
  return dome;
}
