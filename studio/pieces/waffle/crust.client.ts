import { BufferAttribute, BufferGeometry, Color, Mesh, MeshStandardMaterial } from "three";
import { grainTexture } from "@toadstool/stage/three";
import { layered, mix, noiseFrom, step } from "@toadstool/stage";
import { foot, half, pitch, pockets, type Terrain, top } from "./terrain.ts";

/** Where the lines of the mesh lie in a pocket, from its middle: close where it bends. */
const lines = [0.04, 0.09, 0.112, 0.124, 0.136, 0.148, 0.16, 0.172, 0.184, 0.196, 0.212, 0.25];

/** From pale crumb to dark crust. */
const baked = ["#ffc57c", "#f9ac54", "#ea9137", "#ca7122", "#984d17", "#5a2c0d"].map(
  (name) => new Color(name),
);

/** The waffle itself: one sheet over pockets, ridges and sides, its colours baked into its corners. */
export function bakeWaffle(terrain: Terrain, seed: number): Mesh {
  const xs = linesAcross(pockets.across, half.x);
  const zs = linesAcross(pockets.along, half.z);
  const positions = new Float32Array(xs.length * zs.length * 3);
  const colours = new Float32Array(positions.length);
  const places = new Float32Array(xs.length * zs.length * 2);
  const colour = new Color();
  zs.forEach((z, row) =>
    xs.forEach((x, column) => {
      const at = row * xs.length + column;
      const sunk = terrain.outside(x, z) > foot ? 0.05 : 0;
      const y = terrain.height(x, z) - sunk;
      positions.set([x, y, z], at * 3);
      bake(colour, terrain, x, y, z).toArray(colours, at * 3);
      // Walls take their share of the grain, or it would be drawn out over them.
      places.set([(x + y * 0.5) * 0.7, (z - y * 0.5) * 0.7], at * 2);
    }),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  geometry.setAttribute("uv", new BufferAttribute(places, 2));
  geometry.setIndex(sheet(xs, zs, terrain));
  geometry.computeVertexNormals();
  const mesh = new Mesh(geometry, crumb(seed));
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
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

/** Ridges touched the iron longest; walls and the corners of pockets stayed pale; light is lost in the depths. */
function bake(colour: Color, terrain: Terrain, x: number, y: number, z: number): Color {
  const ridge = terrain.ridge(x, z);
  const out = terrain.outside(x, z);
  const patch = terrain.grain(x * 1.1 + 3, z * 1.1, 5);
  const fleck = terrain.grain(x * 6, z * 6, 7);
  const wall = 4 * ridge * (1 - ridge);
  const side = step(-0.06, 0.03, out);
  let done = mix(0.42, 0.66, ridge) + 0.52 * patch + 0.18 * fleck;
  done = mix(done, 0.16 + 0.12 * fleck + 0.1 * patch, Math.min(1, wall * 0.95));
  // The rim of a ridge, where it is thin, is the crispest.
  done += 0.3 * step(0.72, 0.93, ridge) * (1 - step(0.95, 1, ridge)) * (0.7 + 0.6 * patch);
  done = mix(done, 0.3 + 0.3 * step(0.02, 0.3, y) + 0.12 * fleck, side);
  const depth = mix(0.66, 1, step(0, 1, ridge * 0.65 + 0.35 * (y / top)));
  const shade = mix(depth, 0.72 + 0.28 * step(0, 0.25, y), side);
  ramp(colour, done);
  // What is lost comes back warm: crumb lights crumb.
  return colour.multiply(new Color(shade ** 0.1, shade ** 0.85, shade ** 1.6));
}

function ramp(colour: Color, done: number): void {
  const along = Math.min(0.999, Math.max(0, done)) * (baked.length - 1);
  const at = Math.floor(along);
  const [one = new Color(), other = one] = [baked[at], baked[at + 1]];
  colour.copy(one).lerp(other, along - at);
}

function crumb(seed: number): MeshStandardMaterial {
  const noise = noiseFrom(seed + 1);
  // A ring of noise repeats without a seam.
  const round = (x: number, y: number, reach: number) => {
    const [a, b] = [x * 2 * Math.PI, y * 2 * Math.PI];
    return noise(Math.cos(a) * reach + 9, Math.sin(a) * reach + Math.cos(b) * reach, Math.sin(b) * reach + 5);
  };
  const pores = layered(noise, 2);
  const porous = (x: number, y: number) => {
    const [a, b] = [x * 2 * Math.PI, y * 2 * Math.PI];
    const [u, v, w] = [Math.cos(a) * 9, Math.sin(a) * 9 + Math.cos(b) * 9, Math.sin(b) * 9];
    return step(0.24, 0.55, pores(u, v, w));
  };
  const rough = (x: number, y: number) =>
    0.62 + 0.22 * round(x, y, 3) + 0.22 * round(x, y, 14) - 0.4 * porous(x, y);
  // Pores are darker, and what stands out between them has caught more of the iron.
  const flecks = (x: number, y: number) =>
    0.94 - 0.3 * porous(x, y) + 0.12 * round(x, y, 14) + 0.07 * round(x, y, 5);
  return new MeshStandardMaterial({
    vertexColors: true,
    map: grainTexture(256, flecks, true),
    roughness: 0.6,
    bumpMap: grainTexture(256, rough),
    bumpScale: 1.5,
    envMapIntensity: 1.3,
  });
}
