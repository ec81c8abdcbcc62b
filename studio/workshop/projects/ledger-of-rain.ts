/** Ledger of Rain: every day is entered from the top, and the bookkeeper has brought an umbrella. */
import { snail } from "../cast/others.ts";
import { blob, bow, line, rim } from "../cast/pen.ts";
import { between, noise, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, stroke, type Point } from "../shapes.ts";

const BLUE: Tones = { teal: 1, violet: 1 };
const [UX, UY, SPAN] = [1010, 690, 330];

/** The top of the umbrella over a place, or nothing. */
const canopy = (x: number): number | undefined =>
  Math.abs(x - UX) < SPAN ? UY - 214 * Math.sqrt(1 - ((x - UX) / SPAN) ** 2) : undefined;

function days(p: Picture): void {
  const r = random("a year of rain");
  const season = noise(12);
  for (let day = 0; day < 88; day++) {
    const x = 176 + day * 16.1;
    const wet = Math.max(
      0,
      0.5 + 0.42 * Math.cos((day / 88) * Math.PI * 2) + 0.42 * season(day / 5, 3) + between(r, -0.16, 0.16),
    );
    let end = 130 + wet * 900;
    const dry = canopy(x);
    const stopped = dry !== undefined && end > dry - 30;
    if (stopped) end = dry - 16;
    const width = between(r, 7.6, 10);
    const tones: Tones = wet > 0.75 ? BLUE : wet > 0.4 ? { violet: 1 } : { teal: 1 };
    p.print(
      stroke(
        [
          [x, 112],
          [x + between(r, -2, 2), (112 + end) / 2],
          [x, end],
        ],
        width,
      ),
      tones,
    );
    if (stopped && day % 2)
      for (const side of [-1, 1]) p.print(bow(x, dry - 10, x + side * 16, dry - 30, side * 5, 4), BLUE);
    else if (!stopped && wet > 0.1 && day % 3 === 0)
      p.print(place({ x, y: end + 22 })(blob([0, -24, 8, -4, 10, 6, 0, 14, -10, 6, -8, -4])), tones);
  }
}

function umbrella(p: Picture): void {
  p.paint(line([UX + 4, UY - 20, UX + 10, UY + 150, UX + 6, UY + 290], 14), BLUE);
  const dome: Point[] = Array.from({ length: 41 }, (_, i): Point => {
    const x = UX - SPAN + (i / 40) * SPAN * 2;
    return [x, canopy(x) ?? UY];
  });
  const hem: Point[] = Array.from({ length: 41 }, (_, i): Point => {
    const t = 1 - i / 40;
    return [UX - SPAN + t * SPAN * 2, UY - 34 * Math.abs(Math.sin(t * Math.PI * 5))];
  });
  const cloth = [...dome, ...hem];
  p.paint(cloth, { pink: 1 });
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    p.print(bow(UX, UY - 214, UX + k * SPAN, UY, -k * 74, 7), { violet: 1 }, cloth);
  p.print(
    blob([UX + 60, UY - 240, UX + 400, UY - 120, UX + 340, UY + 20, UX + 130, UY + 10, UX + 140, UY - 110]),
    { violet: 0.45 },
    cloth,
  );
  p.print(rim(cloth, 9), BLUE);
  p.paint(line([UX, UY - 212, UX, UY - 246], 14), BLUE);
}

function bookkeeper(p: Picture): void {
  snail(p, {
    at: { x: UX + 70, y: 1060, size: 2.5, flip: true },
    shell: { pink: 1 },
    body: BLUE,
    line: BLUE,
  });
  const [x, y] = [UX + 80, 965];
  const coil = Array.from({ length: 34 }, (_, i): Point => {
    const a = 0.9 + (i / 33) * Math.PI * 4.2;
    return [x + Math.cos(a) * 66 * (1 - i / 38), y + Math.sin(a) * 62 * (1 - i / 38)];
  });
  p.paint(stroke(coil, 9), {});
  // its eyes, and the pen it leads
  for (const [ex, ey] of [
    [UX - 42, 888],
    [UX - 82, 892],
  ] as const) {
    p.paint(ellipse(ex, ey, 17), {});
    p.print(rim(ellipse(ex, ey, 17), 6), BLUE);
    p.print(ellipse(ex - 6, ey + 5, 7), BLUE);
  }
  const quill = place({ x: UX - 236, y: 1060, turn: -24 });
  p.print(quill(line([0, 0, 0, -130], 6)), BLUE);
  p.paint(quill(blob([0, -60, 34, -110, 40, -190, 6, -260, -26, -190, -20, -110])), { pink: 1 });
  p.print(quill(rim(blob([0, -60, 34, -110, 40, -190, 6, -260, -26, -190, -20, -110]), 6)), BLUE);
  p.print(quill(line([0, -70, 4, -230], 5)), BLUE);
}

function cover(): Picture {
  const p = new Picture({
    name: "ledger-of-rain",
    inks: ["violet", "teal", "pink"],
    width: 1600,
    height: 1200,
    screens: { violet: { kind: "lines", pitch: 15, angle: 64 } },
  });
  for (let y = 112; y < 1200; y += 59) p.print(line([-20, y, 800, y + 2, 1620, y], 3), { teal: 1 });
  for (const x of [120, 138]) p.print(line([x, -20, x + 2, 600, x, 1220], 5), { pink: 1 });
  p.print(rect(-20, 96, 1640, 12), BLUE);
  // a column for each month
  for (let month = 0; month < 12; month++) {
    const x = 226 + month * 118;
    const sun = Math.max(0.2, 0.5 - 0.5 * Math.cos((month / 11.5) * Math.PI * 2));
    p.print(ellipse(x, 52, 12 + sun * 17), { pink: 1 });
    if (sun < 0.5)
      p.paint(blob([x - 36, 62, x - 26, 44, x - 6, 42, x + 10, 34, x + 26, 50, x + 34, 66, x, 72]), {
        teal: 1,
        violet: sun < 0.3 ? 1 : 0,
      });
  }
  for (let i = 0; i < 8; i++) p.paint(ellipse(56, 90 + i * 150, 24), { violet: 1 });
  days(p);
  // the balance
  const puddle = blob([
    170, 1130, 420, 1086, 700, 1096, 860, 1066, 1200, 1060, 1420, 1084, 1600, 1070, 1660, 1240, 150, 1240,
  ]);
  p.paint(puddle, { teal: 1 });
  for (const [x, y, w] of [
    [330, 1140, 130],
    [560, 1176, 170],
    [1330, 1140, 150],
    [860, 1150, 100],
  ] as const)
    p.paint(bow(x, y, x + w, y, 10, 9), {});
  p.print(ellipse(UX + 20, 1066, 250, 22), { violet: 1 }, puddle);
  umbrella(p);
  bookkeeper(p);
  const boat = place({ x: 420, y: 1116, turn: -5, size: 1.3 });
  p.paint(
    boat([
      [-90, -34, 1],
      [90, -34, 1],
      [52, 14, 1],
      [-56, 14, 1],
    ]),
    {},
  );
  p.paint(
    boat([
      [-44, -34, 1],
      [0, -104, 1],
      [44, -34, 1],
    ]),
    {},
  );
  p.print(
    boat(
      rim(
        [
          [-90, -34, 1],
          [0, -34, 1],
          [90, -34, 1],
          [52, 14, 1],
          [-56, 14, 1],
        ],
        6,
      ),
    ),
    BLUE,
  );
  p.print(
    boat(
      stroke(
        [
          [-44, -34, 1],
          [0, -104, 1],
          [44, -34, 1],
        ],
        6,
      ),
    ),
    BLUE,
  );
  for (const y of [-24, -10]) p.print(boat(line([-60, y, 60, y], 3)), { teal: 0.8 });
  return p;
}

export const pictures = { "ledger-of-rain": cover };
