/** The position of the camera around a thing: angles in radians; at zoom 1 all of it is in view. */
export interface Orbit {
  turn: number;
  /** Above the ground. */
  tilt: number;
  zoom: number;
  /** Radians a second. */
  turnSpeed: number;
  tiltSpeed: number;
  /** The zoom that it moves towards. */
  zoomGoal: number;
  /** Seconds since the last input. */
  untouched: number;
}

export interface OrbitLimits {
  tilt: readonly [lowest: number, highest: number];
  zoom: readonly [farthest: number, nearest: number];
  /** The farthest turn to either side of the start, for a thing with one good side. */
  sway?: number;
}

export interface OrbitStart {
  turn: number;
  tilt: number;
}

/** How fast speed is lost: the exponent of e in a second. */
const friction = 3.4;
const slowest = 0.004;
/** An untouched thing turns slowly to either side of its start, and rests after a while: radians, seconds. */
const drifting = { reach: 0.32, period: 26, after: 2.5, until: 80 };

export function orbitAt({ turn, tilt }: OrbitStart): Orbit {
  return { turn, tilt, zoom: 1, turnSpeed: 0, tiltSpeed: 0, zoomGoal: 1, untouched: 0 };
}

/** Turns it by a pointer: by so many radians in so many seconds; it keeps that speed when it is let go. */
export function drag(orbit: Orbit, turned: number, tilted: number, seconds: number): void {
  orbit.turn += turned;
  orbit.tilt += tilted;
  const within = Math.max(seconds, 1 / 120);
  orbit.turnSpeed = clamp(turned / within, -6, 6);
  orbit.tiltSpeed = clamp(tilted / within, -4, 4);
  orbit.untouched = 0;
}

/** Adds speed, for a key. */
export function push(orbit: Orbit, turnSpeed: number, tiltSpeed: number): void {
  orbit.turnSpeed = clamp(orbit.turnSpeed + turnSpeed, -3, 3);
  orbit.tiltSpeed = clamp(orbit.tiltSpeed + tiltSpeed, -2, 2);
  orbit.untouched = 0;
}

export function zoomBy(orbit: Orbit, factor: number, { zoom: [farthest, nearest] }: OrbitLimits): void {
  orbit.zoomGoal = clamp(orbit.zoomGoal * factor, farthest, nearest);
  orbit.untouched = 0;
}

/** Moves it on by `step` seconds; returns whether it still moves. */
export function swing(
  orbit: Orbit,
  step: number,
  limits: OrbitLimits,
  start: OrbitStart,
  held: boolean,
  drifts: boolean,
): boolean {
  if (!held) {
    orbit.turn += orbit.turnSpeed * step;
    orbit.tilt += orbit.tiltSpeed * step;
    const slower = Math.exp(-friction * step);
    orbit.turnSpeed *= slower;
    orbit.tiltSpeed *= slower;
    if (Math.abs(orbit.turnSpeed) < slowest) orbit.turnSpeed = 0;
    if (Math.abs(orbit.tiltSpeed) < slowest) orbit.tiltSpeed = 0;
  }
  const before = orbit.untouched;
  orbit.untouched = held ? 0 : before + step;
  const drifted = drifts && !held && orbit.turnSpeed === 0;
  if (drifted) orbit.turn += driftOf(orbit.untouched) - driftOf(before);
  stay(orbit, limits, start);
  orbit.zoom += (orbit.zoomGoal - orbit.zoom) * (1 - Math.exp(-9 * step));
  if (Math.abs(orbit.zoomGoal - orbit.zoom) < 0.001) orbit.zoom = orbit.zoomGoal;
  const moves = orbit.turnSpeed !== 0 || orbit.tiltSpeed !== 0 || orbit.zoom !== orbit.zoomGoal;
  return held || moves || (drifted && orbit.untouched < drifting.until);
}

function stay(orbit: Orbit, { tilt: [lowest, highest], sway }: OrbitLimits, start: OrbitStart): void {
  const tilt = clamp(orbit.tilt, lowest, highest);
  if (tilt !== orbit.tilt) orbit.tiltSpeed = 0;
  orbit.tilt = tilt;
  if (sway === undefined) return;
  const turn = clamp(orbit.turn, start.turn - sway, start.turn + sway);
  if (turn !== orbit.turn) orbit.turnSpeed = 0;
  orbit.turn = turn;
}

/** How far an untouched thing has drifted, in radians; the drift starts and ends softly. */
function driftOf(untouched: number): number {
  const { reach, period, after, until } = drifting;
  const time = clamp(untouched, after, until) - after;
  const softly = Math.min(1, time / 4) * Math.min(1, (until - after - time) / 8);
  return reach * softly * Math.sin((time / period) * 2 * Math.PI);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
