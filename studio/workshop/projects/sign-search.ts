/** Sign Search: a wall of hands to leaf through, and a lens that has found one. */
import { hand, type Fingers } from "../cast/hands.ts";
import { blob, cut, line, rim } from "../cast/pen.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect } from "../shapes.ts";

const NIGHT: Tones = { violet: 1, pink: 1 };
const UP = 1;
const IN = 0;
// oxfmt-ignore
const SHAPES: Fingers[] = [
  [[-62, 1], [-14, UP], [-3, UP], [8, UP], [22, UP]],
  [[30, 0.7], [0, IN], [0, IN], [0, IN], [0, IN]],
  [[40, 0.7], [-4, UP], [0, IN], [0, IN], [0, IN]],
  [[34, 0.8], [-16, UP], [12, UP], [0, IN], [0, IN]],
  [[-78, 1], [-6, UP], [0, IN], [0, IN], [26, UP]],
  [[-70, 1], [0, IN], [0, IN], [0, IN], [34, UP]],
  [[-84, 1], [-2, UP], [0, IN], [0, IN], [0, IN]],
  [[38, 0.6], [-14, UP], [0, UP], [14, UP], [0, IN]],
  [[-30, 1], [-1, 1], [0, 1], [1, 1], [3, 1]],
  [[30, 0.7], [0, IN], [0, IN], [0, IN], [12, UP]],
  [[-14, 1.25], [-34, 0.5], [-2, UP], [12, UP], [28, UP]],
];
/** What stands where in the grid; 11 is the one who came to learn. */
const ORDER = [3, 8, 6, 1, 2, 0, 4, 5, 10, 11, 7, 9];
const TILES: [ground: Tones, skin: Tones][] = [
  [{ violet: 1 }, {}],
  [{ pink: 1 }, { violet: 1, pink: 1 }],
  [{ yellow: 1 }, { violet: 1 }],
  [{}, { pink: 1 }],
  [{ pink: 0.35 }, { violet: 1 }],
];
const COLOURS = [0, 3, 2, 1, 2, 1, 0, 4, 4, 2, 3, 0];

/** Four fingers with round tips: a toad trying. */
function toadHand(p: Picture, x: number, y: number): void {
  const skin: Tones = { violet: 1 };
  const put = place({ x, y });
  p.paint(put(line([0, 0, 4, 90, -6, 200], 92)), skin);
  for (const [tx, ty] of [
    [-116, -62],
    [-44, -122],
    [48, -124],
    [122, -54],
  ] as const) {
    p.paint(put(line([tx * 0.15, 20, tx * 0.6, ty * 0.55, tx, ty], 40)), skin);
    p.paint(put(ellipse(tx, ty, 35)), skin);
    p.paint(put(line([tx - 12, ty - 8, tx + 2, ty - 14], 7)), {});
  }
  p.paint(put(ellipse(0, 24, 66, 60)), skin);
  for (const [wx, wy, r] of [
    [-20, 6, 9],
    [18, 36, 7],
    [-8, 62, 6],
    [26, -4, 5],
  ] as const)
    p.paint(put(ellipse(wx, wy, r)), { pink: 1 });
}

function cover(): Picture {
  const p = new Picture({
    name: "sign-search",
    inks: ["violet", "pink", "yellow"],
    width: 1600,
    height: 1200,
    screens: { pink: { kind: "dots", pitch: 12, angle: 75 } },
  });
  ORDER.forEach((which, i) => {
    const [x, y] = [(i % 4) * 400, Math.floor(i / 4) * 400];
    const [ground, skin] = TILES[COLOURS[i] as number] as (typeof TILES)[number];
    const tile = rect(x - 4, y - 4, 408, 408);
    p.paint(tile, ground);
    const shape = SHAPES[which];
    if (!shape) return void toadHand(p, x + 200, y + 216);
    const { outline, creases } = hand(shape, { x: x + 200, y: y + 232, flip: i % 3 === 1, size: 0.98 });
    for (const piece of outline) p.paint(piece, skin, tile);
    for (const crease of creases) p.paint(crease, ground, tile);
  });
  for (const at of [400, 800, 1200]) p.paint(rect(at - 7, -10, 14, 1220), {});
  for (const at of [400, 800]) p.paint(rect(-10, at - 7, 1620, 14), {});
  // how they move
  p.paint(line([476, 1128, 440, 1040, 460, 940, 500, 888], 12), {});
  p.paint(line([1252, 700, 1240, 640, 1262, 590], 12), NIGHT);
  p.paint(line([1546, 700, 1562, 640, 1540, 590], 12), NIGHT);
  p.paint(line([936, 60, 1000, 36, 1064, 60], 12), NIGHT);
  p.paint(cut([1050, 30, 1092, 76, 1034, 82]), NIGHT);
  // the lens and what it found
  const [lx, ly] = [1010, 596];
  p.print(ellipse(lx + 26, ly + 34, 282), { violet: 1 });
  p.print(line([1190, 800, 1316, 932, 1440, 1062], 84), { violet: 1 });
  p.paint(line([1180, 770, 1300, 894, 1424, 1020], 84), NIGHT);
  p.paint(line([1230, 812, 1320, 904, 1404, 990], 16), { pink: 1 });
  const glass = ellipse(lx, ly, 262);
  p.paint(glass, { yellow: 1 });
  p.print(glass, { yellow: { centre: [lx - 60, ly - 70], radius: 330, inner: 0.15, outer: 1 } });
  const found = hand(SHAPES[4] as Fingers, { x: lx + 4, y: ly + 56, size: 1.36, turn: -6 });
  for (const piece of found.outline) p.paint(piece, { pink: 1 }, glass);
  for (const crease of found.creases) p.paint(crease, NIGHT, glass);
  p.paint(
    blob([
      lx - 44,
      ly + 40,
      lx - 20,
      ly + 12,
      lx + 4,
      ly + 34,
      lx + 28,
      ly + 12,
      lx + 52,
      ly + 40,
      lx + 4,
      ly + 100,
    ]),
    {
      yellow: 0.9,
    },
  );
  p.paint(rim(ellipse(lx, ly, 270), 40), NIGHT);
  p.paint(line([lx - 190, ly - 80, lx - 152, ly - 146, lx - 92, ly - 188], 20), {});
  return p;
}

export const pictures = { "sign-search": cover };
