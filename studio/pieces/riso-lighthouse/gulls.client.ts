import { BufferAttribute, BufferGeometry, InstancedMesh, Object3D } from "three";
import type { Ink } from "../../stages/inked.ts";

const count = 9;

interface Gulls {
  mesh: InstancedMesh;
  fly: (time: number, step: number, scared: number) => void;
}

/** Gulls that circle the tower; `scared` (0 to 1) sends them higher and wider, and they beat their wings faster. */
export function gullsRound(inked: Ink, random: () => number): Gulls {
  const geometry = new BufferGeometry();
  const wing = (side: number) => [
    0,
    0,
    0.05,
    side * 0.13,
    0.05,
    0.0,
    0,
    0,
    -0.05,
    side * 0.13,
    0.05,
    0,
    side * 0.26,
    0.01,
    -0.05,
    0,
    0,
    -0.05,
  ];
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from([...wing(1), ...wing(-1)]), 3));
  geometry.computeVertexNormals();
  const mesh = new InstancedMesh(geometry, inked([0, 0, 0], [0.2, 0, 0]), count);
  mesh.frustumCulled = false;
  const gulls = Array.from({ length: count }, () => ({
    reach: 0.9 + 1.1 * random(),
    high: 1.5 + 1.6 * random(),
    quick: 0.25 + 0.2 * random(),
    begins: random() * 7,
    size: 0.6 + 0.5 * random(),
  }));
  const one = new Object3D();
  let flap = 0;
  return {
    mesh,
    fly(time, step, scared) {
      // Added up, for a beat that slows down must not turn the wings back.
      flap += step * (5 + 5 * scared);
      gulls.forEach(({ reach, high, quick, begins, size }, n) => {
        const angle = -(time * quick + begins);
        const wide = reach * (1 + scared * 0.5);
        one.position.set(
          Math.cos(angle) * wide,
          high + scared * 0.5 + 0.1 * Math.sin(time + begins),
          Math.sin(angle) * wide,
        );
        one.rotation.set(0, -angle + Math.PI, -0.35);
        one.scale.set(size, size * (1 + 1.4 * Math.sin(flap + begins * 3)), size);
        one.updateMatrix();
        mesh.setMatrixAt(n, one.matrix);
      });
      mesh.instanceMatrix.needsUpdate = true;
    },
  };
}
