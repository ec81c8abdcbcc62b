import type { Film } from "./syrup-flow.ts";
import { top } from "./terrain.ts";

interface Pat {
  x: number;
  z: number;
}

/** Half a pat of butter, and its height. */
const butter = { half: 0.25, tall: 0.19 };
/** How far a ray is followed, in steps of a film's cell. */
const steps = 26;

/** Whether light from `sun` falls on a place of the waffle: past its ridges, and past the butter. */
export function lightOn(
  { ground, columns, rows, left, near, cell }: Film,
  [sunX, sunY, sunZ]: readonly [x: number, y: number, z: number],
  pat: Pat,
): (x: number, y: number, z: number) => boolean {
  const level = Math.hypot(sunX, sunZ);
  const [stepX, stepZ, stepY] = [(sunX / level) * cell, (sunZ / level) * cell, (sunY / level) * cell];
  const heightAt = (x: number, z: number) => {
    const [column, row] = [Math.round((x - left) / cell), Math.round((z - near) / cell)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return 0;
    return ground[row * columns + column] ?? 0;
  };
  return (x, y, z) => {
    for (let n = 1; n <= steps; n++) {
      const [atX, atY, atZ] = [x + n * stepX, y + n * stepY, z + n * stepZ];
      if (heightAt(atX, atZ) > atY + 0.012) return false;
      const under = Math.abs(atX - pat.x) < butter.half && Math.abs(atZ - pat.z) < butter.half;
      if (under && atY < top + butter.tall) return false;
    }
    return true;
  };
}
