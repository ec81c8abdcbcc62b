import { BufferAttribute, BufferGeometry, Matrix4, Mesh, Quaternion, Vector3 } from "three";
import type { Ink } from "../../stages/inked.ts";

/** Where a part is: its tab is at the place, it points along the turned y axis, and shows one side or the other. */
export interface Pose {
  place: Vector3;
  turn: Quaternion;
  side: number;
}

type Triple = [x: number, y: number, z: number];

/** The folds from the snout to the back: how far along, and half its width and its height below, in the middle and above. */
const folds: [z: number, below: [number, number], middle: [number, number], above: [number, number]][] = [
  [0.98, [0.34, 0.5], [0.62, 0.66], [0.42, 0.92]],
  [0.5, [0.6, 0.28], [1.0, 0.68], [0.66, 1.2]],
  [-0.15, [0.7, 0.2], [1.06, 0.6], [0.56, 1.1]],
  [-0.8, [0.5, 0.24], [0.82, 0.52], [0.38, 0.8]],
  [-1.1, [0.2, 0.34], [0.34, 0.46], [0.2, 0.56]],
];

/** A body folded from one sheet, with an edge at every fold. */
export function foldedBody(inked: Ink): Mesh {
  const rings = folds.map(([z, ...rows]): Triple[] => [
    ...rows.map(([x, y]): Triple => [x, y, z]),
    ...rows.toReversed().map(([x, y]): Triple => [-x, y, z]),
  ]);
  const corners: Triple[] = [];
  rings.slice(1).forEach((ring, n) => {
    const before = rings[n] ?? ring;
    for (let side = 0; side < 6; side++) {
      const [a, b] = [before[side], before[(side + 1) % 6]];
      const [c, d] = [ring[side], ring[(side + 1) % 6]];
      if (a && b && c && d) corners.push(a, c, b, b, c, d);
    }
  });
  for (const [first, ...rest] of [rings[0] ?? [], rings.at(-1) ?? []])
    rest.slice(1).forEach((corner, n) => {
      const before = rest[n];
      if (first && before) corners.push(first, before, corner);
    });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(corners.flat()), 3));
  geometry.computeVertexNormals();
  return new Mesh(
    geometry,
    inked([0.58, 0, 0.95], [1, 0.42, 0.9], {
      folded: true,
      stripes: "belly(own, facing)",
      stripesLit: [0, 0.5, 0.12],
      stripesShade: [0.3, 0.7, 0.3],
      declarations: `float belly(vec3 own, vec3 facing) {
        float warts = step(length(fract(own.xz * 2.1 + 0.3) - 0.5), 0.17 + 0.1 * sin(own.x * 9.0 + own.z * 7.0)) * step(0.45, facing.y);
        float below = step(own.y, 0.62 + 0.1 * own.z - 0.4 * abs(own.x) * step(own.z, 0.5));
        return max(warts, below * step(0.0, own.z));
      }\n`,
    }),
  );
}

const slotLines: [place: Triple, along: Triple, facing: Triple][] = [
  [
    [-0.48, 1.12, 0.52],
    [-0.2, 1, 0],
    [0.05, 0.1, 1],
  ],
  [
    [0, 0.62, 1.02],
    [0, 1, -0.25],
    [0, 0.25, 1],
  ],
  [
    [-0.86, 0.6, 0.62],
    [-0.5, -0.62, 0.42],
    [-0.35, 0.5, 0.7],
  ],
  [
    [-0.84, 0.52, -0.4],
    [-0.62, 0.5, -0.1],
    [-0.25, 0.12, 1],
  ],
];

/** The poses of parts in the body's seven slots, in the order of `slots`. */
export const slotPoses: Pose[] = [
  ...bothSides(slotLines[0]),
  ...bothSides(slotLines[1]).slice(0, 1),
  ...bothSides(slotLines[2]),
  ...bothSides(slotLines[3]),
];

function bothSides(line: (typeof slotLines)[number] | undefined): Pose[] {
  if (!line) return [];
  return [1, -1].map((side) => {
    const [place, along, facing] = line.map(([x, y, z]) => new Vector3(x * side, y, z)) as [
      Vector3,
      Vector3,
      Vector3,
    ];
    const up = along.normalize();
    const across = up.clone().cross(facing).normalize();
    const basis = new Matrix4().makeBasis(across, up, across.clone().cross(up));
    return { place, turn: new Quaternion().setFromRotationMatrix(basis), side };
  });
}
