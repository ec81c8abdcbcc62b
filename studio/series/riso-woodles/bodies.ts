import type { Chance } from "@toadstool/stage";
import { Drawing } from "../drawing.ts";
import { blob, limb, type Outline, type Point } from "../hand.ts";
import type { Builder } from "./beast.ts";
import { tail } from "./tails.ts";

/** On legs, as many as fit. */
const walker: Builder = (chance, coat, plates) => {
  const legs = chance.of("legs");
  const back = chance.of("back");
  const [long, tall] = [back.between(200, 320), back.between(105, 165)];
  const leg = legs.pick([45, 60, 80, 120]);
  const count = long > 290 && legs.maybe(0.3) ? 3 : 2;
  const belly: Point = [0, -leg - tall / 2];
  const torso = blob(belly, long / 2, tall / 2, 0, 2.5, back.between(-0.12, 0.04));
  const neck = back.pick([10, 20, 35, 60, 110, 190]);
  const radius = back.between(46, 66);
  const headAt: Point = [long * 0.42 + neck * 0.18, belly[1] - tall * 0.3 - neck - radius * 0.25];
  const behind = new Drawing(plates);
  const legsAt = (shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = -long * 0.34 + (long * 0.66 * index) / (count - 1) + shift;
      return oneLeg(x, belly[1], legs, tall * 0.24);
    });
  behind.mass(legsAt(26).flat(), coat.far);
  tail(behind, chance.of("tail"), [-long / 2 + 18, belly[1] - tall * 0.12], coat);
  const throat = limb(
    [[long * 0.3, belly[1]], [long * 0.4, belly[1] - tall * 0.25 - neck * 0.4], headAt],
    [tall * 0.75, tall * 0.3 + 26, radius * 1.1],
  );
  return {
    noun: neck > 100 ? "long-necked vole" : leg > 100 ? "tall fox" : long > 290 ? "long badger" : "badger",
    behind,
    body: [torso, throat, ...legsAt(0).flat()],
    torso,
    head: { at: headAt, radius, snout: back.maybe(0.5) },
    seat: [-long * 0.12, belly[1] - tall / 2 + 6],
    before: new Drawing(plates),
  };
};

/** Upright, with its hands before it. */
const sitter: Builder = (chance, coat, plates) => {
  const back = chance.of("back");
  const arms = chance.of("arms");
  const [wide, tall] = [back.between(150, 220), back.between(190, 300)];
  const torso = blob([0, -tall / 2 - 8], wide / 2, tall / 2, back.between(0.08, 0.22), 2.3);
  const radius = back.between(58, 80);
  const headAt: Point = [back.between(-6, 14), -tall - radius * 0.3];
  const behind = new Drawing(plates);
  tail(behind, chance.of("tail"), [-wide * 0.42, -50], coat);
  const before = new Drawing(plates);
  const belly = blob([6, -tall * 0.38], wide * 0.29, tall * 0.28, 0.1, 2.2);
  if (arms.maybe(0.65)) before.mass([belly], coat.trim, 0);
  const pose = arms.pick(["down", "folded", "waving", "wings"]);
  for (const side of [-1, 1]) before.mass([arm(side, wide, tall, pose, arms)], coat.fur, 6);
  before.mass([foot(-wide * 0.25, 50), foot(wide * 0.27, 50)], coat.trim);
  return {
    noun: pose === "wings" ? "owl" : tall > 250 ? "tall bear" : "small bear",
    behind,
    body: [torso, blob([headAt[0], headAt[1] + radius * 0.5], radius * 0.85, radius * 0.8)],
    torso,
    head: { at: headAt, radius, snout: false },
    seat: [headAt[0], headAt[1] - radius * 0.9],
    before,
  };
};

function arm(side: number, wide: number, tall: number, pose: string, chance: Chance): Outline {
  const shoulder: Point = [side * wide * 0.36, -tall * 0.74];
  if (pose === "waving" && side === 1)
    return limb([shoulder, [wide * 0.62, -tall * 0.8], [wide * 0.8, -tall * 1.05]], [34, 30, 30]);
  if (pose === "folded")
    return limb(
      [shoulder, [side * wide * 0.46, -tall * 0.52], [side * wide * 0.13, -tall * 0.42]],
      [36, 32, 26],
    );
  if (pose === "wings")
    return limb(
      [shoulder, [side * wide * 0.52, -tall * 0.5], [side * wide * 0.42, -tall * 0.2]],
      [26, 62, 10],
    );
  return limb(
    [shoulder, [side * wide * 0.52, -tall * 0.5], [side * wide * chance.between(0.46, 0.56), -tall * 0.3]],
    [34, 32, 28],
  );
}

/** A heap that looks out of its front. */
const loaf: Builder = (chance, coat, plates) => {
  const back = chance.of("back");
  const [wide, tall] = [back.between(240, 330), back.between(150, 230)];
  const torso = blob([0, -tall * 0.5 - 12], wide / 2, tall / 2, 0.1, 2.3);
  const behind = new Drawing(plates);
  tail(behind, chance.of("tail"), [-wide * 0.46, -tall * 0.35], coat);
  const quills = chance.of("quills");
  const spiny = quills.maybe(0.6);
  if (spiny) {
    const points = Array.from({ length: 15 }, (_, index): Outline => {
      const angle = Math.PI * (0.98 + (index / 14) * 0.8);
      const from: Point = [Math.cos(angle) * wide * 0.4, -tall * 0.5 - 12 + Math.sin(angle) * tall * 0.38];
      const out = quills.between(40, 58);
      return limb(
        [from, [from[0] + Math.cos(angle) * out - 12, from[1] + Math.sin(angle) * out]],
        [38, 5],
        3,
      );
    });
    behind.mass(points, coat.far);
  }
  const radius = back.between(52, 68);
  const before = new Drawing(plates);
  before.mass([foot(-wide * 0.22, 48), foot(wide * 0.2, 48)], coat.trim);
  return {
    noun: spiny ? "hedgehog" : "loaf of a mole",
    behind,
    body: [torso],
    torso,
    head: { at: [wide * 0.3, -tall * 0.48 - 20], radius, snout: back.maybe(0.6) },
    seat: [-wide * 0.1, -tall - 4],
    before,
  };
};

/** A round bird on two thin legs. */
const wader: Builder = (chance, coat, plates) => {
  const back = chance.of("back");
  const leg = back.pick([60, 110, 170]);
  const [wide, tall] = [back.between(190, 250), back.between(140, 185)];
  const torso = blob([0, -leg - tall * 0.45], wide / 2, tall / 2, 0.06, 2.1, -0.15);
  const neck = back.pick([10, 40, 120]);
  const radius = back.between(46, 58);
  const headAt: Point = [wide * 0.36 + neck * 0.1, -leg - tall * 0.8 - neck];
  const behind = new Drawing(plates);
  for (const [index, x] of [-26, 34].entries()) {
    behind.line([[x, -leg - 20], [x + 6, -leg * 0.5], [x - 2, -6]], 13); // oxfmt-ignore
    for (const toe of [-20, 6, 30]) behind.line([[x - 2, -8], [x + toe * 0.6, -6 + index], [x + toe, -2]], 9); // oxfmt-ignore
  }
  const feathers = [-0.28, 0, 0.28].map((lift) =>
    limb([[-wide * 0.3, -leg - tall * 0.5], [-wide * 0.5, -leg - tall * (0.6 + lift * 0.5)], [-wide * 0.72, -leg - tall * (0.72 + lift)]], [40, 38, 20]),
  ); // oxfmt-ignore
  behind.mass(feathers, coat.far);
  const before = new Drawing(plates);
  const wing = limb([[wide * 0.14, -leg - tall * 0.52], [-wide * 0.1, -leg - tall * 0.4], [-wide * 0.36, -leg - tall * 0.5]], [70, 74, 12]); // oxfmt-ignore
  before.mass([wing], coat.trim, 6);
  const throat = limb([[wide * 0.2, -leg - tall * 0.5], [wide * 0.36, -leg - tall * 0.7 - neck * 0.5], headAt], [tall * 0.7, 60, radius * 1.2]); // oxfmt-ignore
  return {
    noun: leg > 100 ? "long-legged bird" : "round bird",
    behind,
    body: [torso, throat],
    torso,
    head: { at: headAt, radius, snout: false },
    seat: [-wide * 0.15, -leg - tall * 0.92],
    before,
  };
};

/** Wings, a furry middle, and more eyes than it needs. */
const moth: Builder = (chance, coat, plates) => {
  const wings = chance.of("wings");
  const behind = new Drawing(plates);
  const [span, rise] = [wings.between(150, 200), wings.between(90, 170)];
  for (const side of [-1, 1]) {
    const lower = blob([side * span * 0.5, -95], span * 0.42, 78, 0, 2, side * 0.5);
    const upper = blob([side * span * 0.66, -150 - rise * 0.5], span * 0.62, 84, 0, 2.4, side * -0.55);
    behind.mass([lower], coat.trim).mass([upper], coat.fur);
    const eye: Point = [side * span * 0.76, -160 - rise * 0.55];
    behind.mass([blob(eye, 40, 40)], coat.trim, 5).spot(blob(eye, 19, 19), 0);
    behind.spot(blob([side * span * 0.55, -88], 20, 20), coat.mark.plate, coat.mark.tone);
  }
  const torso = limb([[0, -205], [0, -120], [0, -22]], [82, 92, 30]); // oxfmt-ignore
  const before = new Drawing(plates);
  for (const y of [-128, -98, -68]) before.line([[-34, y], [0, y + 9], [34, y]], 6); // oxfmt-ignore
  return {
    noun: "moth",
    behind,
    body: [torso],
    torso: blob([0, -120], 10, 10),
    head: { at: [0, -228], radius: chance.of("back").between(54, 66), snout: false },
    seat: [0, -280],
    before,
  };
};

/** Low and long, with a hump at every breath. */
const crawler: Builder = (chance, coat, plates) => {
  const back = chance.of("back");
  const humps = back.pick([3, 4, 5]);
  const radius = back.between(48, 60);
  const body = Array.from({ length: humps }, (_, index) =>
    blob([(index - humps / 2) * 78, -52 - (index % 2) * 12], 56 + index * 2, 52 + index * 3),
  );
  const end: Point = [(humps - 1 - humps / 2) * 78, -52];
  const headAt: Point = [end[0] + 50, end[1] - back.pick([40, 110])];
  const throat = limb([end, [end[0] + 44, end[1] - 30], headAt], [100, 84, radius * 1.3]);
  const behind = new Drawing(plates);
  const before = new Drawing(plates);
  for (let index = 0; index < humps; index++)
    before.mass([foot((index - humps / 2) * 78 + 8, 34)], coat.trim, 6);
  return {
    noun: "caterpillar",
    behind,
    body: [...body, throat],
    torso: body[Math.floor(humps / 2)] as Outline,
    head: { at: headAt, radius, snout: false },
    seat: [-60, -108],
    before,
  };
};

function oneLeg(x: number, from: number, chance: Chance, width: number): Outline[] {
  const lean = chance.between(-12, 12);
  const thick = Math.max(26, width);
  const shin = limb([[x, from], [x + lean, from * 0.45], [x + lean * 0.6, -14]], [thick * 1.7, thick, thick * 0.9]); // oxfmt-ignore
  return [shin, foot(x + lean * 0.6 + 7, thick * 1.25)];
}

function foot(x: number, wide: number): Outline {
  return blob([x, -13], wide / 2, 14, 0.15, 2.3);
}

export const bodies: readonly Builder[] = [
  walker,
  walker,
  walker,
  sitter,
  sitter,
  loaf,
  wader,
  moth,
  crawler,
];
