import { randomFrom } from "@toadstool/stage";
import { aboutMouth } from "./anatomy.ts";
import { eyeAt } from "./bones.ts";
import type { Distance, Point } from "./distance.ts";

export interface Wart {
  at: Point;
  radius: number;
}

const wanted = 62;

/** Warts all over the back and the brows, none too near another; the face and the belly stay smooth. */
export function wartsOn(solid: Distance): Wart[] {
  const random = randomFrom(12);
  const grown: Wart[] = [];
  for (let tries = 0; grown.length < wanted && tries < 4000; tries += 1) {
    const turn = random() * 2 * Math.PI;
    const up = random() * 1.5 - 0.5;
    const flat = Math.sqrt(Math.max(0, 1 - up * up));
    const radius = 0.2 + 0.32 * random() ** 2;
    const at = onSkin(solid, [Math.sin(turn) * flat, up, Math.cos(turn) * flat]);
    if (isBare(at) || grown.some((wart) => apart(wart.at, at) < (wart.radius + radius) * 1.9)) continue;
    grown.push({ at, radius });
  }
  return grown;
}

function onSkin(solid: Distance, way: Point): Point {
  let away = 0;
  const there = (): Point => [way[0] * away, 5 + way[1] * away, -0.6 + way[2] * away];
  for (let steps = 0; steps < 60; steps += 1) away -= solid(there()) * 0.7;
  return there();
}

function isBare(at: Point): boolean {
  const [x, y, z] = at;
  const { over } = aboutMouth(at);
  const nearEye = apart([Math.abs(x), y, z], eyeAt) < 2.5;
  const onFace = z > 1.2 && over < 1 && Math.abs(x) < 5.6;
  const onNose = z > 0.4 && Math.abs(x) < 2.2;
  return y < 2.2 || nearEye || onFace || onNose;
}

const apart = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
