/** Landfall: a very large plate, a small ant, and the country far off like a table mountain. */
import { blob, cut, line } from "../../cast/pen.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./ant.ts";
import { CREAM, CRUST, NAVY, RED, SYRUP, YELLOW, edged } from "./inks.ts";

export function landing(p: ZinePage): void {
  p.ground(CREAM);
  caption(
    p,
    "I landed at breakfast, on the west of the plate. Nobody had drawn this country.",
    { x: 96, y: 96, width: 1008 },
    { size: 0.8 },
  );
  p.paint(blob([-300, 1080, 100, 1030, 600, 1010, 1300, 1030, 1600, 1200, 1500, 1800, -300, 1900]), NAVY);
  p.paint(blob([-300, 1096, 100, 1046, 600, 1026, 1300, 1046, 1600, 1300, 1500, 1900, -300, 1900]), CREAM);
  mountain(p);
  p.print(blob([330, 1088, 700, 1100, 1260, 1090, 1330, 1130, 1260, 1190, 820, 1196, 440, 1140]), {
    navy: 0.35,
  });
  p.paint(line([-60, 1530, 300, 1590, 700, 1600, 1280, 1520], 10), NAVY);
  p.paint(line([-60, 1570, 300, 1632, 700, 1642, 1280, 1562], 28), RED);
  ant(p, { at: { x: 260, y: 1440, size: 1.25 }, look: [0.9, -0.6] });
  edged(p, cut([88, 1222, 262, 1250, 256, 1294, 82, 1268]), CREAM, 9);
  for (const x of [124, 214])
    p.paint(line([x, 1226 + (x - 88) * 0.16, x - 6, 1274 + (x - 88) * 0.16], 12), RED);
  caption(p, "So I began.", { x: 460, y: 1360, width: 640 }, { size: 0.96, align: "right" });
}

function mountain(p: ZinePage): void {
  for (const [x, y] of [
    [740, 590],
    [900, 520],
    [1070, 600],
  ] as const)
    p.paint(
      line(
        [x, y, x - 40, y - 50, x + 34, y - 100, x - 10, y - 160],
        (t) => 30 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
      ),
      { yellow: 0.55 },
    );
  edged(p, cut([300, 1110, 380, 724, 1290, 690, 1290, 1118]), CRUST, 14);
  p.paint(cut([380, 724, 1290, 690, 1290, 800, 358, 830]), YELLOW);
  for (let k = 0; k < 6; k++) {
    const [x, y] = [450 + k * 158, 884 - k * 5];
    p.paint(cut([x, y, x + 92, y - 4, x + 88, 1110, x - 12, 1110]), SYRUP);
    p.paint(cut([x + 18, y + 26, x + 92, y + 20, x + 88, 1110, x + 6, 1110]), { yellow: 1, red: 0.5 });
  }
  for (let k = 0; k < 5; k++)
    p.paint(
      cut([
        470 + k * 160,
        762 - k * 6,
        556 + k * 160,
        758 - k * 6,
        552 + k * 160,
        794 - k * 5,
        458 + k * 160,
        798 - k * 5,
      ]),
      CRUST,
    );
  edged(p, cut([776, 738, 792, 606, 1040, 596, 1062, 728]), { yellow: 0.3 }, 13);
  p.print(cut([960, 600, 1040, 596, 1062, 728, 976, 732]), { yellow: 0.6 });
}
