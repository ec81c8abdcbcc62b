import {
  type BufferGeometry,
  Group,
  InstancedMesh,
  LatheGeometry,
  type Material,
  Object3D,
  Vector2,
  Vector3,
} from "three";
import type { Ink } from "../../stages/inked.ts";
import { grown, type Sprout } from "./growth.ts";

interface Toadstools {
  group: Group;
  caps: InstancedMesh;
  /** Shows each as far as it has grown at a time. */
  grow: (time: number, breeze: number) => void;
}

const capProfile: [number, number][] = [
  [0, 0.3],
  [0.16, 0.29],
  [0.3, 0.255],
  [0.43, 0.19],
  [0.51, 0.1],
  [0.54, 0.01],
  [0.535, -0.035],
  [0.505, -0.05],
];
const gillProfile: [number, number][] = [
  [0.51, -0.045],
  [0.36, -0.015],
  [0.2, 0.02],
  [0.08, 0.03],
];
const stemProfile: [number, number][] = [
  [0.15, -0.05],
  [0.165, 0.05],
  [0.12, 0.22],
  [0.095, 0.5],
  [0.09, 0.62],
  [0.17, 0.6],
  [0.185, 0.57],
  [0.1, 0.66],
  [0.09, 0.85],
  [0.1, 1.02],
];

/** Many toadstools of three shapes, each drawn once: stems, gills, and caps with warts. */
export function toadstoolsAt(inked: Ink, sprouts: readonly Sprout[]): Toadstools {
  const stems = many(turned(stemProfile, 20, 16), inked([0, 0, 0], [0.72, 0.12, 0.18]), sprouts.length);
  const caps = many(turned(capProfile, 26, 44), capSkin(inked), sprouts.length);
  const gills = many(turned(gillProfile, 5, 32), inked([0, 0.3, 0], [0.6, 0.5, 0]), sprouts.length);
  const dummy = new Object3D();
  const group = new Group();
  group.add(stems, caps, gills);

  function grow(time: number, breeze: number) {
    sprouts.forEach((sprout, n) => {
      const { x, z, size, height, lean, turn } = sprout;
      const { up, open, bounce } = grown(sprout, time);
      const sway = breeze * Math.sin(time * 1.3 + x * 2 + z) * 0.035;
      dummy.position.set(x, 0, z);
      dummy.rotation.set(lean[1] + sway, turn, lean[0] + sway * 0.6);
      dummy.scale.set(
        size * (0.35 + 0.65 * up),
        Math.max(0.001, size * height * up * bounce),
        size * (0.35 + 0.65 * up),
      );
      dummy.updateMatrix();
      stems.setMatrixAt(n, dummy.matrix);
      dummy.translateY(size * height * up * bounce * 0.97);
      const wide = size * Math.max(0.001, open) * (1 + (1 - bounce) * 0.7);
      dummy.scale.set(wide, size * Math.max(0.001, up) * (1.25 - 0.25 * open) * bounce, wide);
      dummy.updateMatrix();
      caps.setMatrixAt(n, dummy.matrix);
      gills.setMatrixAt(n, dummy.matrix);
    });
    for (const mesh of [stems, caps, gills]) mesh.instanceMatrix.needsUpdate = true;
    caps.boundingSphere = null;
  }
  return { group, caps, grow };
}

function many(geometry: BufferGeometry, material: Material, count: number): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, count);
  mesh.frustumCulled = false;
  return mesh;
}

/** A profile, rounded, turned on a lathe; profiles run so that its outside is outside. */
function turned(profile: [number, number][], along: number, around: number): BufferGeometry {
  const points = Array.from({ length: along }, (_, n) => {
    const at = (n / (along - 1)) * (profile.length - 1);
    const low = Math.min(profile.length - 2, Math.floor(at));
    const [from = [0, 0], to = [0, 0]] = [profile[low], profile[low + 1]];
    const t = at - low;
    return new Vector2(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
  });
  const first = points[0]?.y ?? 0;
  const upwards = first < (points.at(-1)?.y ?? 0);
  const isGills = profile === gillProfile;
  return new LatheGeometry(upwards && !isGills ? points : points.toReversed(), around);
}

/** A red cap with warts in a spiral, as sunflowers set their seeds; none quite round. */
function capSkin(inked: Ink): Material {
  const warts = Array.from({ length: 17 }, (_, n) => {
    const [angle, down] = [n * 2.39996, Math.sqrt((n + 0.35) / 17) * 1.42];
    const way = new Vector3(
      Math.cos(angle) * Math.sin(down),
      Math.cos(down),
      Math.sin(angle) * Math.sin(down),
    );
    const reach = 0.125 + 0.02 * ((n * 7) % 5) + (n < 2 ? 0.06 : 0);
    return `step(${Math.cos(reach).toFixed(4)}, dot(round1, vec3(${way
      .toArray()
      .map((value) => value.toFixed(4))
      .join()})))`;
  });
  return inked([0, 0.9, 0], [0.62, 0.98, 0], {
    stripes: `wartAt(own)`,
    stripesLit: [0, 0, 0],
    stripesShade: [0.34, 0.16, 0],
    declarations: `float wartAt(vec3 own) {
      vec3 round1 = normalize(own / vec3(0.54, 0.3, 0.54));
      return min(1.0, ${warts.join(" + ")});
    }\n`,
  });
}
