/** The grid's cards: each a little figure with a hand shape, a place and a movement; its back when it does not match. */
import type { Tones } from "../riso.ts";
import { curve, ellipse, place, rect, stroke, type Place, type Point, type Shape } from "../shapes.ts";
import type { Cel } from "./cel.ts";
import { HANDS, hand } from "./hands.ts";

export const LINE: Tones = { violet: 1, pink: 1 };
export const SKIN: Tones = { yellow: 1 };
export const SHADE: Tones = { yellow: 1, pink: 1 };
export const COLUMNS = 3;
const [WIDTH, HEIGHT, GAP, LEFT, TOP] = [164, 142, 10, 430, 108];

type Where = "brow" | "chin" | "chest";
type Move = "side" | "round" | "down" | "still";
interface Card {
  shape: keyof typeof HANDS;
  where: Where;
  move: Move;
  /** The question that sorts it out; nothing does the one that is looked for. */
  asked?: "shape" | "place" | "move";
}

const made = (shape: Card["shape"], where: Where, move: Move): Card => {
  const asked = shape !== "vee" ? "shape" : where !== "brow" ? "place" : move !== "side" ? "move" : null;
  return asked ? { shape, where, move, asked } : { shape, where, move };
};

export const CARDS: readonly Card[] = [
  made("flat", "chin", "down"),
  made("vee", "chest", "down"),
  made("point", "brow", "round"),
  made("horns", "chest", "side"),
  made("vee", "brow", "round"),
  made("fist", "chest", "round"),
  made("corner", "chin", "still"),
  made("little", "chin", "side"),
  made("vee", "brow", "side"),
  made("vee", "chin", "round"),
  made("flat", "brow", "side"),
  made("point", "chest", "down"),
];
export const FOUND = CARDS.findIndex(({ asked }) => !asked);

const PLACES: Record<Where, Point> = { brow: [20, -18], chin: [8, 12], chest: [10, 42] };
const arc = (x: number, y: number, r: number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / 8) * Math.PI) / 180;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
const tip = (x: number, y: number, turn: number): Shape =>
  place({ x, y, turn })(
    curve([
      [-7, -8, 1],
      [9, 0, 1],
      [-7, 8, 1],
    ]),
  );

/** The sign for a movement, around x,y. */
export function movement(p: Cel, put: Place, move: Move, x: number, y: number, tones: Tones): void {
  const paint = (shape: Shape): void => void p.paint(put(shape), tones);
  if (move === "side") {
    paint(
      stroke(
        [
          [x - 12, y],
          [x + 12, y],
        ],
        5,
      ),
    );
    paint(tip(x + 12, y, 0));
    paint(tip(x - 12, y, 180));
  } else if (move === "down") {
    paint(
      stroke(
        [
          [x, y - 16],
          [x, y + 14],
        ],
        5,
      ),
    );
    paint(tip(x, y + 16, 90));
  } else if (move === "round") {
    paint(stroke(arc(x, y, 14, -60, 210), 5));
    paint(tip(x - 12, y - 9, -62));
  }
}

/** One card: `over` 0 shows the sign, 1 the back; an open one lies large over the grid and its hand moves. */
export function card(p: Cel, index: number, over: number, found?: { open: number; move: number }): void {
  const { shape, where, move } = CARDS[index] as Card;
  const open = found?.open ?? 0;
  const home: Point = [
    LEFT + WIDTH / 2 + (index % COLUMNS) * (WIDTH + GAP),
    TOP + HEIGHT / 2 + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
  ];
  const to = {
    x: home[0] + (LEFT + (3 * WIDTH + 2 * GAP) / 2 - home[0]) * open,
    y: home[1] + (394 - home[1]) * open,
    size: 1 + 1.75 * open,
    turn: -4 * open,
  };
  const squash = Math.max(0.04, Math.abs(Math.cos(over * Math.PI)));
  const put = place({ ...to, squash });
  const face = rect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT);
  if (open) p.paint(place({ ...to, x: to.x + 12, y: to.y + 14 })(face), { violet: 1 });
  p.paint(put(face), LINE);
  const sheet = put(rect(-WIDTH / 2 + 4, -HEIGHT / 2 + 4, WIDTH - 8, HEIGHT - 8));
  if (over > 0.5) {
    p.paint(sheet, { violet: 0.55 });
    return;
  }
  p.paint(sheet, open ? { yellow: 0.28 } : {});
  p.paint(
    put(
      curve([
        [-82, 67, 1],
        [-77, 42],
        [-56, 30],
        [-36, 27],
        [-16, 30],
        [6, 42],
        [14, 67, 1],
      ]),
    ),
    { violet: 1 },
    sheet,
  );
  p.paint(put(rect(-45, 4, 18, 29)), SHADE);
  p.paint(put(ellipse(-36, -22, 33, 38)), LINE);
  p.paint(put(ellipse(-36, -20, 29, 34)), SKIN);
  p.paint(
    put(
      curve([
        [-66, -24, 1],
        [-64, -46],
        [-38, -60],
        [-10, -46],
        [-6, -24, 1],
        [-18, -36],
        [-36, -40],
        [-54, -36],
      ]),
    ),
    LINE,
  );
  for (const x of [-47, -27]) p.paint(put(ellipse(x, -20, 2.8, 3.4)), LINE);
  p.paint(
    put(
      stroke(
        [
          [-44, -3],
          [-36, 0],
          [-28, -3],
        ],
        3,
      ),
    ),
    LINE,
  );
  const [x, y] = PLACES[where];
  const sway = found ? 13 * found.move : 0;
  const [[hx, hy]] = put([[x + sway, y + 16]]) as [Point];
  const elbow: Point = [Math.max(x + 12, 26), 84];
  p.paint(put(stroke([elbow, [x + sway + 2, y + 22]], 22)), { violet: 1 }, sheet);
  hand(p, { x: hx, y: hy, size: 0.58 * to.size, turn: to.turn + sway, squash }, HANDS[shape], SKIN, LINE);
  movement(p, put, move, 56, where === "brow" ? 42 : -40, { pink: 1 });
}
