/** What to buy: ten things, by the spoon and the mug, so that nobody needs scales. */
import { blob, cut, line } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import { ellipse, place } from "../../shapes.ts";
import { title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, RUST, SOUP } from "./inks.ts";
import { carrot, edged, garlic, mug, onion, spoon } from "./kitchen.ts";
import { say } from "./words.ts";

const COLUMNS = [84, 438, 792] as const;
const ROWS = [570, 944, 1396] as const;

export function ingredients(p: ZinePage): void {
  p.paint(blob([-60, -60, 1260, -60, 1260, 250, 900, 290, 600, 264, 280, 296, -60, 260]), SOUP);
  title(p, "What you need", { x: 84, y: 100, width: 1032, height: 140 }, { tones: CREAM });
  const [a, b, c] = COLUMNS.map((x) => x + 162) as [number, number, number];
  const [one, two, three] = ROWS.map((y) => y - 30) as [number, number, number];
  onion(p, { x: a, y: one - 20, size: 1.1 });
  carrot(p, { x: b - 26, y: one - 100, size: 0.98, turn: -16 });
  garlic(p, { x: c, y: one - 30, size: 1.3 });
  spoon(p, { x: a - 70, y: two - 70, size: 0.98, turn: -12 }, LIGHT);
  spoon(p, { x: b - 50, y: two - 70, size: 0.76, turn: -12 }, { orange: 1, burgundy: 0.5 });
  lentils(p, c, two - 60);
  mug(p, { x: a - 70, y: three - 26, size: 0.9 }, LIGHT);
  mug(p, { x: a + 72, y: three - 6, size: 0.9 }, LIGHT);
  cube(p, b, three - 40);
  lemon(p, c, three - 72);
  const names = [
    "1 small\nonion",
    "1 carrot",
    "1 clove\ngarlic",
    "1 tbsp\noil",
    "1 tsp\ncumin",
    "6 tbsp\nred\nlentils",
    "2 mugs\nwater",
    "half a\nstock\ncube",
    "half a\nlemon",
  ];
  names.forEach((name, i) => {
    const [x, y] = [COLUMNS[i % 3] as number, ROWS[Math.floor(i / 3)] as number];
    say(p, name, { x, y, width: 324, height: 250 }, { align: "centre", most: 0.8, leading: 100 });
  });
}

function lentils(p: ZinePage, x: number, y: number): void {
  const r = random("a heap");
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 11 - row * 1.7; i++) {
      const put = place({
        x: x - (11 - row * 1.7) * 12 + i * 25 + between(r, -5, 5),
        y: y + 36 - row * 20 + between(r, -4, 4),
        turn: between(r, -40, 40),
      });
      p.paint(put(ellipse(0, 0, 17, 12)), NIGHT);
      p.paint(put(ellipse(0, 0, 13, 8)), i % 3 ? SOUP : RUST);
    }
}

function cube(p: ZinePage, x: number, y: number): void {
  edged(p, cut([x - 80, y - 70, x + 10, y - 90, x + 20, y + 10, x - 70, y + 26]), LIGHT);
  edged(p, cut([x + 10, y - 90, x + 66, y - 62, x + 74, y + 26, x + 20, y + 10]), SOUP);
  // its other half, for the next time
  for (let i = 0; i < 5; i++)
    p.print(line([x - 80 + i * 26, y - 78 - (i % 2) * 6, x - 74 + i * 26, y - 84], 6), NIGHT);
  p.print(line([x + 18, y + 4, x + 12, y - 84], 7), NIGHT);
}

function lemon(p: ZinePage, x: number, y: number): void {
  edged(p, ellipse(x, y, 80, 76), LIGHT);
  p.paint(ellipse(x, y, 65, 61), CREAM);
  for (let i = 0; i < 8; i++) {
    const put = place({ x, y, turn: i * 45 + 10, size: 0.87 });
    p.paint(put(blob([12, 0, 44, -20, 66, -8, 66, 8, 44, 20])), LIGHT);
  }
}
