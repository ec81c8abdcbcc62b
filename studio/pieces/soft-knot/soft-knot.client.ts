import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  DynamicDrawUsage,
  Mesh,
  MeshPhysicalMaterial,
} from "three";
import { type ArtPiece, mix, step } from "@toadstool/stage";
import { type Actor, inkGround, onStage, type ThreeStage } from "@toadstool/stage/three";
import { strandAt, tubeAlong, type Vec, windings } from "./strand.ts";

const wall = "#5a35d8";
const rings = 420;
const around = 22;
const thick = 0.235;
/** Seconds: how long it holds a knot, and how long it takes to weave the next. */
const lasts = { hold: 7, weave: 4.2 };

/** A knot of soft rubber that weaves itself into the next one, straight through itself. */
export const softKnot: ArtPiece = onStage(
  {
    background: wall,
    room: {
      above: "#ffffff",
      below: "#ff8fb4",
      power: 0.5,
      boxes: [
        { at: [-6, 7, 4], size: [5, 5], colour: "#ffffff", power: 7 },
        { at: [7, 3, 2], size: [2, 6], colour: "#ffd4ea", power: 4 },
        { at: [0, 4, -8], size: [8, 3], colour: "#ffc93c", power: 5 },
      ],
    },
    view: { at: [0, 0.12, 0], wide: 1.95, tall: 1.85 },
    start: { turn: 0.25, tilt: 0.32 },
    limits: { tilt: [-0.1, 1.3], zoom: [0.75, 2.2] },
  },
  tie,
);

function tie({ scene, lessMotion }: ThreeStage): Actor {
  const geometry = tubeGeometry();
  const [skin, normals] = [geometry.getAttribute("position"), geometry.getAttribute("normal")];
  const rubber = new MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.5,
    sheen: 0.6,
    sheenRoughness: 0.5,
    sheenColor: new Color("#ffd7e6"),
  });
  const knot = new Mesh(geometry, rubber);
  knot.castShadow = knot.receiveShadow = true;
  const light = new DirectionalLight("#fff3e6", 2.7);
  light.position.set(-2.6, 5, 3);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 0.5, far: 12 });
  light.shadow.normalBias = 0.03;
  scene.add(
    inkGround({ paper: wall, ink: "#2b1283", dot: 0.09, contact: { radius: 0.1, fade: 1.9 }, y: -1.62 }),
    knot,
    light,
  );
  let [from, to, woven, held, slid] = [0, 0, 1, 0, 0];

  /** The first ring leaves late and the last one later: the knot runs through itself like a thought. */
  function shape() {
    const [one, other] = [windings[from], windings[to]];
    if (!one || !other) return;
    const line = Array.from({ length: rings }, (_, n): Vec => {
      const along = n / rings;
      const wave = 0.5 - 0.5 * Math.cos(along * 2 * Math.PI);
      const share = step(0, 1, woven * 1.6 - wave * 0.6);
      const [a, b] = [strandAt(one, along + slid), strandAt(other, along + slid)];
      const swell = 1 + 0.28 * Math.sin(share * Math.PI);
      return [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share) * swell];
    });
    tubeAlong(line, around, thick, skin.array as Float32Array, normals.array as Float32Array);
    skin.needsUpdate = normals.needsUpdate = true;
    geometry.computeBoundingSphere();
  }

  function next() {
    if (woven < 1) return;
    from = to;
    to = (to + 1) % windings.length;
    [woven, held] = [0, 0];
  }

  shape();
  return {
    move(elapsed) {
      held += elapsed;
      if (woven < 1) woven = Math.min(1, woven + elapsed / lasts.weave);
      else if (held > lasts.hold && !lessMotion) next();
      // The stripes creep along it: it is never quite done.
      if (!lessMotion) slid += elapsed * 0.012;
      if (elapsed > 0) shape();
      return !lessMotion || woven < 1;
    },
    tap: next,
    key(key) {
      if (key === " ") next();
      return key === " ";
    },
  };
}

/** The tube's places, its stripes in the house's inks, and its faces; the places are filled in as it weaves. */
function tubeGeometry(): BufferGeometry {
  const geometry = new BufferGeometry();
  const count = rings * around;
  for (const name of ["position", "normal"])
    geometry.setAttribute(
      name,
      new BufferAttribute(new Float32Array(count * 3), 3).setUsage(DynamicDrawUsage),
    );
  const colours = new Float32Array(count * 3);
  const inks = ["#ff4f8b", "#ffc93c", "#ff4f8b", "#fff3df"].map((ink) => new Color(ink));
  const index: number[] = [];
  for (let ring = 0; ring < rings; ring++)
    for (let round = 0; round < around; round++) {
      const at = ring * around + round;
      const stripe = Math.floor((ring / rings) * 28) % inks.length;
      (inks[stripe] ?? new Color()).toArray(colours, at * 3);
      const beside = ring * around + ((round + 1) % around);
      const [ahead, aheadBeside] = [(at + around) % count, (beside + around) % count];
      index.push(at, beside, ahead, ahead, beside, aheadBeside);
    }
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  geometry.setIndex(index);
  return geometry;
}
