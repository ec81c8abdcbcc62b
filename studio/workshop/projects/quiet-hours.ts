/** A month of a library's noise as a blanket: thin rows are nights, thick rows are people, the thickest is Thursday at ten. */
import { blob, cut, line, rim, soft } from "../cast/pen.ts";
import { toad } from "../cast/toad.ts";
import { write } from "../lettering.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { place, type Shape } from "../shapes.ts";

const DARK: Tones = { teal: 1, pink: 1 };
const WOOL: readonly Tones[] = [{ teal: 1 }, { teal: 1, yellow: 1 }, {}, { yellow: 1 }, { pink: 1 }];

/** Rows from the chin down: how thick, and of which wool. */
const ROWS = [
  [34, 0],
  [22, 0],
  [20, 0],
  [26, 1],
  [40, 2],
  [52, 3],
  [44, 2],
  [26, 1],
  [20, 0],
  [20, 0],
  [24, 1],
  [46, 2],
  [128, 4],
  [48, 2],
  [28, 1],
  [20, 0],
  [20, 0],
  [22, 0],
  [28, 1],
  [50, 3],
  [42, 2],
  [30, 1],
  [20, 0],
  [20, 0],
  [22, 0],
  [30, 1],
] as const;
const GAUGE = 46;

/** How far the blanket is pushed up by who lies below. */
const hill = (x: number): number => 78 * Math.exp(-(((x - 800) / 430) ** 2)) + 10 * Math.sin(x / 130);

function stitch(x: number, y: number, height: number, gauge: number): Shape[] {
  const thick = height > 100 ? 44 : Math.min(24, 11 + height * 0.16);
  return [-1, 1].map((side) =>
    line(
      [
        x + side * (gauge * 0.42),
        y - height * 0.62 - 4,
        x + side * gauge * 0.25,
        y - height * 0.1,
        x,
        y + height * 0.42,
      ],
      (t) => thick * (0.72 + 0.5 * Math.sin(Math.PI * t)),
    ),
  );
}

function blanket(p: Picture): void {
  const top = Array.from({ length: 33 }, (_, i) => [i * 52 - 30, 560 - hill(i * 52 - 30)]).flat();
  p.paint(cut([...top, 1640, 1240, -40, 1240]), DARK);
  let y = 560;
  for (const [height, wool] of ROWS) {
    y += height / 2;
    const gauge = height > 100 ? GAUGE * 2.3 : GAUGE;
    for (let x = 0; x <= 1660; x += gauge)
      for (const leg of stitch(x, y - hill(x) * Math.max(0, 1 - (y - 560) / 700), height, gauge))
        p.paint(leg, WOOL[wool] ?? {});
    y += height / 2;
  }
}

function book(p: Picture, x: number, y: number, w: number, h: number, turn: number, tones: Tones): void {
  const put = place({ x, y, turn });
  p.paint(put(soft(-w / 2, -h / 2, w, h, 10)), DARK);
  p.paint(put(soft(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, 6)), tones);
  p.paint(
    put(
      cut([w / 2 - 12, -h / 2 + 14, w / 2 + 10, -h / 2 + 14, w / 2 + 10, h / 2 - 14, w / 2 - 12, h / 2 - 14]),
    ),
    {},
  );
  for (const at of [-0.36, -0.3, 0.24])
    p.paint(
      put(cut([w * at, -h / 2 + 7, w * at + 14, -h / 2 + 7, w * at + 14, h / 2 - 7, w * at, h / 2 - 7])),
      DARK,
    );
}

function cover(): Picture {
  const p = new Picture({
    name: "quiet-hours",
    inks: ["teal", "yellow", "pink"],
    width: 1600,
    height: 1200,
    screens: { teal: { kind: "dots", pitch: 9, angle: 30 } },
  });
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), { yellow: 1 });
  const r = random("library");
  for (let x = -40; x < 1620;) {
    const [w, h] = [between(r, 34, 78), between(r, 130, 220)];
    const lean = r() > 0.82 ? 26 : 0;
    p.print(rim(cut([x + lean, 236 - h, x + w + lean, 236 - h, x + w, 236, x, 236]), 6), { pink: 1 });
    if (w > 50)
      p.print(
        cut([
          x + w * 0.3 + lean * 0.7,
          236 - h * 0.78,
          x + w * 0.7 + lean * 0.7,
          236 - h * 0.78,
          x + w * 0.7 + lean * 0.5,
          236 - h * 0.6,
          x + w * 0.3 + lean * 0.5,
          236 - h * 0.6,
        ]),
        { pink: 1 },
      );
    x += w + (lean ? 40 : 9);
  }
  p.print(cut([-30, 240, 1630, 240, 1630, 262, -30, 262]), { pink: 1 });
  book(p, 820, 566, 1120, 106, 0, { pink: 1 });
  book(p, 770, 466, 1000, 94, -1.5, { teal: 1 });
  book(p, 846, 372, 900, 92, 1, {});
  toad(p, {
    at: { x: 800, y: 736, size: 6.1, turn: -3 },
    skin: { teal: 1, yellow: 1 },
    dark: DARK,
    belly: { teal: 0.4, yellow: 1 },
    eye: {},
    rim: { teal: 1, yellow: 1 },
    wart: DARK,
    lids: 0.98,
  });
  blanket(p);
  for (const side of [-1, 1]) {
    const x = 800 + side * 250;
    p.paint(
      blob([x - 70, 520, x - 50, 486, x, 474, x + 50, 486, x + 70, 520, x + 56, 560, x, 572, x - 56, 560]),
      DARK,
    );
    for (const toe of [-40, 0, 40])
      p.paint(line([x + toe * 0.8, 500, x + toe, 548], 32), { teal: 1, yellow: 1 });
  }
  for (const [x, y, size] of [
    [1120, 330, 0.9],
    [1206, 236, 1.3],
    [1330, 130, 1.8],
  ] as const)
    for (const shape of write("z", { x, y, size, turn: 8 }, 16)) p.paint(shape, DARK);
  return p;
}

export const pictures = { "quiet-hours": cover };
