import { CircleGeometry, Group, Mesh, NoToneMapping, Object3D, Quaternion, Vector3 } from "three";
import type { ArtPiece } from "@toadstool/stage";
import { hardShadow } from "@toadstool/stage/model/hard-shadow";
import { inkedBy } from "../../stages/inked.ts";
import { risoPress } from "../../stages/riso-press.ts";
import { type Actor, onStage, type ThreeStage } from "../../stages/three-stage.ts";
import {
  assembledWrong,
  type Assembly,
  correction,
  exchanged,
  improvement,
  isToad,
  slots,
  stance,
} from "./assembly.ts";
import { foldedBody, type Pose, slotPoses } from "./body.client.ts";
import { cuttingMat } from "./cutting-mat.client.ts";
import { emptySheet, partOf } from "./parts.client.ts";

/** Seconds: a part's way from slot to slot, a jump, and how long it is left alone before it improves itself. */
const takes = { exchange: 1.15, jump: 0.85, patience: 9 };
const sun = [-0.55, 0.8, 0.42] as const;

/** A paper toad with its parts in the wrong slots; two taps exchange two of them. */
export const flatPackToad: ArtPiece = onStage(
  {
    background: "#000000",
    toneMapping: NoToneMapping,
    room: { above: "#ffffff", below: "#ffffff", power: 0, boxes: [] },
    view: { at: [0, 0.62, 0.1], wide: 2.3, tall: 1.6 },
    start: { turn: 0.38, tilt: 0.4 },
    limits: { tilt: [0.08, 1.3], zoom: [0.7, 2] },
  },
  unpack,
);

interface Part {
  thing: Group;
  from: Pose;
  to: Pose;
  /** From 0 to 1. */
  way: number;
}

function unpack({ scene, camera, renderer, random, lessMotion }: ThreeStage): Actor {
  const press = risoPress(renderer, { paper: "#f6efe2", inks: ["#00957f", "#ff4f8b", "#ffc93c"] });
  const inked = inkedBy({ from: sun });
  const table = new Object3D();
  const shade = (mesh: Mesh) =>
    hardShadow(mesh, {
      from: sun,
      floor: table,
      high: 0.06,
      paint: "void main() { gl_FragColor = vec4(0.82, 0.36, 0.0, 1.0); }",
    });
  const body = foldedBody(inked);
  const toad = new Group();
  toad.add(body, shade(body));
  let assembly: Assembly = assembledWrong(random);
  const parts = slots.map((kind, number): Part => {
    const at = slotPoses[assembly.indexOf(number)] ?? poseOf(new Group());
    return { thing: partOf(kind, inked, shade), from: at, to: at, way: 1 };
  });
  toad.add(...parts.map(({ thing }) => thing));
  scene.environment = null;
  scene.background = null;
  const top = new Mesh(new CircleGeometry(40, 64).rotateX(-Math.PI / 2), inked([0, 0, 0.4], [0, 0, 0.4]));
  scene.add(top, cuttingMat(inked), table, ...emptySheet(inked, table), toad);

  let chosen: number | null = null;
  let [time, untouched, jump] = [0, 0, 1];
  const stands = { ...stance(assembly) };
  const speeds = { roll: 0, pitch: 0, drop: 0 };

  function exchange(one: number, other: number) {
    assembly = exchanged(assembly, one, other);
    for (const slot of [one, other]) {
      const [part, to] = [parts[assembly[slot] ?? 0], slotPoses[slot]];
      if (part && to) Object.assign(part, { from: poseOf(part.thing), to, way: lessMotion ? 1 : 0 });
    }
    chosen = null;
  }

  /** Whether a part is on its way, or the body still rocks. */
  function carry(step: number): boolean {
    let moves = jump < 1;
    for (const [number, part] of parts.entries()) {
      const arrives = part.way < 1;
      part.way = Math.min(1, part.way + step / takes.exchange);
      moves ||= arrives;
      if (arrives && part.way === 1 && isToad(assembly) && !lessMotion) jump = 0;
      const isChosen = chosen !== null && assembly[chosen] === number;
      show(part, isChosen ? 0.26 : 0, isChosen && !lessMotion ? 0.07 * Math.sin(time * 9) : 0);
      moves ||= isChosen && !lessMotion;
    }
    const settled = parts.every(({ way }) => way === 1);
    const aim = stance(assembly);
    for (const axis of ["roll", "pitch", "drop"] as const) {
      const off = (settled ? aim[axis] : 0) - stands[axis];
      if (lessMotion) stands[axis] += off;
      else {
        speeds[axis] += (off * 90 - speeds[axis] * 7) * step;
        stands[axis] += speeds[axis] * step;
        moves ||= Math.abs(off) > 0.002 || Math.abs(speeds[axis]) > 0.01;
      }
    }
    jump = Math.min(1, jump + step / takes.jump);
    const crouch = 1 - 0.16 * Math.max(0, Math.cos(jump * 2 * Math.PI)) * (jump < 1 ? 1 : 0);
    toad.rotation.set(stands.pitch, 0, stands.roll);
    toad.position.y =
      0.06 - stands.drop + 0.85 * Math.max(0, Math.sin((jump * 1.4 - 0.2) * Math.PI)) * (jump < 1 ? 1 : 0);
    toad.scale.set(1, crouch, 1);
    return moves;
  }

  return {
    move(step, passed) {
      time += step;
      untouched += passed;
      if (untouched > takes.patience && !lessMotion && chosen === null) {
        untouched = 0;
        exchange(...improvement(assembly, random));
      }
      return (
        carry(step) || (lessMotion || chosen !== null ? false : Math.max(0.1, takes.patience - untouched))
      );
    },
    tap(sight) {
      untouched = 0;
      const touched = sight.intersectObject(toad, true)[0]?.object;
      const part = parts.findIndex(({ thing }) => touched?.parent === thing);
      if (part < 0) {
        chosen = null;
        if (touched && isToad(assembly) && !lessMotion) jump = 0;
        return;
      }
      const slot = assembly.indexOf(part);
      if (chosen === null) chosen = slot;
      else if (chosen === slot) chosen = null;
      else exchange(chosen, slot);
    },
    key(key) {
      if (key !== " ") return false;
      untouched = 0;
      const next = correction(assembly);
      if (next) exchange(...next);
      else
        for (const [slot, part] of assembledWrong(random).entries())
          if (assembly[slot] !== part) exchange(slot, assembly.indexOf(part));
      return true;
    },
    render: () => press.print(scene, camera),
    resize: press.resize,
    stop: press.stop,
  };
}

function poseOf({ position, quaternion, scale }: Group): Pose {
  return { place: position.clone(), turn: quaternion.clone(), side: scale.x };
}

const middle = new Vector3(0, 0.6, 0);
const [away, turned] = [new Vector3(), new Quaternion()];

/** Carries a part round the body rather than through it; `out` pulls it from its slot. */
function show({ thing, from, to, way }: Part, out: number, wag: number) {
  const share = way * way * (3 - 2 * way);
  thing.position.lerpVectors(from.place, to.place, share);
  away.copy(thing.position).sub(middle).setY(0.7).normalize();
  thing.position.addScaledVector(away, Math.sin(share * Math.PI) * 1.25);
  thing.quaternion.copy(turned.slerpQuaternions(from.turn, to.turn, share));
  thing.scale.set(from.side + (to.side - from.side) * share, 1, 1);
  thing.translateY(out);
  thing.rotateZ(wag);
}
