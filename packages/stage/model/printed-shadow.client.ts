import type { ModelViewerElement } from "@google/model-viewer";
import { Color, Mesh, type Material, type Object3D, type Scene } from "three";
import { hardShadow } from "../three/hard-shadow.ts";
import type { ModelShadow } from "./staged-model.ts";

/** The viewer's own scene, which it keeps under a symbol. */
interface ViewedScene extends Scene {
  model: Object3D | null;
  queueRender: () => void;
}

/** Prints a model's shadow on its floor, in dots with a hard edge. Returns what takes it away again. */
export function printShadow(viewer: ModelViewerElement, { ink, from, dot, share }: ModelShadow): () => void {
  const scene = sceneOf(viewer);
  const floor = scene?.model;
  if (!scene || !floor) return () => undefined;
  const meshes: Mesh[] = [];
  floor.traverse((thing) => thing instanceof Mesh && meshes.push(thing));
  const uniforms = { ink: { value: new Color(ink) }, screen: { value: [share, dot] } };
  const shadows = meshes.map((mesh) => {
    const shadow = hardShadow(mesh, { from, floor, high: dot / 50, paint, uniforms, transparent: true });
    mesh.parent?.add(shadow);
    return shadow;
  });
  scene.queueRender();
  return () => {
    for (const shadow of shadows) {
      shadow.removeFromParent();
      (shadow.material as Material).dispose();
    }
  };
}

function sceneOf(viewer: ModelViewerElement): ViewedScene | undefined {
  const symbol = Object.getOwnPropertySymbols(viewer).find(({ description }) => description === "scene");
  const scene: unknown = symbol && Reflect.get(viewer, symbol);
  return scene && (scene as Scene).isScene ? (scene as ViewedScene) : undefined;
}

const paint = `
uniform vec3 ink;
uniform vec2 screen;
void main() {
  vec2 turned = mat2(0.966, -0.259, 0.259, 0.966) * at.xz / screen.y;
  float width = max(fwidth(turned.x), fwidth(turned.y));
  float edge = length(fract(turned) - 0.5) - 0.565 * sqrt(screen.x);
  gl_FragColor = vec4(ink, 1.0 - smoothstep(-0.6 * width, 0.6 * width, edge));
  #include <colorspace_fragment>
}`;
