import { InstancedMesh, NoToneMapping, Object3D, Plane, Vector3 } from "three";
import type { ArtPiece } from "@toadstool/stage";
import { risoPress } from "../../stages/riso-press.ts";
import { type Actor, onStage, type ThreeStage } from "../../stages/three-stage.ts";
import { afloatAt, printedPaper, reflectedPaper, shadowOnWater } from "./afloat.client.ts";
import { dottedSea } from "./dotted-sea.client.ts";
import { foldedBoat, zineSheet } from "./folded-boat.client.ts";
import { fleetOf, sailed, swellAt } from "./waves.ts";

const sun = [-4, 5, 3] as const;

/** A fleet folded from zine pages, printed in two inks on a sea of the same two; a tap sends a ring of ripples through it. */
export const paperBoats: ArtPiece = onStage(
  {
    background: "#000000",
    toneMapping: NoToneMapping,
    room: { above: "#ffffff", below: "#ffffff", power: 0, boxes: [] },
    view: { at: [0, 0.1, 0], wide: 2.15, tall: 1.75 },
    start: { turn: 0.62, tilt: 0.58 },
    limits: { tilt: [0.28, 1.3], zoom: [0.7, 2.2] },
  },
  launch,
);

function launch({ scene, camera, renderer, random }: ThreeStage): Actor {
  // The third plate stays in the drawer.
  const press = risoPress(renderer, { paper: "#f6efe2", inks: ["#00957f", "#ff4f8b", "#ffffff"] });
  const boats = fleetOf(random, 24);
  const sea = dottedSea(sun);
  const hull = foldedBoat();
  const clock = { value: 8 };
  const sheets = [0, 1, 2, 3].map((sheet) => {
    const crew = boats.filter((boat) => boat.sheet === sheet);
    const look = { sun, map: zineSheet(sheet), time: clock };
    const boat = new InstancedMesh(hull, printedPaper(look), crew.length);
    const onWater = [shadowOnWater(look), reflectedPaper(look)].map((paint, order) => {
      const mesh = new InstancedMesh(hull, paint, crew.length);
      mesh.instanceMatrix = boat.instanceMatrix;
      mesh.renderOrder = 1 + order;
      return mesh;
    });
    boat.renderOrder = 3;
    const meshes = [boat, ...onWater];
    for (const mesh of meshes) mesh.frustumCulled = false;
    return { mesh: boat, meshes, crew };
  });
  scene.environment = null;
  scene.background = null;
  scene.add(sea.mesh, ...sheets.flatMap(({ meshes }) => meshes));
  const [dummy, up, side, ahead] = [new Object3D(), new Vector3(), new Vector3(), new Vector3()];
  const ripple = { x: 0, z: 0, at: -100 };
  let time = clock.value;

  function float() {
    for (const { mesh, crew } of sheets) {
      crew.forEach((boat, n) => {
        const { x, z } = sailed(boat, time);
        const { height, slopeX, slopeZ } = swellAt(x, z, time);
        const rocked = rocking(x, z);
        const heading = 0.5 + 0.3 * Math.sin(boat.drift * 3) + 0.12 * Math.sin(time * 0.5 + boat.drift);
        up.set(-slopeX * 0.9 - rocked * 0.4, 1, -slopeZ * 0.9 + rocked * 0.3).normalize();
        ahead.set(Math.cos(heading), 0, Math.sin(heading));
        side.crossVectors(ahead, up).normalize();
        ahead.crossVectors(up, side);
        dummy.matrix.makeBasis(ahead, up, side).scale(dummy.scale.setScalar(boat.size));
        dummy.matrix.setPosition(x, height + afloatAt + rocked * 0.1, z);
        mesh.setMatrixAt(n, dummy.matrix);
      });
      mesh.instanceMatrix.needsUpdate = true;
    }
    sea.roll(time);
  }

  /** How far the ripple of a tap lifts what floats there. */
  function rocking(x: number, z: number): number {
    const since = time - ripple.at;
    const front = (Math.hypot(x - ripple.x, z - ripple.z) - since * 1.1) / 0.3;
    return Math.exp(-front * front - since * 0.7) * Math.sin(since * 7 + 1);
  }

  function touch(x: number, z: number) {
    Object.assign(ripple, { x, z, at: time });
    sea.touch(x, z, time);
  }

  const surface = new Plane(new Vector3(0, 1, 0), 0);
  return {
    move(step) {
      time += step;
      clock.value = time;
      float();
      return true;
    },
    tap({ ray }) {
      const at = ray.intersectPlane(surface, new Vector3());
      if (at) touch(at.x, at.z);
    },
    key(key) {
      if (key !== " ") return false;
      touch(random() * 2 - 1, random() * 2 - 1);
      return true;
    },
    render: () => press.print(scene, camera),
    resize: press.resize,
    stop: press.stop,
  };
}
