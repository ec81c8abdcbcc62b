import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  LatheGeometry,
  MeshStandardMaterial,
  Object3D,
  Vector2,
  Vector3,
} from "three";
import { step } from "@toadstool/stage";
import { grown, type Sprout } from "./growth.ts";

export interface Toadstools {
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

/** Many toadstools of three shapes, each drawn once: stems, caps, and gills that keep the day's light. */
export function toadstoolsAt(sprouts: readonly Sprout[]): Toadstools {
  const stems = many(
    turned(stemProfile, 20, 16),
    new MeshStandardMaterial({ color: "#f6e7cf", roughness: 0.75 }),
    sprouts.length,
  );
  const caps = many(spotted(turned(capProfile, 26, 44)), capSkin(), sprouts.length);
  const gills = many(
    turned(gillProfile, 5, 32),
    new MeshStandardMaterial({
      color: "#ffcf70",
      emissive: "#ff9a2e",
      emissiveIntensity: 1.5,
      roughness: 0.8,
    }),
    sprouts.length,
  );
  const dummy = new Object3D();
  sprouts.forEach(({ colour }, n) => caps.setColorAt(n, new Color(colour)));
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

function many(geometry: BufferGeometry, material: MeshStandardMaterial, count: number): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, count);
  mesh.castShadow = mesh.receiveShadow = true;
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

/** Warts in a spiral, as sunflowers set their seeds; none quite round. */
function spotted(geometry: BufferGeometry): BufferGeometry {
  const place = geometry.getAttribute("position");
  const warts = new Float32Array(place.count);
  const spots = Array.from({ length: 17 }, (_, n) => {
    const [angle, down] = [n * 2.39996, Math.sqrt((n + 0.35) / 17) * 1.42];
    return {
      at: new Vector3(Math.cos(angle) * Math.sin(down), Math.cos(down), Math.sin(angle) * Math.sin(down)),
      reach: 0.115 + 0.02 * ((n * 7) % 5) + (n < 2 ? 0.06 : 0),
    };
  });
  const at = new Vector3();
  for (let n = 0; n < place.count; n++) {
    at.fromBufferAttribute(place, n);
    at.set(at.x / 0.54, at.y / 0.3, at.z / 0.54).normalize();
    const wart = Math.max(
      ...spots.map(({ at: middle, reach }) => 1 - step(reach - 0.03, reach + 0.03, at.angleTo(middle))),
    );
    warts[n] = wart;
    place.setXYZ(
      n,
      place.getX(n) * (1 + 0.03 * wart),
      place.getY(n) + 0.018 * wart,
      place.getZ(n) * (1 + 0.03 * wart),
    );
  }
  geometry.computeVertexNormals();
  return geometry.setAttribute("wart", new BufferAttribute(warts, 1));
}

/** A cap has a colour of its own; its warts have all the same. */
function capSkin(): MeshStandardMaterial {
  const skin = new MeshStandardMaterial({ roughness: 0.28, emissive: "#3a0418", emissiveIntensity: 0.5 });
  skin.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute float wart;\nvarying float onWart;\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nonWart = wart;",
    );
    shader.fragmentShader = `varying float onWart;\n${shader.fragmentShader}`.replace(
      "#include <color_fragment>",
      "#include <color_fragment>\ndiffuseColor.rgb = mix(diffuseColor.rgb, vec3(1.0, 0.9, 0.74), smoothstep(0.3, 0.7, onWart));",
    );
  };
  return skin;
}
