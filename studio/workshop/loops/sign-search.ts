/** A search for a sign by what it looks like: hand shape, place, movement; each narrows a grid of drawn signs until one is left. */
import { sparkle } from "../cast/scenery.ts";
import { ellipse, place, rect } from "../shapes.ts";
import { Cel, cycle, type Loop } from "./cel.ts";
import { card, CARDS, COLUMNS, FOUND } from "./sign-cards.ts";
import { HANDS, between } from "./hands.ts";
import { searchBar, signer } from "./sign-signer.ts";

const DRAWINGS = 64;
/** When each of the three things asked narrows the grid, in drawings. */
const ASKED = { shape: 13, place: 26, move: 41 };
const [OPENS, CLOSES, FRESH] = [45, 57, 59];
const at = (drawing: number): number => drawing / DRAWINGS;

/** The big hand: how far it has taken the shape, how far it is raised to the brow, and how far it swings. */
const formed = cycle([
  [at(5), 0],
  [at(9), 1],
  [at(57), 1],
  [at(61), 0],
]);
const raised = cycle([
  [at(18), 0],
  [at(23), 1],
  [at(55), 1],
  [at(60), 0],
]);
const moves = (drawing: number): number =>
  drawing >= 31 && drawing < 55 ? Math.sin(((drawing - 31) / 8) * 2 * Math.PI) : 0;

/** How far a card has turned over: 0 shows its sign, 1 its back. */
function turned(index: number, drawing: number): number {
  const { asked } = CARDS[index] as (typeof CARDS)[number];
  if (!asked) return 0;
  const sweep = (index % COLUMNS) * 0.7 + Math.floor(index / COLUMNS) * 0.6;
  const away = (drawing - ASKED[asked] - sweep) / 2.4;
  const back = (drawing - FRESH - sweep * 0.5) / 2;
  return Math.max(0, Math.min(1, away)) - Math.max(0, Math.min(1, back));
}

function draw(drawing: number, zoom = 1): Cel {
  const pitch = (pixels: number): number => pixels * zoom;
  const p = new Cel(
    {
      name: "sign-search",
      inks: ["violet", "pink", "yellow"],
      wobble: 0.55,
      screens: {
        violet: { kind: "dots", pitch: pitch(10.5), angle: 45 },
        pink: { kind: "dots", pitch: pitch(10.5), angle: 75 },
        yellow: { kind: "dots", pitch: pitch(12), angle: 15 },
      },
    },
    drawing,
    zoom,
  );
  const t = at(drawing);
  p.paint(rect(-30, -30, 446, 780), { pink: 1 });
  p.paint(ellipse(196, 262, 172, 176), { pink: 1, yellow: 0.5 }, rect(-30, -30, 446, 780));
  const asked = Object.values(ASKED).filter((when) => drawing >= when - 3 && drawing < FRESH).length;
  searchBar(p, asked);
  CARDS.forEach((_, index) => {
    if (index !== FOUND || drawing < OPENS || drawing >= CLOSES + 2) card(p, index, turned(index, drawing));
  });
  const blink = [3, 28, 29, 49, 60].includes(drawing);
  signer(p, {
    blink,
    hand: between(HANDS.flat, HANDS.vee, formed(t)),
    raised: raised(t),
    move: moves(drawing),
  });
  if (drawing >= OPENS && drawing < CLOSES + 2) {
    const k = Math.min(1, (drawing - OPENS + 1) / 3, (CLOSES + 2 - drawing) / 3);
    card(p, FOUND, 0, { open: k * k * (3 - 2 * k), move: moves(drawing) });
    if (k === 1) flashes(p, drawing);
  }
  return p;
}

function flashes(p: Cel, drawing: number): void {
  const spots = [
    [474, 196],
    [884, 214],
    [902, 560],
    [468, 602],
    [678, 132],
  ] as const;
  spots.forEach(([x, y], i) => {
    const turn = place({ x, y, turn: (drawing % 2) * 24 });
    p.paint(turn(sparkle(0, 0, 26 + 14 * ((drawing + i) % 3))), { pink: 1 });
  });
}

export const loop: Loop = { drawings: DRAWINGS, draw, still: 50 };
