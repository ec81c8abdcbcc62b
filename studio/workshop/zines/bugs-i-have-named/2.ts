/** How it began: a flowerpot lifted, and somebody in. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { beetle } from "./bugs.ts";
import { CLAY, CREAM, DARK, FOREST, LIME, PINK } from "./inks.ts";
import { say } from "./words.ts";

export function lifted(p: ZinePage): void {
  say(
    p,
    "In August I moved a flowerpot, and somebody was in.",
    { x: 84, y: 100, width: 1010, height: 260 },
    { most: 1.16 },
  );
  p.paint(cut([-40, 960, 1240, 900, 1240, 1740, -40, 1740]), LIME);
  for (let i = 0; i < 2; i++)
    p.print(line([-40, 1090 + i * 190, 600, 1070 + i * 196, 1240, 1040 + i * 200], 9), FOREST);
  for (const [x, y] of [
    [380, 960],
    [820, 940],
    [220, 1090],
    [640, 1070],
    [1060, 1050],
    [460, 1275],
    [920, 1265],
  ] as const)
    p.print(line([x, y, x - 14, y + 90, x - 30, y + 190], 9), FOREST);
  // the damp ring it stood on
  p.paint(ellipse(420, 1210, 290, 170), DARK);
  p.print(rim(ellipse(420, 1210, 330, 200), 10), FOREST);
  const r = random("crumbs of earth");
  for (let i = 0; i < 50; i++) {
    const a = between(r, 0, 6.28);
    p.paint(
      ellipse(
        420 + Math.cos(a) * between(r, 120, 260),
        1210 + Math.sin(a) * between(r, 70, 150),
        between(r, 4, 9),
      ),
      { forest: 1 },
    );
  }
  p.paint(ellipse(420, 1216, 150, 140), LIME);
  beetle(p, { x: 420, y: 1224, size: 0.74, turn: 14 }, PINK, [0.7, -0.8]);
  pot(p);
  p.paint(cut([-40, 1404, 1240, 1388, 1240, 1740, -40, 1740]), FOREST);
  say(
    p,
    "I said sorry. Then it seemed rude not to know his name.",
    { x: 96, y: 1432, width: 1008, height: 190 },
    { most: 0.92, tones: CREAM },
  );
}

/** Tilted in the air, and the two hands that did it. */
function pot(p: ZinePage): void {
  const put = place({ x: 790, y: 690, turn: 24, size: 1.12 });
  const leaves = [
    [-70, -260, -28],
    [10, -290, 4],
    [80, -250, 34],
  ] as const;
  for (const [x, y, turn] of leaves) {
    p.paint(put(line([x * 0.3, -130, x * 0.7, y * 0.7, x, y], 16)), FOREST);
    const [[lx, ly]] = put([[x, y]]) as [[number, number]];
    const leaf = place({ x: lx, y: ly, turn: turn + 24, size: 1.2 })(
      blob([0, 30, -42, -10, -34, -70, 0, -110, 34, -70, 42, -10]),
    );
    p.paint(leaf, FOREST);
  }
  const body = put(cut([-130, -110, 130, -110, 96, 170, -96, 170]));
  p.paint(body, CLAY);
  p.print(put(cut([40, -110, 130, -110, 96, 170, 40, 170])), { forest: 0.4 }, body);
  p.print(rim(body, 12), FOREST);
  p.paint(put(ellipse(0, 170, 96, 22)), DARK);
  p.paint(put(cut([-152, -150, 152, -150, 148, -84, -148, -84])), CLAY);
  p.print(put(rim(cut([-152, -150, 152, -150, 148, -84, -148, -84]), 12)), FOREST);
  for (const s of [-1, 1]) {
    const arm = s < 0 ? [-760, 300, -420, 190, -140, 10] : [420, -300, 280, -120, 150, 20];
    p.paint(put(line(arm, 100)), FOREST);
    p.paint(put(line(arm, 78)), CREAM);
    p.print(put(line(arm, 78)), { pink: 0.35 });
    for (let i = 0; i < 4; i++) {
      const finger = put(line([s * 150, -20 + i * 34, s * 110, -14 + i * 34, s * 74, -8 + i * 32], 34));
      p.paint(put(line([s * 150, -20 + i * 34, s * 110, -14 + i * 34, s * 74, -8 + i * 32], 50)), FOREST);
      p.paint(finger, CREAM);
      p.print(finger, { pink: 0.35 });
    }
  }
}
