import { CircleGeometry, Mesh, NoToneMapping, Object3D, type Vector3 } from "three";
import type { ArtPiece } from "@toadstool/stage";
import { hardShadow } from "@toadstool/stage/model/hard-shadow";
import { inkedBy } from "../../stages/inked.ts";
import { risoPress } from "../../stages/riso-press.ts";
import { type Actor, onStage, type ThreeStage } from "../../stages/three-stage.ts";
import { patOfButter } from "./butter.client.ts";
import { bakeWaffle } from "./crust.client.ts";
import { potPlate } from "./plate.client.ts";
import { syrupThread } from "./pour-thread.client.ts";
import { pouring } from "./pouring.ts";
import { steamOver } from "./steam.client.ts";
import { syrupOn } from "./syrup.client.ts";
import { lightOn } from "./sunlight.ts";
import { flow, layFilm, pour } from "./syrup-flow.ts";
import { half, terrainOf, top } from "./terrain.ts";

const sun = [-3.9, 4.1, 1.1] as const;
/** How far the table is below the plate's floor. */
const below = 0.12;
/** Where the butter lies, and how long it takes to melt, in seconds. */
const pat = { x: 0.12, z: -0.1, turn: 0.5, melts: 150 };
/** Where some syrup has run down the side. */
const overEdge = [
  [0.36, 0.98],
  [1.26, 0.22],
  [-0.62, 1.0],
] as const;
/** In which syrup flows, a second. */
const ticks = 60;
/** A volume that moves in a tick below which syrup counts as settled. */
const settled = 2e-6;
/** And one above which it is seen to run. */
const runs = 4e-4;

/** A waffle with butter and syrup, in red, yellow and teal. A tap pours a thread of syrup where it lands; the space bar pours it further and further round. */
export const waffle: ArtPiece = onStage(
  {
    background: "#000000",
    toneMapping: NoToneMapping,
    room: { above: "#ffffff", below: "#ffffff", power: 0, boxes: [] },
    view: { at: [0, 0.2, 0], wide: 2.02, tall: 1.46 },
    start: { turn: 0.52, tilt: 0.74 },
    limits: { tilt: [0.16, 1.38], zoom: [0.75, 2.4] },
  },
  serve,
);

function serve({ scene, camera, renderer, seed, random, lessMotion }: ThreeStage): Actor {
  const press = risoPress(renderer, { paper: "#fbf1dd", inks: ["#f0512f", "#ffc93c", "#007a74"] });
  const inked = inkedBy({ from: sun });
  const terrain = terrainOf(seed);
  const film = layFilm({ halfX: half.x + 0.42, halfZ: half.z + 0.42, cell: 0.026, ground: terrain.height });
  const syrup = syrupOn(film, sun);
  const butter = patOfButter(inked, seed);
  const steam = steamOver(random);
  const thread = syrupThread(inked);
  const jug = pouring();
  const plate = potPlate(inked);
  const crust = bakeWaffle(terrain, sun, lightOn(film, sun, pat));
  const table = new Object3D();
  let [time, melted, liquid, unseen] = [0, 0.3, true, 0];
  // What moved in the last tick, and the ticks that are due: from a half, so that frames of about a tick make one each.
  let [moved, owed] = [0, 0.5];

  butter.mesh.position.set(pat.x, top + 0.012, pat.z);
  butter.mesh.rotation.set(0.02, pat.turn, -0.05);
  table.position.y = -below;
  const cloth = new Mesh(
    new CircleGeometry(40, 64).rotateX(-Math.PI / 2),
    inked([0, 0, 0.94], [0, 0, 0.94], {
      stripes: "step(0.62, fract(at.x * 0.62 + at.z * 0.36))",
      stripesLit: [0, 0.3, 0.66],
      stripesShade: [0, 0.3, 0.66],
    }),
  );
  cloth.position.y = -below - 0.004;
  scene.environment = null;
  scene.background = null;
  scene.add(
    table,
    cloth,
    plate,
    crust,
    hardShadow(plate, {
      from: sun,
      floor: table,
      high: 0.002,
      paint: "void main() { gl_FragColor = vec4(0.72, 0.2, 1.0, 1.0); }",
    }),
    hardShadow(crust, {
      from: sun,
      floor: table,
      high: below + 0.006,
      paint: "void main() { if (length(at.xz) > 1.78) discard; gl_FragColor = vec4(0.16, 0.2, 0.5, 1.0); }",
    }),
    butter.mesh,
    syrup.mesh,
    thread.mesh,
    steam.mesh,
  );

  /** The waffle comes with syrup on it already. */
  for (let n = 0; n < 46; n++) {
    const along = n / 45;
    const angle = along * 7.4 + 0.4;
    const reach = 0.28 + 0.62 * along;
    pour(film, pat.x + Math.cos(angle) * reach, pat.z + Math.sin(angle) * reach * 0.8, 0.0052, 0.07);
  }
  for (let n = 0; n < 20; n++)
    pour(film, pat.x + 0.3 * Math.cos(n), pat.z + 0.27 * Math.sin(n), 0.0008, 0.08, 1);
  // Where it has found its way over the edge.
  for (const [x, z] of overEdge) for (let n = 0; n < 6; n++) pour(film, x, z, 0.0034, 0.07);
  for (let tick = 0; tick < 170; tick++) flow(film);
  butter.melt(melted);
  syrup.settle();

  function move(step: number): boolean {
    time += step;
    steam.rise(step);
    const poured = jug.move(step);
    if (poured.volume > 0) {
      const coil = time * 13;
      pour(film, poured.x + 0.04 * Math.cos(coil), poured.z + 0.04 * Math.sin(coil), poured.volume, 0.06);
      liquid = true;
    }
    thread.hang(
      { x: poured.x, y: terrain.height(poured.x, poured.z) + 0.02, z: poured.z },
      poured.length,
      poured.left,
      time,
    );
    if (step > 0 && melted < 0.92) melt(step);
    if (liquid && step > 0) {
      owed += step * ticks;
      for (; owed >= 1; owed--) {
        moved = flow(film);
        liquid = moved > settled || poured.volume > 0;
      }
      unseen += step;
      // What creeps is looked at ten times a second, what runs at every frame.
      if (!liquid || moved > runs || poured.volume > 0 || unseen > 0.1) {
        syrup.settle();
        unseen = 0;
      }
    }
    return !lessMotion || liquid || poured.length > 0;
  }

  let meltedAt = 0;
  /** Butter melts too slowly to be shaped anew for every frame. */
  function melt(step: number) {
    melted += step / pat.melts;
    const angle = time * 2.4;
    pour(film, pat.x + 0.27 * Math.cos(angle), pat.z + 0.23 * Math.sin(angle), step * 0.00022, 0.06, 1);
    liquid = true;
    if (time - meltedAt < 0.2) return;
    meltedAt = time;
    butter.melt(melted);
  }

  function pourAt(x: number, z: number) {
    if (Math.abs(x) < half.x + 0.3 && Math.abs(z) < half.z + 0.3) jug.pour(x, z);
  }

  return {
    move,
    tap({ ray }) {
      const on = terrainUnder(ray.origin, ray.direction, terrain.height);
      if (on) pourAt(on.x, on.z);
    },
    key(key) {
      if (key !== " ") return false;
      jug.pourOn(random, half.x - 0.2, half.z - 0.2);
      return true;
    },
    render: () => press.print(scene, camera),
    resize: press.resize,
    stop: press.stop,
  };
}

/** Where a line of sight meets the waffle: a few steps down to its tallest ridge, and then closer. */
function terrainUnder(from: Vector3, way: Vector3, height: (x: number, z: number) => number): Vector3 | null {
  if (way.y >= 0) return null;
  const at = from.clone().addScaledVector(way, (from.y - top - 0.05) / -way.y);
  for (let steps = 0; steps < 160; steps++) {
    if (at.y <= height(at.x, at.z)) return at;
    at.addScaledVector(way, 0.012);
  }
  return null;
}
