import type { Chance } from "@toadstool/stage";
import { packet, words } from "./alphabet.ts";
import { float, type Floating, part, pot } from "./floating.ts";

interface Place {
  x: number;
  y: number;
}

export interface Bubble {
  x: number;
  y: number;
  age: number;
  life: number;
  size: number;
}

export interface Broth {
  things: Floating[];
  bubbles: Bubble[];
  word: string | null;
  /** Seconds until the next word is tried, or this one is given up. */
  wait: number;
  time: number;
  /** Bubbles a second. */
  heat: number;
  chance: Chance;
}

/** Units from letter to letter in a word. */
const letterWidth = 16.5;
/** How much of its speed a spoon gives in a second to what is right below it: a sixth at each of the thirty frames of one. */
const takes = 0.16 * 30;
const usualHeat = 2.2;
const mostHeat = 14;
const mostBubbles = 24;

export function ladle(chance: Chance): Broth {
  const kinds = [
    ...Array(46).fill("letter"),
    ...Array(6).fill("carrot"),
    ...Array(9).fill("pea"),
  ] as Floating["kind"][];
  const things = kinds.map((kind): Floating => {
    const [turn, way] = [chance.between(0, 2 * Math.PI), Math.sqrt(chance.between(0, 1)) * (pot.radius - 12)];
    return {
      kind,
      sign: kind === "letter" ? chance.pick([...packet]) : "",
      radius: { letter: 8.5, carrot: 10, pea: 4.4 }[kind],
      x: pot.x + Math.cos(turn) * way,
      y: pot.y + Math.sin(turn) * way,
      vx: 0,
      vy: 0,
      angle: chance.between(-Math.PI, Math.PI),
      spin: 0,
      slot: null,
    };
  });
  const broth: Broth = {
    things,
    bubbles: [],
    word: null,
    wait: 2.5,
    time: chance.between(0, 100),
    heat: usualHeat,
    chance: chance.of("simmering"),
  };
  for (let step = 0; step < 200; step++) part(things, 1 / 20);
  return broth;
}

/** The soup simmers on, by a step of at most a tenth of a second. */
export function simmer(broth: Broth, step: number): void {
  broth.time += step;
  broth.wait -= step;
  broth.heat += (usualHeat - broth.heat) * Math.min(1, step * 0.6);
  if (broth.wait <= 0 && broth.word === null) gather(broth);
  else if (broth.wait <= 0) giveUp(broth, broth.chance.between(7, 13));
  for (const thing of broth.things) float(thing, broth.time, step);
  part(broth.things, step);
  bubble(broth, step);
}

/** A spoon, or a pointer, moves through it for so many seconds, at a speed in units a second; what it hits leaves its word. */
export function stir(broth: Broth, at: Place, speed: Place, step: number): void {
  const taking = takes * step;
  let isBroken = false;
  for (const thing of broth.things) {
    const near = 1 - Math.hypot(thing.x - at.x, thing.y - at.y) / 34;
    if (near <= 0) continue;
    thing.vx += speed.x * near * taking;
    thing.vy += speed.y * near * taking;
    thing.spin += (speed.x - speed.y) * near * taking * 0.025;
    if (thing.slot && Math.hypot(speed.x, speed.y) > 60) isBroken = true;
  }
  if (isBroken) giveUp(broth, 5);
}

/** It boils up, and what was said is gone. */
export function boilUp(broth: Broth, at: Place): void {
  broth.heat = mostHeat;
  for (const thing of broth.things) {
    const [dx, dy] = [thing.x - at.x, thing.y - at.y];
    const far = Math.hypot(dx, dy) || 1;
    const near = Math.max(0, 1 - far / 60);
    thing.vx += (dx / far) * near * 70;
    thing.vy += (dy / far) * near * 70;
  }
  if (broth.word !== null) giveUp(broth, 4);
}

/** Looks for the letters of a word among those that float, the nearest first; where one is missing, for another word. */
function gather(broth: Broth): void {
  const { chance, things } = broth;
  broth.wait = 2;
  for (let trial = 0; trial < 6 && broth.word === null; trial++) {
    const word = chance.pick(words);
    const taken: Floating[] = [];
    for (const [index, sign] of [...word].entries()) {
      const x = pot.x + (index - (word.length - 1) / 2) * letterWidth;
      const [nearest] = things
        .filter((thing) => thing.sign === sign && !taken.includes(thing))
        .toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x));
      if (nearest) taken.push(nearest);
    }
    if (taken.length < word.length) continue;
    const y = pot.y + chance.between(-34, 34);
    for (const [index, thing] of taken.entries()) {
      const across = index - (word.length - 1) / 2;
      thing.slot = { x: pot.x + across * letterWidth, y: y + across * across * 0.7 };
    }
    broth.word = word;
    broth.wait = 12;
  }
}

function giveUp(broth: Broth, wait: number): void {
  for (const thing of broth.things) thing.slot = null;
  broth.word = null;
  broth.wait = wait;
}

function bubble(broth: Broth, step: number): void {
  const { chance, bubbles } = broth;
  for (const one of bubbles) one.age += step;
  broth.bubbles = bubbles.filter(({ age, life }) => age < life);
  if (broth.bubbles.length >= mostBubbles || !chance.maybe(Math.min(1, broth.heat * step))) return;
  const [turn, way] = [chance.between(0, 2 * Math.PI), Math.sqrt(chance.between(0, 1)) * (pot.radius - 8)];
  broth.bubbles.push({
    x: pot.x + Math.cos(turn) * way,
    y: pot.y + Math.sin(turn) * way,
    age: 0,
    life: chance.between(0.9, 1.7),
    size: chance.between(2, 4.6),
  });
}
