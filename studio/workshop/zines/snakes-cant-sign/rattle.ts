/** Page 7: a thing that can be felt. */
import { bow } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { gecko, geckoArm } from "./gecko.ts";
import { ORANGE } from "./inks.ts";
import { pebbles } from "./sand.ts";
import { snake } from "./snake.ts";

export function rattle(p: ZinePage): void {
  p.paint(ellipse(600, 1330, 900, 200), { orange: 0.45 });
  pebbles(p, "rattle", [60, 1440, 1080, 60], 14, ORANGE);
  for (const r of [90, 140, 190])
    p.print(bow(566 - r * 0.7, 852 - r * 0.5, 566 + r * 0.7, 852 - r * 0.5, -r * 0.34, 14), ORANGE);
  const at = { x: 842, y: 1330, size: 1.75 };
  gecko(p, {
    at,
    left: [-96, -70, -150, -140, -52],
    right: [108, -84, 132, -176, 20],
    look: [-0.8, 0.3],
    mouth: "laugh",
  });
  snake(p, {
    way: [
      566, 960, 540, 1060, 560, 1200, 500, 1330, 340, 1370, 200, 1310, 190, 1190, 300, 1110, 370, 1010, 320,
      880, 250, 830,
    ],
    thick: 92,
    head: { size: 1.45, turn: -8, look: [1, 0.2], mouth: "smile" },
  });
  geckoArm(p, at, [-96, -70, -150, -140, -52], ORANGE);
  caption(
    p,
    "She showed him yes, no and again. He showed her his rattle. She couldn’t hear it. So she held it.",
    { x: 96, y: 110, width: 1010 },
    { size: 0.98, leading: 108 },
  );
}
