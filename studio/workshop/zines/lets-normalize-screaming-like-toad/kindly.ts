/** Page 7: instructions. */
import { line, rim } from "../../cast/pen.ts";
import type { Box } from "../../lettering-lines.ts";
import { ellipse, poly, rect, type Shape } from "../../shapes.ts";
import { frame, panel } from "../frames.ts";
import { caption, title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { mole, snailFriend } from "./friends.ts";
import { BARE, DARK, GREEN, PINK } from "./inks.ts";
import { wedges } from "./noise.ts";
import { screamingToad } from "./toad.ts";

type Scene = (p: ZinePage, x: number, y: number, inside: Shape) => void;

const STEPS: readonly (readonly [string, Scene])[] = [
  ["1. Ask who is near.", ask],
  ["2. Breathe in to your feet.", breathe],
  ["3. With them, never at.", together],
  ["4. Drink some water.", drink],
];

export function kindly(p: ZinePage): void {
  p.ground(GREEN);
  title(p, "How to scream kindly", { x: 96, y: 92, width: 1008, height: 250 }, { most: 2.1 });
  STEPS.forEach(([text, scene], i) => {
    const box: Required<Box> = {
      x: 90 + (i % 2) * 524,
      y: 384 + Math.floor(i / 2) * 622,
      width: 496,
      height: 420,
    };
    const cut = panel(box, text, 12);
    p.paint(cut, BARE);
    scene(p, box.x + box.width / 2, box.y + box.height, cut);
    frame(p, cut, DARK, 14);
    caption(p, text, { x: box.x + 4, y: box.y + 446, width: 500, height: 170 }, { size: 0.75, leading: 98 });
  });
}

function ask(p: ZinePage, x: number, y: number): void {
  p.paint(rect(x - 226, y - 70, 452, 54), { pink: 0.5 });
  screamingToad(p, { at: { x: x - 86, y: y - 40, size: 0.96 }, gape: 0.12, arms: "left up", look: [1, 0] });
  mole(p, { x: x + 134, y: y - 36, size: 1.06 }, 0);
}

function breathe(p: ZinePage, x: number, y: number, inside: Shape): void {
  p.paint(ellipse(x, y - 30, 230, 60), { pink: 0.5 }, inside);
  screamingToad(p, { at: { x, y: y - 34, size: 1.36, squash: 1.08 }, gape: 0, eyes: "tight", arms: "none" });
  for (const side of [-1, 1]) {
    p.print(line([x + side * 220, y - 330, x + side * 160, y - 350, x + side * 120, y - 310], 11), PINK);
    p.print(line([x + side * 226, y - 280, x + side * 196, y - 290, x + side * 176, y - 262], 11), PINK);
  }
}

function together(p: ZinePage, x: number, y: number, inside: Shape): void {
  p.paint(inside, PINK);
  for (let i = 0; i < 12; i += 2) {
    const [a, b] = [Math.PI * (1 + i / 12), Math.PI * (1 + (i + 1) / 12)];
    p.paint(
      poly(
        [x, y - 60],
        [x + Math.cos(a) * 520, y - 60 + Math.sin(a) * 520],
        [x + Math.cos(b) * 520, y - 60 + Math.sin(b) * 520],
      ),
      BARE,
      inside,
    );
  }
  screamingToad(p, { at: { x: x - 66, y: y - 34, size: 1.05 }, gape: 1, eyes: "tight" });
  snailFriend(p, { x: x + 142, y: y - 28, size: 1.6 }, 1);
}

function drink(p: ZinePage, x: number, y: number): void {
  const glass = poly([x - 104, y - 340], [x + 104, y - 340], [x + 78, y - 50], [x - 78, y - 50]);
  p.paint(poly([x - 96, y - 250], [x + 96, y - 250], [x + 78, y - 50], [x - 78, y - 50]), { lime: 0.55 });
  p.print(rim(glass, 15), DARK);
  p.print(line([x - 94, y - 250, x - 40, y - 240, x + 20, y - 256, x + 94, y - 246], 10), DARK);
  p.print(line([x + 10, y - 70, x + 60, y - 380, x + 130, y - 392], 20), PINK);
  p.print(line([x - 66, y - 220, x - 54, y - 100], 12), DARK);
  wedges(p, [x, y - 200], 14, 180, 214, PINK);
}
