/** Page 5: home, the long way. */
import { stars } from "../../cast/scenery.ts";
import { blob, points } from "../../cast/pen.ts";
import { random } from "@toadstool/stage/seeded";
import { ellipse, stroke } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, BLACK, DARK, ORANGE } from "./inks.ts";
import { cactus } from "./sand.ts";
import { snake } from "./snake.ts";

export function longWay(p: ZinePage): void {
  p.ground(DARK);
  stars(p, random("long way"), [40, 640, 1120, 260], 34, BARE, (x, y) => Math.hypot(x - 970, y - 690) > 210);
  p.paint(ellipse(970, 690, 126), BARE);
  p.paint(ellipse(1024, 652, 114), DARK);
  p.paint(blob([-80, 1800, -80, 1010, 160, 960, 460, 1000, 800, 920, 1280, 990, 1280, 1800]), {
    forest: 0.55,
    orange: 1,
  });
  cactus(p, { x: 180, y: 1010, size: 1.2 }, BLACK, ORANGE);
  cactus(p, { x: 1080, y: 980, size: 0.6 }, BLACK, ORANGE);
  p.paint(stroke(points([1300, 1640, 1060, 1560, 900, 1620, 760, 1540, 640, 1600]), 46), BARE);
  snake(p, {
    way: [640, 1600, 520, 1520, 420, 1560, 330, 1470, 420, 1390, 540, 1330, 500, 1240, 400, 1240],
    thick: 78,
    skin: ORANGE,
    mark: DARK,
    head: { flip: true, size: 1.5, turn: 14, look: [0.3, 1], mouth: "shut" },
  });
  caption(
    p,
    "Snake went home the long way, feeling like a sock.",
    { x: 110, y: 130, width: 860 },
    { tones: BARE, size: 1.15, leading: 106 },
  );
}
