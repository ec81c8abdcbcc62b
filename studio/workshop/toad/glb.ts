/** Writes the toad as a GLB file: glTF 2.0 in one piece. Metres; the ground is y = 0, and it looks along z. */
import { bones } from "./bones.ts";
import { GlbStore } from "./glb-store.ts";
import type { Mesh } from "./model.ts";
import type { Motion } from "./motions.ts";
import { type Placed, placed, sitting } from "./poses.ts";

/** Of a centimetre. */
const metre = 0.01;
const framesPerSecond = 30;

const materials: readonly Mesh["material"][] = ["skin", "wet"];

export function writeGlb(meshes: readonly Mesh[], atlas: Uint8Array, motions: readonly Motion[]): Uint8Array {
  const store = new GlbStore();
  const rest = placed(sitting);
  const json = {
    asset: { version: "2.0", generator: "scripts/art/toad/export.ts" },
    scene: 0,
    scenes: [{ nodes: [bones.length, 0] }],
    nodes: [
      ...bones.map(({ name }, n) => ({ name, ...childrenOf(name), ...node(rest[n]) })),
      { name: "skin", mesh: 0, skin: 0 },
    ],
    meshes: [
      {
        name: "toad",
        primitives: materials.map((name, material) => ({
          material,
          ...primitive(
            store,
            meshes.filter((mesh) => mesh.material === name),
          ),
        })),
      },
    ],
    skins: [
      { skeleton: 0, joints: bones.map((_, n) => n), inverseBindMatrices: store.floats(boundAt(), "MAT4") },
    ],
    animations: motions.map((motion) => animation(store, motion)),
    // Printed: no light of a viewer falls on it.
    extensionsUsed: ["KHR_materials_unlit"],
    materials: materials.map((name) => ({
      name,
      pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 1 },
      extensions: { KHR_materials_unlit: {} },
    })),
    textures: [{ source: 0, sampler: 0 }],
    samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 33_071, wrapT: 33_071 }],
    images: [{ name: "atlas", mimeType: "image/png", bufferView: store.view(atlas) }],
  };
  return store.file(json);
}

function primitive(store: GlbStore, meshes: readonly Mesh[]) {
  let before = 0;
  const triangles = meshes.flatMap(({ positions, triangles }) => {
    const from = before;
    before += positions.length;
    return triangles.flatMap((corners) => corners.map((corner) => from + corner));
  });
  const all = <Part>(part: (mesh: Mesh) => readonly Part[]) => meshes.flatMap(part);
  const positions = all(({ positions }) => positions).flatMap((at) => at.map((along) => along * metre));
  return {
    attributes: {
      POSITION: store.floats(positions, "VEC3", { limits: true, target: "vertices" }),
      TEXCOORD_0: store.shares(all(({ spots }) => spots).flat(), "VEC2"),
      JOINTS_0: store.bytes(
        all(({ held }) => held).flatMap(({ bones }) => bones),
        "VEC4",
        false,
      ),
      WEIGHTS_0: store.bytes(
        all(({ held }) => held).flatMap(({ shares }) => inBytes(shares)),
        "VEC4",
        true,
      ),
    },
    indices: store.indices(triangles),
  };
}

/** Together exactly 255. */
function inBytes(shares: readonly number[]): number[] {
  const bytes = shares.map((share) => Math.round(share * 255));
  bytes[0] = (bytes[0] ?? 0) + 255 - bytes.reduce((sum, byte) => sum + byte, 0);
  return bytes;
}

function childrenOf(name: string) {
  const children = bones.flatMap(({ parent }, n) => (parent === name ? [n] : []));
  return children.length > 0 ? { children } : {};
}

const inMetres = (at: readonly number[]) => at.map((along) => along * metre);

function node(at?: Placed) {
  if (!at) return {};
  return { translation: inMetres(at.translation), rotation: at.rotation };
}

function boundAt(): number[] {
  return bones.flatMap(({ at: [x, y, z] }) => [
    1,
    0,
    0,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    1,
    0,
    -x * metre,
    -y * metre,
    -z * metre,
    1,
  ]);
}

/** A motion in frames; what stays as it is in rest is left out. */
function animation(store: GlbStore, { name, lasts, pose }: Motion) {
  const count = Math.round(lasts * framesPerSecond) + 1;
  const times = Array.from({ length: count }, (_, n) => n / framesPerSecond);
  const frames = times.map((time) => placed(pose(time)));
  const rest = placed(sitting);
  const input = store.floats(times, "SCALAR", { limits: true });
  const samplers: { input: number; output: number; interpolation: "LINEAR" }[] = [];
  const channels = bones.flatMap((_, bone) =>
    (["rotation", "translation", "scale"] as const).flatMap((path) => {
      const values = frames.map((frame) => frame[bone]?.[path] ?? []);
      const still = rest[bone]?.[path] ?? [];
      if (values.every((value) => value.every((part, n) => Math.abs(part - (still[n] ?? 0)) < 1e-6)))
        return [];
      const flat = values.flatMap((value) => (path === "translation" ? inMetres(value) : [...value]));
      const output = store.floats(flat, path === "rotation" ? "VEC4" : "VEC3");
      samplers.push({ input, output, interpolation: "LINEAR" });
      return [{ sampler: samplers.length - 1, target: { node: bone, path } }];
    }),
  );
  return { name, samplers, channels };
}
