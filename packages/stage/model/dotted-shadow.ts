import { Color, Mesh, type Material, type Object3D } from "three";
import { hardShadow } from "./hard-shadow.ts";

export interface DottedShadow {
  ink: string;
  /** Where the light comes from. */
  from: readonly [x: number, y: number, z: number];
  /** From dot to dot, in the model's unit. */
  dot: number;
  /** Which share of the shadow is ink, from 0 to 0.78. */
  share: number;
}

/** Lays the shadow of every mesh of a model on its floor, in dots with a hard edge. Returns what takes it away again. */
export function dottedShadow(model: Object3D, { ink, from, dot, share }: DottedShadow): () => void {
  const meshes: Mesh[] = [];
  model.traverse((thing) => thing instanceof Mesh && meshes.push(thing));
  const uniforms = { ink: { value: new Color(ink) }, screen: { value: [share, dot] } };
  const shadows = meshes.map((mesh) => {
    const shadow = hardShadow(mesh, {
      from,
      floor: model,
      high: dot / 50,
      paint,
      uniforms,
      transparent: true,
    });
    mesh.parent?.add(shadow);
    return shadow;
  });
  return () => {
    for (const shadow of shadows) {
      shadow.removeFromParent();
      (shadow.material as Material).dispose();
    }
  };
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
