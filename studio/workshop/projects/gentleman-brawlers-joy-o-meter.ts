/** Gentleman Brawlers Joy-O-Meter: a dial with a moustache whose needle has punched through the end of the scale. */
import { sparkle } from "../cast/scenery.ts";
import { blob, cut, line, rim } from "../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, stroke, type Point, type Shape } from "../shapes.ts";

const NIGHT: Tones = { violet: 1, pink: 1 };
const [CX, CY] = [760, 660];
/** A point on the dial: degrees from the top, clockwise. */
const at = (degrees: number, radius: number): readonly [number, number] => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [CX + Math.cos(a) * radius, CY + Math.sin(a) * radius];
};
const arc = (from: number, to: number, radius: number): Shape =>
  Array.from({ length: 25 }, (_, i): Point => at(from + ((to - from) * i) / 24, radius));

function scale(p: Picture): void {
  [-108, -72, -36, 0, 36, 72, 108].forEach((degrees, i) => {
    const put = place({ x: at(degrees, 322)[0], y: at(degrees, 322)[1], turn: degrees });
    p.print(put(line([0, -62, 0, -30], 13)), NIGHT);
    // from a sour mouth to a wide one
    const bend = (i - 3) * 10;
    const mouth = line(
      [-32, 6 - bend * 0.6, -18, 6 + bend * 0.3, 0, 6 + bend * 0.6, 18, 6 + bend * 0.3, 32, 6 - bend * 0.6],
      11,
    );
    if (i < 6) p.print(put(mouth), i > 3 ? { pink: 1 } : NIGHT);
    for (const k of [-12, 12])
      if (i < 6)
        p.print(
          place({ x: at(degrees + k, 358)[0], y: at(degrees + k, 358)[1], turn: degrees + k })(
            line([0, -20, 0, 0], 7),
          ),
          NIGHT,
        );
  });
  p.print(stroke(arc(20, 118, 398), 22), { pink: 1 });
}

function face(p: Picture): void {
  for (const side of [-1, 1]) {
    const [x, y] = [CX + side * 122, CY - 96];
    p.paint(ellipse(x, y, 62, 66), {});
    p.print(rim(ellipse(x, y, 62, 66), 10), NIGHT);
    p.print(ellipse(x + 22, y + 14, 27, 30), NIGHT);
    p.paint(ellipse(x + 30, y + 4, 8), {});
    p.print(
      line(
        [x - 66, y - 92 - side * 12, x, y - 118 - side * 4, x + 66, y - 92 + side * 10],
        (t) => 12 + 16 * Math.sin(t * 3.1),
      ),
      NIGHT,
    );
  }
  p.paint(rim(ellipse(CX + 122, CY - 96, 84, 88), 17), { pink: 1 });
  p.paint(line([CX + 196, CY - 40, CX + 232, CY + 60, CX + 206, CY + 170, CX + 250, CY + 270], 8), {
    pink: 1,
  });
  for (const side of [-1, 1])
    p.paint(
      place({ x: CX, y: CY + 118, flip: side < 0 })(
        blob([
          -4, -34, 60, -50, 140, -26, 214, 22, 262, 8, 270, -46, 238, -60, 292, -76, 318, -10, 276, 62, 190,
          84, 90, 66, 0, 20,
        ]),
      ),
      NIGHT,
    );
  p.print(
    line([CX - 70, CY + 236, CX, CY + 262, CX + 76, CY + 232], (t) => 8 + 14 * Math.sin(t * 3.1)),
    NIGHT,
  );
}

function hat(p: Picture): void {
  const put = place({ x: CX - 26, y: CY - 420, turn: -8 });
  p.paint(
    put(blob([-236, 40, -252, -110, -190, -250, 0, -302, 190, -250, 252, -110, 236, 40, 0, 70])),
    NIGHT,
  );
  p.paint(put(blob([-240, -34, 0, 6, 240, -34, 240, 34, 0, 70, -240, 34])), { pink: 1 });
  p.paint(
    put(
      blob([
        -430, -34, -330, 16, -150, 46, 0, 52, 150, 46, 330, 16, 430, -34, 404, 50, 250, 96, 0, 110, -250, 96,
        -404, 50,
      ]),
    ),
    NIGHT,
  );
  p.paint(put(line([-180, -120, -150, -200, -86, -244], 14)), { violet: 1 });
}

function needle(p: Picture): void {
  const put = place({ x: CX, y: CY + 26, turn: 9 });
  const zigzag = Array.from({ length: 12 }, (_, i): Point => [60 + i * 31, i % 2 ? 26 : -26, 1]);
  p.paint(put(stroke(zigzag, 26)), NIGHT);
  p.paint(put(stroke(zigzag, 11)), { pink: 1 });
  p.paint(put(cut([396, -66, 470, -78, 470, 78, 396, 66])), {});
  p.print(put(rim(cut([396, -66, 470, -78, 470, 78, 396, 66]), 9)), NIGHT);
  const glove = put(
    blob([466, -86, 520, -128, 620, -150, 716, -112, 752, -10, 716, 88, 620, 126, 520, 110, 466, 84]),
  );
  p.paint(glove, { pink: 1 });
  p.print(put(blob([470, 60, 600, 96, 740, 40, 770, 120, 600, 170, 460, 130])), { violet: 0.5 }, glove);
  const thumb = put(blob([506, -86, 540, -166, 620, -190, 668, -150, 650, -96, 596, -86, 560, -50]));
  p.paint(thumb, { pink: 1 });
  p.print(rim(glove, 10), NIGHT);
  p.paint(thumb, { pink: 1 });
  p.print(rim(thumb, 10), NIGHT);
  p.paint(put(line([690, -60, 712, -10, 704, 34], 14)), {});
  p.paint(put(ellipse(0, 0, 74)), { pink: 1 });
  p.print(put(rim(ellipse(0, 0, 74), 11)), NIGHT);
  p.paint(put(line([-42, -14, -22, -40, 4, -46], 12)), {});
}

function cover(): Picture {
  const p = new Picture({
    name: "gentleman-brawlers-joy-o-meter",
    inks: ["violet", "pink", "yellow"],
    width: 1600,
    height: 1200,
    screens: { violet: { kind: "dots", pitch: 17, angle: 45 } },
  });
  const r = random(p.name);
  p.print(cut([-20, -20, 1620, -20, 1620, 1220, -20, 1220]), { violet: 1 });
  for (const [top, left, right] of [
    [120, -420, 60],
    [1180, 1180, 1560],
    [1500, 1500, 2000],
    [-80, 200, 620],
  ] as const)
    p.paint(cut([top - 30, -20, top + 30, -20, right, 1220, left, 1220]), { violet: 0.84 });
  for (let i = 0; i < 46; i++) {
    const [x, y] = [between(r, 20, 1580), between(r, 20, 1000)];
    if (Math.hypot(x - CX, y - CY) > 560)
      p.paint(
        place({ x, y, turn: between(r, 0, 180) })(cut([-14, -8, 14, -8, 14, 8, -14, 8])),
        i % 3 ? { yellow: 1 } : { pink: 1 },
      );
  }
  p.print(ellipse(CX + 24, CY + 30, 506), { pink: 0.8 });
  p.paint(ellipse(CX, CY, 500), NIGHT);
  for (let i = 0; i < 40; i++) p.paint(ellipse(...at(i * 9, 464), 15), i < 14 || i > 27 ? { yellow: 1 } : {});
  p.paint(ellipse(CX, CY, 424), { yellow: 1 });
  scale(p);
  face(p);
  hat(p);
  // where it went through the rim
  const [bx, by] = at(100, 452);
  p.paint(
    Array.from({ length: 18 }, (_, i): Point => {
      const a = (i / 18) * Math.PI * 2;
      const radius = i % 2 ? 96 : between(r, 150, 200);
      return [bx + Math.cos(a) * radius, by + Math.sin(a) * radius, 1];
    }),
    {},
  );
  needle(p);
  p.paint(sparkle(1500, 560, 66), { yellow: 1 });
  p.paint(sparkle(1400, 960, 44), { yellow: 1 });
  // the room
  p.paint(cut([-20, 1170, 1620, 1170, 1620, 1240, -20, 1240]), NIGHT);
  for (let i = 0; i < 15; i++) {
    const x = -20 + i * 118 + between(r, -24, 24);
    const lift = Math.abs(i - 7) * 9 + between(r, 0, 50);
    p.paint(line([x, 1240, x + between(r, -12, 12), 1160, x + between(r, -20, 20), 1076 + lift], 44), NIGHT);
    p.paint(ellipse(x, 1074 + lift, 36, 38), NIGHT);
    for (const lean of [-34, -12, 12, 34])
      p.paint(place({ x, y: 1066 + lift, turn: lean })(line([0, 0, 0, -60], 17)), NIGHT);
    p.paint(ellipse(x + 59, 1192, 52, 62), NIGHT);
  }
  return p;
}

export const pictures = { "gentleman-brawlers-joy-o-meter": cover };
