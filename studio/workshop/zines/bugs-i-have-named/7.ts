/** The turn: seen from the ground, somebody else who could do with a name. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { moth } from "../../cast/others.ts";
import { ellipse, place } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant, bee, beetle, spider } from "./bugs.ts";
import { CREAM, DARK, FOREST, LIME, PINK } from "./inks.ts";
import { say } from "./words.ts";

export function whatTheyCallMe(p: ZinePage): void {
  p.ground(LIME);
  face(p);
  p.paint(blob([-60, 1560, 200, 1530, 600, 1550, 1000, 1526, 1260, 1556, 1260, 1740, -60, 1740]), FOREST);
  for (let i = 0; i < 16; i++) {
    const x = 20 + i * 80;
    p.paint(
      line(
        [x, 1570, x + (i % 2 ? 10 : -12), 1530, x + (i % 2 ? 26 : -24), 1490 + (i % 3) * 14],
        (t) => 16 - 12 * t,
      ),
      FOREST,
    );
  }
  beetle(p, { x: 190, y: 1490, size: 0.48, turn: 10 }, PINK, [0.6, -0.8]);
  for (const x of [400, 520]) ant(p, { x, y: 1562 + (x % 3) * 4, size: 0.8 });
  spider(p, { x: 990, y: 1480, size: 0.6, turn: -8 });
  bee(p, { x: 1040, y: 850, size: 0.46 });
  moth(p, { at: { x: 140, y: 830, size: 1.9 }, wing: PINK, mark: CREAM, body: DARK, line: FOREST });
  say(
    p,
    "What do they call me?",
    { x: 96, y: 98, width: 1008, height: 110 },
    { most: 1.05, align: "centre" },
  );
  const look = { edge: FOREST, size: 0.8, pen: 12 };
  bubble(p, "Lamp?", { x: 140, y: 982, width: 260 }, { ...look, tail: [150, 900] });
  bubble(p, "In the way.", { x: 640, y: 982, width: 420 }, { ...look, tail: [1000, 900] });
  bubble(p, "The Lid!", { x: 72, y: 1252, width: 320 }, { ...look, tail: [196, 1396] });
  bubble(p, "Crumbs!", { x: 474, y: 1164, width: 320 }, { ...look, tail: [540, 1480] });
  bubble(p, "Oh no.", { x: 872, y: 1252, width: 260 }, { ...look, tail: [990, 1440] });
}

/** As large as weather, upside up, very interested. */
function face(p: ZinePage): void {
  const put = place({ x: 96, y: 44, size: 0.84 });
  const head = put(
    blob([
      600, 230, 860, 270, 1010, 440, 1010, 640, 900, 830, 720, 940, 600, 956, 480, 940, 300, 830, 190, 640,
      190, 440, 340, 270,
    ]),
  );
  p.paint(
    put(
      blob([
        600, 180, 900, 220, 1080, 420, 1070, 640, 980, 520, 860, 400, 600, 370, 340, 400, 220, 520, 130, 640,
        120, 420, 300, 220,
      ]),
    ),
    FOREST,
  );
  p.paint(head, CREAM);
  p.print(head, { pink: 0.4 });
  p.print(rim(head, 16), FOREST);
  p.paint(
    put(
      blob([
        180, 470, 250, 330, 420, 250, 600, 232, 780, 250, 950, 330, 1020, 470, 860, 390, 700, 420, 560, 370,
        400, 430, 300, 400,
      ]),
    ),
    FOREST,
  );
  for (const s of [-1, 1]) {
    p.paint(put(ellipse(600 + s * 170, 560, 128, 122)), CREAM);
    p.print(put(rim(ellipse(600 + s * 170, 560, 128, 122), 20)), FOREST);
    p.paint(put(ellipse(600 + s * 150, 606, 46, 48)), FOREST);
    p.paint(put(ellipse(600 + s * 150 + 14, 588, 13)), CREAM);
    p.print(put(ellipse(600 + s * 250, 740, 64, 44)), PINK);
    p.paint(put(line([600 + s * 296, 540, 600 + s * 350, 520, 600 + s * 400, 500], 18)), FOREST);
  }
  p.paint(put(line([560, 540, 600, 520, 640, 540], 18)), FOREST);
  p.paint(put(line([560, 730, 600, 760, 640, 730], 15)), FOREST);
  const mouth = put(place({ x: 600, y: 836 })(blob([-60, 0, 0, -26, 60, 0, 40, 44, 0, 54, -40, 44])));
  p.paint(mouth, DARK);
  p.paint(put(cut([560, 820, 640, 820, 636, 836, 564, 836])), CREAM);
}
