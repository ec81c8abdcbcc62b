/** The diagram, as it comes with a washing machine. */
import { line } from "../../cast/pen.ts";
import { dashes } from "../../cast/scenery.ts";
import { ellipse } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, WINE } from "./inks.ts";
import { silence } from "./silence.ts";
import { say, shout } from "./words.ts";

/** A line from a text to a part, with a dot on the part. */
function leader(p: ZinePage, flat: readonly [number, number, number, number, number, number]): void {
  p.paint(line(flat, 9), WINE);
  p.paint(ellipse(flat[4], flat[5], 15), WINE);
}

export function parts(p: ZinePage): void {
  p.ground(CREAM);
  for (let y = 640; y < 1300; y += 110) dashes(p, [[60, y], [1140, y]], 5, 6, 20, { mint: 1 }); // oxfmt-ignore
  shout(p, "Know your silence.", { x: 96, y: 100, width: 1008, height: 140 });
  silence(p, { at: { x: 610, y: 1250, size: 0.92 }, look: [-0.4, -0.3] });
  leader(p, [330, 560, 400, 680, 520, 772]);
  leader(p, [860, 560, 830, 600, 776, 632]);
  leader(p, [330, 1310, 420, 1200, 556, 1086]);
  leader(p, [930, 1310, 900, 1030, 622, 902]);
  say(p, "Eyes. Do not meet both at once.", { x: 96, y: 286, width: 440, height: 290 }, { most: 0.82 });
  say(p, "Ears. Both on the clock.", { x: 664, y: 286, width: 440, height: 290 }, { most: 0.82 });
  say(p, "Hands. Folded. It is doing its best.", { x: 96, y: 1336, width: 560, height: 277 }, { most: 0.82 });
  say(p, "Mouth. None fitted.", { x: 724, y: 1336, width: 380, height: 277 }, { most: 0.82 });
}
