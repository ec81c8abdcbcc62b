/** What to do, while it gets dark: four strips from the light to the night. */
import { blob, cut, line } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import type { Tones } from "../../riso.ts";
import { ellipse, place, rect } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, RUST, SOUP } from "./inks.ts";
import { bowl, edged, garlic, onion, spoon, steam } from "./kitchen.ts";
import { say } from "./words.ts";

const STRIP = 424;
const GROUNDS: Tones[] = [CREAM, LIGHT, SOUP, NIGHT];
const STEPS = [
  "Onion and carrot, small. Oil, low heat, 10 minutes.",
  "Add garlic\nand cumin.\n1 minute:\nstay with it.",
  "Lentils,\nwater, cube.\n20 minutes,\nlid ajar.",
  "Lemon. Salt. Now the good bowl.",
];

const SCENES = [
  (p: ZinePage): void => chop(p, 880, 350),
  (p: ZinePage): void => pan(p, 270, STRIP * 1.5),
  (p: ZinePage): void => pot(p, 900, STRIP * 3 - 30),
  (p: ZinePage): void => shelf(p, 320, STRIP * 4 - 60),
];

export function method(p: ZinePage): void {
  GROUNDS.forEach((tones, i) => p.paint(rect(-60, i * STRIP - (i ? 0 : 60), 1320, STRIP + 140), tones));
  STEPS.forEach((text, i) => {
    const x = i % 2 ? 590 : 90;
    const y = i * STRIP + ([92, 72, 72, 84][i] as number);
    say(
      p,
      text,
      { x, y, width: 500, height: i === 3 ? 262 : 330 },
      { most: 0.92, tones: i === 3 ? CREAM : NIGHT },
    );
    SCENES[i]?.(p);
  });
}

function chop(p: ZinePage, x: number, y: number): void {
  edged(p, cut([x - 250, y - 16, x + 250, y - 24, x + 256, y + 24, x - 250, y + 30]), LIGHT);
  onion(p, { x: x - 180, y: y - 34, size: 1.15 });
  for (const s of [-1, 1]) p.paint(ellipse(x - 180 + s * 30, y - 112, 8, 11), NIGHT);
  p.paint(line([x - 202, y - 70, x - 180, y - 80, x - 158, y - 70], 8), NIGHT);
  p.paint(blob([x - 220, y - 96, x - 210, y - 78, x - 220, y - 66, x - 230, y - 78]), LIGHT);
  for (let i = 0; i < 5; i++) edged(p, ellipse(x + 20 + i * 44, y - 46 - (i % 2) * 22, 25, 23), RUST, 8);
  bubble(
    p,
    "It’s me.",
    { x: x - 92, y: y - 226, width: 300 },
    { tail: [x - 128, y - 106], size: 0.8, edge: NIGHT },
  );
}

function pan(p: ZinePage, x: number, y: number): void {
  p.paint(line([x + 130, y + 96, x + 200, y + 144, x + 254, y + 172], 36), NIGHT);
  p.paint(ellipse(x, y, 206, 196), NIGHT);
  p.paint(ellipse(x, y, 170, 162), { orange: 0.5, yellow: 1 });
  const r = random("pan");
  for (let i = 0; i < 52; i++) {
    const [a, far] = [between(r, 0, 6.28), Math.sqrt(r()) * 140];
    const put = place({ x: x + Math.cos(a) * far, y: y + Math.sin(a) * far, turn: r() * 90 });
    p.paint(put(rect(-13, -11, 26, 22)), i % 2 ? RUST : CREAM);
  }
  for (let i = 0; i < 60; i++)
    p.paint(ellipse(x + between(r, -120, 120), y + between(r, -110, 110), 4), NIGHT);
  garlic(p, { x: x + 20, y: y + 40, size: 0.8, turn: 24 });
}

function pot(p: ZinePage, x: number, y: number): void {
  steam(p, { x: x + 120, y: y - 226, size: 0.72 }, CREAM);
  for (const s of [-1, 1])
    p.paint(
      line([x + s * 190, y - 140, x + s * 250, y - 136, x + s * 246, y - 90, x + s * 190, y - 90], 22),
      NIGHT,
    );
  edged(
    p,
    blob([x - 200, y - 200, x - 204, y - 60, x - 180, y, x + 180, y, x + 204, y - 60, x + 200, y - 200]),
    CREAM,
    14,
  );
  p.paint(rect(x - 192, y - 110, 384, 36), LIGHT);
  edged(p, ellipse(x, y - 202, 202, 28), { orange: 1, yellow: 1 }, 14);
  const lid = place({ x: x - 60, y: y - 226, turn: -9 });
  edged(p, lid(blob([-196, 10, -150, -36, 0, -58, 150, -36, 196, 10, 0, 22])), LIGHT, 14);
  p.paint(lid(ellipse(0, -68, 26, 20)), NIGHT);
}

/** The everyday ones in a pile, and the good one, taken down. */
function shelf(p: ZinePage, x: number, y: number): void {
  p.paint(ellipse(x, y - 110, 250, 226), { burgundy: 0.55, yellow: 0.6 });
  steam(p, { x, y: y - 196, size: 0.62 }, CREAM);
  bowl(p, { x, y: y + 6, size: 1.16 }, SOUP);
  for (let i = 0; i < 6; i++) p.paint(ellipse(x - 118 + i * 47, y - 76, 11), LIGHT);
  spoon(p, { x: x + 150, y: y - 226, size: 0.62, turn: -64 });
}
