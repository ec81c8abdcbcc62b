import { describe, expect, it } from "vitest";
import glbAddress from "../../public/models/toad.glb?url&inline";
import usdzAddress from "../../public/models/toad.usdz?url&inline";
import { skin } from "./body.ts";
import { boneAt, bones } from "./bones.ts";
import { motions } from "./motions.ts";
import { placed, sitting } from "./poses.ts";

/** Bytes: what a phone should have to fetch of it. */
const heaviest = 900 * 1024;

const glb = bytesOf(glbAddress);
const usdz = bytesOf(usdzAddress);

describe("the toad's GLB", () => {
  const { json, binary } = opened(glb);

  it("is glTF 2.0 in one piece, light, and of few enough triangles for a cheap phone", () => {
    expect(new TextDecoder().decode(glb.subarray(0, 4))).toBe("glTF");
    const head = new DataView(glb.buffer, glb.byteOffset);
    expect(head.getUint32(4, true)).toBe(2);
    expect(head.getUint32(8, true)).toBe(glb.length);
    expect(glb.length).toBeLessThan(heaviest);
    const corners =
      json.meshes[0]?.primitives.map(({ indices }) => json.accessors[indices]?.count ?? 0) ?? [];
    const triangles = corners.reduce((sum, count) => sum + count, 0) / 3;
    expect(triangles).toBeGreaterThan(5000);
    expect(triangles).toBeLessThanOrEqual(20_000);
  });

  it("is printed: no light of a viewer changes its inks", () => {
    for (const { extensions } of json.materials) expect(extensions).toEqual({ KHR_materials_unlit: {} });
    for (const { attributes } of json.meshes[0]?.primitives ?? [])
      expect(attributes).not.toHaveProperty("NORMAL");
  });

  it("has the scripts' bones, at rest as the toad sits", () => {
    const rest = placed(sitting);
    bones.forEach(({ name }, n) => {
      const node = json.nodes[n];
      expect(node?.name).toBe(name);
      expectNear(node?.rotation, rest[n]?.rotation);
      expectNear(
        node?.translation,
        rest[n]?.translation.map((along) => along / 100),
      );
    });
    expect(json.skins[0]?.joints).toEqual(bones.map((_, n) => n));
  });

  it.each(motions.map((motion) => [motion.name, motion] as const))(
    "moves its bones in %s as the scripts do",
    (name, { lasts, pose }) => {
      const animation = json.animations.find((animation) => animation.name === name);
      const jaw = animation?.channels.find(
        ({ target }) => target.node === boneAt("jaw") && target.path === "rotation",
      );
      const sampler = animation?.samplers[jaw?.sampler ?? -1];
      const times = floats(sampler?.input);
      const turns = floats(sampler?.output);
      expect(times.at(-1)).toBeCloseTo(lasts, 3);
      for (let frame = 0; frame < times.length; frame += 7) {
        const wanted = placed(pose(times[frame] ?? 0))[boneAt("jaw")]?.rotation;
        expectNear(turns.slice(frame * 4, frame * 4 + 4), wanted, 4);
      }
    },
  );

  it("wears the skin that the scripts describe, as large as a toad, with its feet on the ground", () => {
    const { POSITION = -1 } = json.meshes[0]?.primitives[0]?.attributes ?? {};
    const positions = floats(POSITION);
    expect(positions.length).toBeGreaterThan(20_000);
    for (let at = 0; at + 900 < positions.length * 0.9; at += 900) {
      const [x = 0, y = 0, z = 0] = positions.slice(at, at + 3).map((along) => along * 100);
      expect(Math.abs(skin([x, y, z]))).toBeLessThan(0.06);
    }
    const { min, max } = json.accessors[POSITION] ?? {};
    expect(min?.[1]).toBeGreaterThan(-0.002);
    expect(min?.[1]).toBeLessThan(0.002);
    expect(max?.[1]).toBeGreaterThan(0.1);
    expect(max?.[1]).toBeLessThan(0.14);
  });

  function floats(accessor = -1): Float32Array {
    const { bufferView = -1, count = 0, type = "SCALAR" } = json.accessors[accessor] ?? {};
    const { byteOffset = 0 } = json.bufferViews[bufferView] ?? {};
    const parts = { SCALAR: 1, VEC3: 3, VEC4: 4 }[type] ?? 0;
    return new Float32Array(binary.slice(byteOffset, byteOffset + count * parts * 4).buffer);
  }
});

describe("the toad's USDZ", () => {
  const files = listed(usdz);

  it("is a zip of a scene and its picture, stored as they are, each at a multiple of 64 bytes", () => {
    expect(files.map(({ name }) => name)).toEqual(["toad.usda", "atlas.png"]);
    for (const { method, start } of files) {
      expect(method).toBe(0);
      expect(start % 64).toBe(0);
    }
    const [, picture] = files;
    expect([...usdz.subarray(picture?.start, (picture?.start ?? 0) + 3)]).toEqual([0x89, 0x50, 0x4e]);
    expect(usdz.length).toBeLessThan(heaviest);
  });

  it("holds as many places as its meshes ask for, and a material for each", () => {
    const [scene] = files;
    const words = new TextDecoder().decode(
      usdz.subarray(scene?.start, (scene?.start ?? 0) + (scene?.size ?? 0)),
    );
    expect(words.startsWith("#usda 1.0\n")).toBe(true);
    const meshes = words.split("def Mesh ").slice(1);
    expect(meshes).toHaveLength(2);
    for (const mesh of meshes) {
      const corners = (mesh.match(/faceVertexIndices = \[([^\]]*)\]/)?.[1] ?? "").split(",").map(Number);
      const [points, spots] = [/ points = \[(.*)\]/, /:st = \[(.*)\]/].map(
        (list) => mesh.match(list)?.[1]?.split("),(").length,
      );
      expect(points).toBe(Math.max(...corners) + 1);
      expect(spots).toBe(points);
      const bound = mesh.match(/material:binding = <\/Toad\/Materials\/(\w+)>/)?.[1];
      expect(words).toContain(`def Material "${bound}"`);
    }
    expect(words.match(/emissiveColor\.connect/g)).toHaveLength(2);
    expect(words.match(/@([^@]+)@/g)).toEqual(["@atlas.png@", "@atlas.png@"]);
  });
});

interface Gltf {
  materials: { extensions?: object }[];
  nodes: { name: string; rotation?: number[]; translation?: number[] }[];
  meshes: { primitives: { attributes: Record<string, number>; indices: number }[] }[];
  skins: { joints: number[] }[];
  animations: {
    name: string;
    samplers: { input: number; output: number }[];
    channels: { sampler: number; target: { node: number; path: string } }[];
  }[];
  accessors: { bufferView: number; count: number; type: string; min?: number[]; max?: number[] }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
}

function opened(file: Uint8Array): { json: Gltf; binary: Uint8Array } {
  const head = new DataView(file.buffer, file.byteOffset);
  const words = head.getUint32(12, true);
  return {
    json: JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + words))) as Gltf,
    binary: file.subarray(28 + words),
  };
}

/** The files of a zip, one after the other from its beginning. */
function listed(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset);
  const files: { name: string; method: number; start: number; size: number }[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const size = view.getUint32(at + 18, true);
    const name = view.getUint16(at + 26, true);
    const start = at + 30 + name + view.getUint16(at + 28, true);
    files.push({
      name: new TextDecoder().decode(zip.subarray(at + 30, at + 30 + name)),
      method: view.getUint16(at + 8, true),
      start,
      size,
    });
    at = start + size;
  }
  return files;
}

function expectNear(found: number[] | Float32Array = [], wanted: readonly number[] = [], digits = 6) {
  expect(found).toHaveLength(wanted.length);
  found.forEach((value, n) => expect(value).toBeCloseTo(wanted[n] ?? Number.NaN, digits));
}

function bytesOf(address: string): Uint8Array {
  const letters = atob(address.slice(address.indexOf(",") + 1));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
