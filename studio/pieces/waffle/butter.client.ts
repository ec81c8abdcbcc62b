import { BoxGeometry, Mesh, Vector3 } from "three";
import { mix, noiseFrom, step } from "@toadstool/stage";
import type { Ink } from "../../stages/inked.ts";

const size = new Vector3(0.5, 0.2, 0.44);

interface Butter {
  mesh: Mesh;
  /** Melts it to a share, from 0 to 1. */
  melt: (share: number) => void;
}

/** A pat that loses its corners, sinks on one side first and spreads at its foot. */
export function patOfButter(inked: Ink, seed: number): Butter {
  const noise = noiseFrom(seed + 70);
  const geometry = new BoxGeometry(2, 2, 2, 22, 12, 22);
  const place = geometry.getAttribute("position");
  const cube = Array.from({ length: place.count }, (_, at) => new Vector3().fromBufferAttribute(place, at));
  const mesh = new Mesh(geometry, inked([0, 0.66, 0], [0.24, 1, 0.06]));

  function melt(share: number) {
    const round = mix(0.3, 0.86, share);
    cube.forEach((corner, at) => {
      const core = new Vector3(
        clamp(corner.x, 1 - round),
        clamp(corner.y, 1 - round),
        clamp(corner.z, 1 - round),
      );
      const out = corner.clone().sub(core);
      if (out.lengthSq() > 0) out.setLength(round);
      const shaped = core.add(out);
      const low = 1 - step(-1, 0.5, shaped.y);
      const spread = 1 + share * 0.24 * low * low + 0.03 * noise(corner.x * 2, corner.y * 2, corner.z * 2);
      const sag = 1 - share * (0.36 + 0.14 * shaped.x);
      place.setXYZ(
        at,
        shaped.x * spread * size.x * 0.5,
        (shaped.y + 1) * 0.5 * size.y * sag - 0.01 + 0.006 * noise(shaped.x * 2, shaped.z * 2, 3),
        shaped.z * spread * size.z * 0.5,
      );
    });
    place.needsUpdate = true;
    geometry.computeVertexNormals();
    geometry.computeBoundingSphere();
  }
  return { mesh, melt };
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
