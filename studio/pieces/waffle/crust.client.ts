import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial } from "three";
import { mix, step } from "@toadstool/stage";
import { foot, half, pitch, pockets, type Terrain } from "./terrain.ts";

/** Where the lines of the mesh lie in a pocket, from its middle: close where it bends. */
const lines = [0.04, 0.09, 0.112, 0.124, 0.136, 0.148, 0.16, 0.172, 0.184, 0.196, 0.212, 0.25];

/** The waffle itself: one sheet over pockets, ridges and sides. How brown it is, and whether light falls there, is in its corners. */
export function bakeWaffle(
  terrain: Terrain,
  sun: readonly [x: number, y: number, z: number],
  isLit: (x: number, y: number, z: number) => boolean,
): Mesh {
  const xs = linesAcross(pockets.across, half.x);
  const zs = linesAcross(pockets.along, half.z);
  const positions = new Float32Array(xs.length * zs.length * 3);
  const baked = new Float32Array(xs.length * zs.length);
  const lit = new Float32Array(xs.length * zs.length);
  zs.forEach((z, row) =>
    xs.forEach((x, column) => {
      const at = row * xs.length + column;
      const sunk = terrain.outside(x, z) > foot ? 0.05 : 0;
      const y = terrain.height(x, z) - sunk;
      positions.set([x, y, z], at * 3);
      baked[at] = bake(terrain, x, y, z);
      lit[at] = isLit(x, y, z) ? 1 : 0;
    }),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("baked", new BufferAttribute(baked, 1));
  geometry.setAttribute("lit", new BufferAttribute(lit, 1));
  geometry.setIndex(sheet(xs, zs, terrain));
  geometry.computeVertexNormals();
  return new Mesh(geometry, crumb(sun));
}

function linesAcross(count: number, side: number): number[] {
  const middles = Array.from({ length: count }, (_, n) => (n - (count - 1) / 2) * pitch);
  const inner = middles.flatMap((middle) => [
    ...lines.slice(0, -1).map((line) => middle - line),
    middle,
    ...lines.map((line) => middle + line),
  ]);
  const outer = Array.from({ length: 14 }, (_, n) => side - 0.07 + n * 0.0175);
  const most = side - 0.08;
  return [...outer.map((x) => -x), ...inner.filter((x) => Math.abs(x) < most), ...outer].toSorted(
    (a, b) => a - b,
  );
}

function sheet(xs: number[], zs: number[], terrain: Terrain): number[] {
  const index: number[] = [];
  const isOn = (x = 0, z = 0) => terrain.outside(x, z) < foot + 0.03;
  for (let row = 0; row < zs.length - 1; row++)
    for (let column = 0; column < xs.length - 1; column++) {
      if (!isOn(xs[column], zs[row]) && !isOn(xs[column + 1], zs[row + 1])) continue;
      const at = row * xs.length + column;
      const below = at + xs.length;
      // The shorter diagonal of a bend folds more cleanly; it changes sides from pocket quarter to pocket quarter.
      if ((xs[column] ?? 0) * (zs[row] ?? 0) > 0) index.push(at, below, below + 1, at, below + 1, at + 1);
      else index.push(at, below, at + 1, at + 1, below, below + 1);
    }
  return index;
}

/** Ridges touched the iron longest; walls and the corners of pockets stayed pale. From 0 to 1. */
function bake(terrain: Terrain, x: number, y: number, z: number): number {
  const ridge = terrain.ridge(x, z);
  const out = terrain.outside(x, z);
  const patch = terrain.grain(x * 1.1 + 3, z * 1.1, 5);
  const fleck = terrain.grain(x * 6, z * 6, 7);
  const wall = 4 * ridge * (1 - ridge);
  const side = step(-0.06, 0.03, out);
  let done = mix(0.08, 0.6, ridge) + 0.34 * patch + 0.06 * fleck;
  done = mix(done, 0.06 + 0.1 * patch, Math.min(1, wall * 0.95));
  // The rim of a ridge, where it is thin, is the crispest.
  done += 0.34 * step(0.72, 0.93, ridge) * (1 - step(0.95, 1, ridge)) * (0.7 + 0.6 * patch);
  return mix(done, 0.2 + 0.36 * step(0.02, 0.3, y) + 0.06 * fleck, side);
}

/** Yellow all over, red as far as it is baked and where no light falls. The third ink is the syrup’s: the crust has a touch of it where it was baked longest. */
function crumb(sun: readonly [x: number, y: number, z: number]): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { from: { value: [...sun] } },
    toneMapped: false,
    vertexShader: `
      attribute float baked;
      attribute float lit;
      varying float done;
      varying float light;
      varying vec3 way;
      void main() {
        done = baked;
        light = lit;
        way = normal;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      uniform vec3 from;
      varying float done;
      varying float light;
      varying vec3 way;
      void main() {
        float brown = clamp(done, 0.0, 0.999);
        // Five flats from pale crumb to dark crust.
        brown = (floor(brown * 5.0) + 0.5) / 5.0;
        float shade = max(1.0 - step(0.5, light), 1.0 - step(0.1, dot(normalize(way), normalize(from))));
        float red = mix(0.04, 0.66, brown) + 0.62 * shade;
        float third = 0.2 * smoothstep(0.7, 0.95, brown) + 0.16 * shade;
        gl_FragColor = vec4(red, mix(0.8, 1.0, brown), third, 1.0);
      }`,
  });
}
