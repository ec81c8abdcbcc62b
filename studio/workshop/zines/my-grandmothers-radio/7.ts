/** Night: the same place, another hand. */
import { ellipse, rect } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { flatHand } from "./grandmother.ts";
import { CREAM, FOREST, ORANGE } from "./inks.ts";
import { radio } from "./radio.ts";

export function night(p: ZinePage): void {
  p.ground(FOREST);
  p.paint(ellipse(1000, 940, 640), { forest: { centre: [1000, 940], radius: 640, inner: 0.3, outer: 1 } });
  caption(
    p,
    "Forty seconds. Nothing. So I hit it, here.",
    { x: 96, y: 110, width: 1008 },
    { size: 0.92, tones: CREAM },
  );
  p.paint(rect(-60, 1326, 1320, 500), ORANGE);
  radio(p, { at: { x: 800, y: 1326, size: 1.36 }, needle: 0.55, worn: true });
  flatHand(p, { x: 166, y: 1010, size: 1.25, turn: 80 }, CREAM, { orange: 0.6 });
  bubble(
    p,
    "mumble mumble",
    { x: 200, y: 520, width: 620 },
    { size: 0.96, tail: [700, 830], fill: CREAM, edge: FOREST },
  );
  caption(p, "Oslo.", { x: 96, y: 1420, width: 1008 }, { face: "block", size: 1.7, align: "centre" });
}
