/** Snake: a long brush stroke with diamonds down the back, a head at one end and a rattle at the other. */
import { blob, cut, line, points } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { curve, ellipse, place, stroke, type Point } from "../../shapes.ts";
import { BARE, DARK, ORANGE } from "./inks.ts";

export interface SnakeLook {
  /** The body's middle line from the tail to the neck, x, y, x, y, … in picture pixels. */
  way: readonly number[];
  /** Thickness in the middle, in pixels. */
  thick: number;
  skin?: Tones;
  mark?: Tones;
  head: {
    turn?: number;
    flip?: boolean;
    size?: number;
    look?: readonly [number, number];
    mouth?: "shut" | "tongue" | "smile";
  };
  rattle?: boolean;
}

export function snake(p: Picture, look: SnakeLook): void {
  const { way, thick, skin = DARK, mark = ORANGE } = look;
  const body = points(way);
  const line = curve(body, false);
  if (look.rattle !== false) rattle(p, line, thick, mark);
  p.paint(
    stroke(body, (t) => thick * Math.min(1, 0.34 + t * 2.4) * (t > 0.9 ? 1 - (t - 0.9) * 2.6 : 1)),
    skin,
  );
  diamonds(p, line, thick, mark);
  const [x, y] = line.at(-1) as Point;
  head(p, x, y, thick, look, { skin, mark });
}

/** Diamonds at even distances along the back, turned with it. */
function diamonds(p: Picture, line: readonly Point[], thick: number, mark: Tones): void {
  let walked = 0;
  let next = thick * 1.6;
  const whole = line.reduce((sum, [x, y], i) => {
    const before = line[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum;
  }, 0);
  line.forEach(([x, y], i) => {
    const before = line[i - 1];
    if (!before) return;
    walked += Math.hypot(x - before[0], y - before[1]);
    if (walked < next || walked > whole - thick) return;
    next = walked + thick * 1.05;
    const turn = (Math.atan2(y - before[1], x - before[0]) * 180) / Math.PI;
    p.paint(place({ x, y, turn, size: thick / 100 })(cut([-40, 0, 0, -25, 40, 0, 0, 25])), mark);
  });
}

function rattle(p: Picture, line: readonly Point[], thick: number, mark: Tones): void {
  const [a, b] = [line[0] as Point, line[6] as Point];
  const turn = (Math.atan2(a[1] - b[1], a[0] - b[0]) * 180) / Math.PI;
  const put = place({ x: a[0], y: a[1], turn, size: thick / 100 });
  for (const i of [4, 3, 2, 1, 0]) {
    const r = 40 - i * 4.5;
    p.paint(put(ellipse(14 + i * 30, 0, r * 0.66, r)), DARK);
    p.paint(put(ellipse(14 + i * 30, 0, r * 0.66 - 7, r - 7)), mark);
  }
}

function head(
  p: Picture,
  x: number,
  y: number,
  thick: number,
  look: SnakeLook,
  { skin, mark }: { skin: Tones; mark: Tones },
): void {
  const { turn = 0, flip = false, size = 1, look: [lx, ly] = [0.4, 0], mouth = "shut" } = look.head;
  const put = place({ x, y, turn, flip, size: (thick / 100) * size });
  if (mouth === "tongue") {
    p.paint(put(line([108, 22, 150, 26, 176, 22], 9)), ORANGE);
    p.paint(put(line([174, 22, 198, 8], 7)), ORANGE);
    p.paint(put(line([174, 22, 200, 34], 7)), ORANGE);
  }
  p.paint(
    put(blob([-50, -34, -24, -62, 30, -72, 92, -50, 128, -8, 122, 30, 80, 50, 20, 56, -30, 48, -56, 20])),
    skin,
  );
  p.paint(put(ellipse(34, -46, 35)), skin);
  p.paint(put(ellipse(36, -46, 26)), BARE);
  p.paint(put(ellipse(36 + lx * 11, -46 + ly * 11, 12, 14)), DARK);
  const smile = mouth === "smile" ? [126, 2, 96, 28, 56, 32, 30, 14] : [124, 18, 90, 22, 60, 24, 32, 22];
  p.paint(put(line(smile, 7)), mark);
  p.paint(put(ellipse(108, -16, 5)), mark);
}
