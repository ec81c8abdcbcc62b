/** Page 2: who moved in. */
import { blob, bow } from "../../cast/pen.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { gecko, geckoArm } from "./gecko.ts";
import { DARK, ORANGE } from "./inks.ts";
import { cactus, pebbles, rock } from "./sand.ts";

export function neighbour(p: ZinePage): void {
  p.paint(blob([-100, 1800, -100, 1330, 260, 1280, 700, 1310, 1300, 1260, 1300, 1800]), { orange: 0.5 });
  cactus(p, { x: 1040, y: 1330, size: 1.5 });
  cactus(p, { x: 120, y: 1320, size: 0.8 });
  rock(p, { x: 560, y: 1590, size: 3.3, squash: 0.8 }, { forest: 0.4 });
  const at = { x: 560, y: 1256, size: 1.95 };
  for (const [x, y, turn] of [
    [-168, -96, -80],
    [-196, -150, -56],
  ] as const) {
    geckoArm(p, at, [-104, -92, x, y, turn], { orange: 0.4 });
    geckoArm(p, at, [104, -92, -x, y - 76, -turn - 20], { orange: 0.4 });
  }
  gecko(p, {
    at,
    left: [-104, -96, -150, -200, -14],
    right: [110, -80, 152, -150, 30],
    look: [-0.3, 0.3],
    mouth: "laugh",
  });
  for (const [x, y, sag] of [
    [160, 900, -40],
    [130, 760, -46],
    [960, 880, 40],
    [990, 740, 46],
  ] as const)
    p.print(bow(x, y, x + 10, y - 110, sag, 12), DARK);
  pebbles(p, "neighbour", [60, 1580, 1080, 70], 16, ORANGE);
  caption(
    p,
    "Gecko moved in under the next rock. Gecko is deaf. She talks with her hands, and she is good company.",
    { x: 96, y: 110, width: 1000 },
    { size: 0.95, leading: 108 },
  );
}
