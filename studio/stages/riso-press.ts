import {
  Color,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  type Camera,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { ArtSize } from "@toadstool/stage";

interface RisoPress {
  print: (scene: Scene, camera: Camera) => void;
  resize: (size: ArtSize) => void;
  stop: () => void;
}

interface Stock {
  paper: string;
  /** The inks for the scene's red, green and blue. */
  inks: readonly [string, string, string];
}

/**
 * Prints a scene whose red, green and blue say how much of three inks is at each place. Each ink is screened at its own
 * angle, printed a little out of register, and multiplied onto the paper.
 */
export function risoPress(renderer: WebGLRenderer, { paper, inks }: Stock): RisoPress {
  const plate = new WebGLRenderTarget(4, 4);
  const uniforms = {
    plate: { value: plate.texture },
    size: { value: new Vector2(4, 4) },
    /** Device pixels from dot to dot. */
    pitch: { value: 8 },
    paper: { value: new Color(paper) },
    inks: { value: inks.map((ink) => new Color(ink)) },
  };
  const sheet = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      uniforms,
      vertexShader: vertex,
      fragmentShader: fragment,
      toneMapped: false,
      depthTest: false,
    }),
  );
  sheet.frustumCulled = false;
  const bench = new Scene();
  bench.add(sheet);
  const eye = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  return {
    print(scene, camera) {
      renderer.setRenderTarget(plate);
      renderer.render(scene, camera);
      renderer.setRenderTarget(null);
      renderer.render(bench, eye);
    },
    resize({ width, height, pixelRatio }) {
      const [wide, tall] = [
        Math.max(1, Math.round(width * pixelRatio)),
        Math.max(1, Math.round(height * pixelRatio)),
      ];
      plate.setSize(wide, tall);
      uniforms.size.value.set(wide, tall);
      // As many dots across on a phone as make a picture, and no finer on a wall than an eye can see.
      uniforms.pitch.value = Math.max(3.5, Math.min(9.5, width / 115)) * pixelRatio;
    },
    stop() {
      plate.dispose();
      sheet.geometry.dispose();
      sheet.material.dispose();
    },
  };
}

const vertex = `
varying vec2 place;
void main() {
  place = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

const fragment = `
uniform sampler2D plate;
uniform vec2 size;
uniform float pitch;
uniform vec3 paper;
uniform vec3 inks[3];
varying vec2 place;
float hash(vec2 at) { return fract(sin(dot(at, vec2(127.1, 311.7))) * 43758.5453); }
float waves(vec2 at) {
  vec2 whole = floor(at);
  vec2 part = fract(at);
  part = part * part * (3.0 - 2.0 * part);
  return mix(mix(hash(whole), hash(whole + vec2(1.0, 0.0)), part.x),
    mix(hash(whole + vec2(0.0, 1.0)), hash(whole + vec2(1.0, 1.0)), part.x), part.y);
}
vec3 toneAt(vec2 pixel) { return texture2D(plate, pixel / size).rgb; }
float printed(vec2 pixel, vec2 slip, float angle, int ink) {
  mat2 turn = mat2(cos(angle), -sin(angle), sin(angle), cos(angle));
  vec2 at = pixel + slip * pitch;
  vec3 here = toneAt(at);
  float tone = ink == 0 ? here.r : ink == 1 ? here.g : here.b;
  vec2 turned = turn * at / pitch;
  vec2 from = fract(turned) - 0.5;
  float reach = length(from);
  float wanted = clamp(tone, 0.0, 1.0);
  float radius = wanted < 0.78 ? 0.565 * sqrt(wanted) : 0.5 + (wanted - 0.78) * 1.1;
  float soft = 0.75 / pitch;
  float dot1 = 1.0 - smoothstep(-soft, soft, reach - radius);
  dot1 = wanted < 0.02 ? 0.0 : wanted > 0.97 ? 1.0 : dot1;
  float fibre = waves(at / pitch * 1.7) * 0.6 + waves(at / pitch * 0.35 + float(ink) * 9.0) * 0.4;
  return dot1 * (0.84 + 0.16 * smoothstep(0.12, 0.5, fibre));
}
void main() {
  vec2 pixel = place * size;
  vec3 left = paper * (0.985 + 0.03 * (waves(pixel / pitch * 2.2) - 0.5));
  left *= mix(vec3(1.0), inks[0], printed(pixel, vec2(0.0), 0.785, 0));
  left *= mix(vec3(1.0), inks[1], printed(pixel, vec2(0.34, -0.22), 1.309, 1));
  left *= mix(vec3(1.0), inks[2], printed(pixel, vec2(-0.26, -0.3), 0.262, 2));
  gl_FragColor = vec4(left, 1.0);
  #include <colorspace_fragment>
}`;
