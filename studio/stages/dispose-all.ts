import { type Material, type Object3D, Texture } from "three";

interface Disposable {
  dispose: () => void;
}

/** Frees everything below `root` that the graphics card holds: geometries, instances, materials and their textures. */
export function disposeAll(root: Object3D): void {
  const held = new Set<Disposable>();
  root.traverse((object) => {
    if (isDisposable(object)) held.add(object);
    const { geometry, material, customDepthMaterial } = object as Partial<Dressed>;
    if (geometry) held.add(geometry);
    for (const one of [material ?? [], customDepthMaterial ?? []].flat()) collect(one, held);
  });
  for (const one of held) one.dispose();
}

interface Dressed {
  geometry: Disposable;
  material: Material | Material[];
  customDepthMaterial: Material;
}

function collect(material: Material, held: Set<Disposable>): void {
  held.add(material);
  const { uniforms = {} } = material as { uniforms?: Record<string, { value: unknown }> };
  for (const value of [...Object.values(material), ...Object.values(uniforms).map(({ value }) => value)])
    if (value instanceof Texture) held.add(value);
}

function isDisposable(object: object): object is Disposable {
  return "dispose" in object && typeof object.dispose === "function";
}
