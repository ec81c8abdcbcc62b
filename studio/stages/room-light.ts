import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from "three";
import { disposeAll } from "./dispose-all.ts";

/** A lamp behind paper. */
interface Softbox {
  at: readonly [x: number, y: number, z: number];
  size: readonly [width: number, height: number];
  colour: string;
  power: number;
}

export interface Room {
  above: string;
  below: string;
  /** The light of the walls, as a factor of their colour. */
  power: number;
  boxes: readonly Softbox[];
}

/** Lights a small room made of a dome and softboxes, and returns what shiny things reflect of it. */
export function lightRoom(
  renderer: WebGLRenderer,
  { above, below, power, boxes }: Room,
): { texture: Texture; dispose: () => void } {
  const scene = new Scene();
  const dome = new MeshBasicMaterial({ side: BackSide });
  dome.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      above: { value: new Color(above).multiplyScalar(power) },
      below: { value: new Color(below).multiplyScalar(power) },
    });
    shader.vertexShader = `varying float up;\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nup = normalize(position).y;",
    );
    shader.fragmentShader =
      `varying float up; uniform vec3 above; uniform vec3 below;\n${shader.fragmentShader}`.replace(
        "#include <color_fragment>",
        "diffuseColor.rgb = mix(below, above, smoothstep(-0.4, 0.8, up));",
      );
  };
  scene.add(new Mesh(new SphereGeometry(20, 24, 16), dome));
  for (const { at, size, colour, power } of boxes) {
    const lamp = new Mesh(
      new BoxGeometry(...size, 0.1),
      new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(power) }),
    );
    lamp.position.set(...at);
    lamp.lookAt(0, 0, 0);
    scene.add(lamp);
  }
  const generator = new PMREMGenerator(renderer);
  // Soft lamps need few texels, and each texel takes hundreds of samples: 256 wide takes four times as long.
  const target = generator.fromScene(scene, 0.02, 0.1, 60, { size: 128 });
  generator.dispose();
  disposeAll(scene);
  return target;
}
