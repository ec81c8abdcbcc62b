/** Moves a mesh's skin as a pose moves its bones. */
import { bones, boneAt } from "./bones.ts";
import type { Point } from "./distance.ts";
import type { Mesh } from "./model.ts";
import { placed, type Pose } from "./poses.ts";

/** Three rows of four. */
type Matrix = readonly number[];

/** The mesh's positions and normals in a pose. */
export function posed(
  { positions, normals, held }: Mesh,
  pose: Pose,
): { positions: Point[]; normals: Point[] } {
  const matrices = matricesOf(pose);
  const blend = (at: Point, n: number, isWay: boolean): Point => {
    const sum: [number, number, number] = [0, 0, 0];
    held[n]?.bones.forEach((bone, place) => {
      const share = held[n]?.shares[place] ?? 0;
      const moved = applied(matrices[bone] ?? [], at, isWay);
      for (const axis of [0, 1, 2] as const) sum[axis] += share * moved[axis];
    });
    if (!isWay) return sum;
    const long = Math.hypot(...sum) || 1;
    return [sum[0] / long, sum[1] / long, sum[2] / long];
  };
  return {
    positions: positions.map((at, n) => blend(at, n, false)),
    normals: normals.map((way, n) => blend(way, n, true)),
  };
}

function matricesOf(pose: Pose): Matrix[] {
  const worlds: Matrix[] = [];
  placed(pose).forEach(({ rotation, translation, scale }, n) => {
    const own = matrix(rotation, translation, scale);
    const parent = bones[n]?.parent;
    worlds.push(parent ? times(worlds[boneAt(parent)] ?? [], own) : own);
  });
  return worlds.map((world, n) => {
    const [x, y, z] = bones[n]?.at ?? [0, 0, 0];
    return times(world, [1, 0, 0, -x, 0, 1, 0, -y, 0, 0, 1, -z]);
  });
}

function matrix([x, y, z, w]: readonly number[], [a, b, c]: Point, [i, j, k]: Point): Matrix {
  const [qx, qy, qz, qw] = [x ?? 0, y ?? 0, z ?? 0, w ?? 1];
  return [
    (1 - 2 * (qy * qy + qz * qz)) * i,
    2 * (qx * qy - qz * qw) * j,
    2 * (qx * qz + qy * qw) * k,
    a,
    2 * (qx * qy + qz * qw) * i,
    (1 - 2 * (qx * qx + qz * qz)) * j,
    2 * (qy * qz - qx * qw) * k,
    b,
    2 * (qx * qz - qy * qw) * i,
    2 * (qy * qz + qx * qw) * j,
    (1 - 2 * (qx * qx + qy * qy)) * k,
    c,
  ];
}

function times(one: Matrix, other: Matrix): Matrix {
  return Array.from({ length: 12 }, (_, n) => {
    const [row, column] = [n - (n % 4), n % 4];
    const sum = [0, 1, 2].reduce((all, k) => all + (one[row + k] ?? 0) * (other[k * 4 + column] ?? 0), 0);
    return sum + (column === 3 ? (one[row + 3] ?? 0) : 0);
  });
}

function applied(matrix: Matrix, [x, y, z]: Point, isWay: boolean): Point {
  const row = (n: number) =>
    (matrix[n] ?? 0) * x +
    (matrix[n + 1] ?? 0) * y +
    (matrix[n + 2] ?? 0) * z +
    (isWay ? 0 : (matrix[n + 3] ?? 0));
  return [row(0), row(4), row(8)];
}
