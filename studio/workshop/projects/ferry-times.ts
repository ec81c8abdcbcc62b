/** Ferry Times: an island is the middle of a clock, and two ferries are its hands. */
import { blob, bow, cut, line, rim, soft } from "../cast/pen.ts";
import { toadstool } from "../cast/toadstool.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, rect, stroke, type Point } from "../shapes.ts";
import { noise } from "@toadstool/stage/seeded";

const NAVY: Tones = { teal: 1, pink: 1 };
const RED: Tones = { pink: 1, yellow: 1 };
const [CX, CY] = [800, 620];

function sea(p: Picture): void {
  const swell = noise(77);
  for (let ring = 0; ring < 18; ring++) {
    const radius = 256 + ring * 54;
    const circle = Array.from({ length: 121 }, (_, i): Point => {
      const a = (i / 120) * Math.PI * 2;
      const wave = 14 * Math.sin(a * (10 + ring * 2)) * swell(Math.cos(a) * 3 + ring, Math.sin(a) * 3);
      return [CX + Math.cos(a) * (radius + wave) * 1.05, CY + Math.sin(a) * (radius + wave) * 0.94];
    });
    p.print(
      stroke(
        circle,
        (t) => 9 + 24 * Math.abs(swell(Math.cos(t * 6.283) * 2 + ring * 0.3, Math.sin(t * 6.283) * 2)),
      ),
      { teal: 1 },
    );
  }
}

/** From the island outward: the wake is the hand, the ship its tip. */
function ferry(p: Picture, degrees: number, length: number, size: number, hull: Tones): void {
  const put = place({ x: CX, y: CY, turn: degrees });
  p.paint(
    put(
      blob([
        -10,
        -150,
        -34,
        -length * 0.6,
        -64 * size,
        -length + 60,
        64 * size,
        -length + 60,
        34,
        -length * 0.6,
        10,
        -150,
      ]),
    ),
    {},
  );
  for (const side of [-1, 1])
    p.print(put(line([side * 6, -190, side * 30, -length * 0.6, side * 58 * size, -length + 70], 9)), {
      teal: 1,
    });
  for (let k = 0; k < 6; k++)
    p.print(
      put(
        bow(
          -14 - k * 3,
          -230 - k * (length - 320) * 0.15,
          14 + k * 3,
          -230 - k * (length - 320) * 0.15,
          -12,
          7,
        ),
      ),
      { teal: 1 },
    );
  const ship = (flat: number[]): number[] => flat.map((v, i) => (i % 2 ? v * size - length : v * size));
  const outline = put(blob(ship([0, -120, 46, -60, 58, 20, 52, 104, 0, 116, -52, 104, -58, 20, -46, -60])));
  p.paint(place({ x: 12, y: 16 })(outline), NAVY);
  p.paint(outline, hull);
  p.print(rim(outline, 9), NAVY);
  p.paint(put(cut(ship([-34, -30, 34, -30, 38, 84, -38, 84]))), {});
  p.print(put(rim(cut(ship([-34, -30, 34, -30, 38, 84, -38, 84])), 7)), NAVY);
  p.paint(put(cut(ship([-30, -46, 30, -46, 24, -20, -24, -20]))), NAVY);
  const [, , ...rest] = ship([0, 0, 0, 40]);
  p.paint(put(ellipse(rest[0] as number, rest[1] as number, 21 * size)), RED);
  p.print(put(rim(ellipse(rest[0] as number, rest[1] as number, 21 * size), 7)), NAVY);
}

function island(p: Picture): void {
  const shore = curve(
    [0, 26, -12, 18, -20, 10, 30, -16, 12, -8, 24, -22, 8, 20, -10].map((bay, i): Point => {
      const a = (i / 15) * Math.PI * 2;
      return [CX + Math.cos(a) * (232 + bay) * 1.06, CY + 30 + Math.sin(a) * (232 + bay) * 0.84];
    }),
  );
  p.paint(place({ x: 0, y: 18 })(shore), NAVY);
  p.paint(shore, {});
  p.paint(place({ x: CX, y: CY + 20, size: 0.9 })(place({ x: -CX, y: -CY - 30 })(shore)), { yellow: 1 });
  p.print(
    blob([
      CX - 200,
      CY + 50,
      CX - 90,
      CY - 40,
      CX + 10,
      CY - 10,
      CX + 120,
      CY - 70,
      CX + 214,
      CY + 30,
      CX + 120,
      CY + 150,
      CX - 110,
      CY + 160,
    ]),
    { teal: 0.6 },
  );
  const house = (x: number, y: number, w: number): void => {
    p.paint(rect(x - w / 2, y - w * 0.7, w, w * 0.7), {});
    p.print(rim(rect(x - w / 2, y - w * 0.7, w, w * 0.7), 6), NAVY);
    p.paint(cut([x - w * 0.66, y - w * 0.64, x, y - w * 1.24, x + w * 0.66, y - w * 0.64]), RED);
    p.print(rim(cut([x - w * 0.66, y - w * 0.64, x, y - w * 1.24, x + w * 0.66, y - w * 0.64]), 6), NAVY);
    p.print(rect(x - w * 0.12, y - w * 0.36, w * 0.24, w * 0.36), NAVY);
  };
  house(CX - 116, CY + 60, 70);
  house(CX - 30, CY + 120, 78);
  house(CX + 156, CY + 84, 58);
  toadstool(p, {
    at: { x: CX + 50, y: CY + 62, size: 1.9 },
    cap: RED,
    spots: {},
    stem: {},
    shade: { teal: 0.7 },
  });
  // a sheep holding a telephone up, to no avail
  const put = place({ x: CX - 58, y: CY - 40, size: 1.15 });
  for (const x of [-20, 18]) p.print(put(line([x, 10, x, 40], 9)), NAVY);
  p.paint(put(blob([-46, 0, -40, -30, -14, -40, 14, -40, 42, -28, 46, 2, 24, 20, -24, 20])), {});
  p.print(put(rim(blob([-46, 0, -40, -30, -14, -40, 14, -40, 42, -28, 46, 2, 24, 20, -24, 20]), 7)), NAVY);
  p.paint(put(ellipse(-50, -28, 21, 17)), NAVY);
  p.print(put(line([-38, -10, -62, -52, -66, -76], 9)), NAVY);
  p.paint(put(soft(-82, -124, 34, 54, 7)), { pink: 1 });
  p.print(put(rim(soft(-82, -124, 34, 54, 7), 6)), NAVY);
}

function cover(): Picture {
  const p = new Picture({
    name: "ferry-times",
    inks: ["teal", "pink", "yellow"],
    width: 1600,
    height: 1200,
    wobble: 0.7,
    screens: { teal: { kind: "dots", pitch: 15, angle: 30 } },
  });
  sea(p);
  // twelve buoys; the sea keeps the hours in between
  for (let hour = 0; hour < 12; hour++) {
    const a = (hour * 30 * Math.PI) / 180;
    const [x, y] = [CX + Math.sin(a) * 556 * 1.06, CY - Math.cos(a) * 520];
    const big = hour % 3 === 0 ? 1.5 : 1;
    const put = place({ x, y, size: big, turn: (hour % 5) * 8 - 16 });
    p.paint(ellipse(x, y, 62 * big, 50 * big), {});
    p.paint(put(blob([-32, 4, 0, -10, 32, 4, 26, 28, 0, 34, -26, 28])), hour % 3 ? { yellow: 1 } : RED);
    p.paint(put(cut([-18, 2, 18, 2, 8, -46, -8, -46])), hour % 3 ? RED : { yellow: 1 });
    p.print(put(rim(blob([-32, 4, 0, -10, 32, 4, 26, 28, 0, 34, -26, 28]), 6)), NAVY);
    p.print(put(ellipse(0, -50, 10)), NAVY);
  }
  ferry(p, -58, 392, 0.86, { yellow: 1 });
  ferry(p, 64, 520, 1.14, RED);
  island(p);
  // gulls are the only traffic reports
  for (const [x, y, s, turn] of [
    [170, 210, 1.5, -8],
    [1420, 180, 1.2, 14],
    [1330, 1080, 1.4, -12],
    [260, 1010, 1.1, 8],
  ] as const) {
    const put = place({ x, y, size: s, turn });
    const bird = put(
      blob([
        -96, -20, -50, -44, -10, -12, 0, -22, 12, -12, 54, -46, 98, -24, 50, -20, 20, 14, 0, 34, -18, 14, -52,
        -18,
      ]),
    );
    p.print(place({ x: 26, y: 44 })(bird), { teal: 1 });
    p.paint(bird, {});
    p.print(rim(bird, 7), NAVY);
    p.paint(put(cut([-8, -22, 8, -22, 0, -42])), RED);
  }
  return p;
}

export const pictures = { "ferry-times": cover };
