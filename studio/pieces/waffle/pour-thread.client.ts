import { CylinderGeometry, Mesh } from "three";
import type { Ink } from "../../stages/inked.ts";

interface Thread {
  mesh: Mesh;
  /** Hangs over a place; `length` from 0 to 1 is how far it has come down, `left` how much of it is still above. */
  hang: (at: { x: number; y: number; z: number }, length: number, left: number, time: number) => void;
}

const tall = 3.4;

/** A thread of syrup: thinner the further it falls, and coiling where it lands. */
export function syrupThread(inked: Ink): Thread {
  const geometry = new CylinderGeometry(1, 1, 1, 10, 60, true).translate(0, 0.5, 0);
  const place = geometry.getAttribute("position");
  const straight = Float32Array.from(place.array);
  const mesh = new Mesh(
    geometry,
    inked([0.7, 1, 0.06], [1, 0.9, 0.7], {
      stripes: "step(0.9, dot(facing, normalize(vec3(-0.75, 0.2, 0.62))))",
      stripesLit: [0, 0.1, 0],
      stripesShade: [0, 0.1, 0],
    }),
  );
  mesh.visible = false;
  mesh.frustumCulled = false;

  function hang(
    { x, y, z }: { x: number; y: number; z: number },
    length: number,
    left: number,
    time: number,
  ) {
    mesh.visible = length > 0 && left > 0.01;
    if (!mesh.visible) return;
    mesh.position.set(x, y, z);
    const from = (1 - length) * tall;
    const to = from + (tall - from) * left;
    for (let at = 0; at < place.count; at++) {
      const up = straight[at * 3 + 1] ?? 0;
      const high = from + (to - from) * up;
      const coil = length < 1 ? 0 : 0.05 * Math.exp(-high * 9);
      const turn = time * 13 - high * 42;
      const ends = length < 1 ? Math.min(1, up * 14 + 0.5) : 1;
      const wide =
        (0.017 + 0.016 * Math.min(1, high / 2) + 0.03 * Math.exp(-high * 24)) * ends * Math.min(1, left * 3);
      const [dx, dz] = [straight[at * 3] ?? 0, straight[at * 3 + 2] ?? 0];
      place.setXYZ(
        at,
        dx * wide + coil * Math.cos(turn) + 0.006 * Math.sin(high * 5 + time * 3),
        high,
        dz * wide + coil * Math.sin(turn),
      );
    }
    place.needsUpdate = true;
    geometry.computeVertexNormals();
  }
  return { mesh, hang };
}
