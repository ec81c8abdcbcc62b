import {
  DirectionalLight,
  DoubleSide,
  InstancedMesh,
  MeshStandardMaterial,
  Object3D,
  Plane,
  Vector3,
} from "three";
import type { ArtPiece } from "@toadstool/stage";
import { type Actor, onStage, type ThreeStage } from "@toadstool/stage/three";
import { dottedSea } from "./dotted-sea.client.ts";
import { foldedBoat, zineSheet } from "./folded-boat.client.ts";
import { fleetOf, sailed, swellAt } from "./waves.ts";

const paper = "#f3ead8";

/** A fleet folded from zine pages, on a printed sea; a tap sends a ring of ripples through it. */
export const paperBoats: ArtPiece = onStage(
  {
    background: paper,
    room: {
      above: "#ffffff",
      below: "#bfe6df",
      power: 0.5,
      boxes: [{ at: [-6, 8, 4], size: [5, 5], colour: "#fff6e8", power: 5 }],
    },
    view: { at: [0, 0.1, 0], wide: 2.15, tall: 1.75 },
    start: { turn: 0.62, tilt: 0.58 },
    limits: { tilt: [0.28, 1.3], zoom: [0.7, 2.2] },
  },
  launch,
);

function launch({ scene, random }: ThreeStage): Actor {
  const boats = fleetOf(random, 24);
  const sea = dottedSea(paper);
  const hull = foldedBoat();
  const sheets = [0, 1, 2, 3].map((sheet) => {
    const crew = boats.filter((boat) => boat.sheet === sheet);
    const mesh = new InstancedMesh(
      hull,
      new MeshStandardMaterial({
        map: zineSheet(sheet),
        side: DoubleSide,
        roughness: 0.9,
        flatShading: true,
      }),
      crew.length,
    );
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    return { mesh, crew };
  });
  const light = new DirectionalLight("#fff4e2", 3);
  light.position.set(-4, 5, 3);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, { left: -4.5, right: 4.5, top: 4.5, bottom: -4.5, near: 0.5, far: 14 });
  light.shadow.normalBias = 0.02;
  scene.add(sea.mesh, light, ...sheets.map(({ mesh }) => mesh));
  const [dummy, up, side, ahead] = [new Object3D(), new Vector3(), new Vector3(), new Vector3()];
  const ripple = { x: 0, z: 0, at: -100 };
  let time = 8;

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
        dummy.matrix.setPosition(x, height + 0.055 + rocked * 0.1, z);
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
  };
}
