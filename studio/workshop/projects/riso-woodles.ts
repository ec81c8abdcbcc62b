/** Riso Woodles: a wood in two inks, where the hare has left its outline behind. */
import { blob, bow, cut, line, rim } from "../cast/pen.ts";
import { tuft } from "../cast/scenery.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, type Place, type Shape } from "../shapes.ts";

const FLAT: Tones = { pink: 1 };
const LINE: Tones = { teal: 1 };

/** One creature: its flat in pink, its lines in teal somewhere near. */
class Woodle {
  readonly #p: Picture;
  readonly #flat: Place;
  readonly #line: Place;
  constructor(p: Picture, at: Parameters<typeof place>[0], drift: readonly [x: number, y: number]) {
    this.#p = p;
    this.#flat = place(at);
    this.#line = place({ ...at, x: at.x + drift[0], y: at.y + drift[1] });
  }
  body(...shapes: Shape[]): this {
    for (const shape of shapes) this.#p.paint(this.#flat(shape), FLAT);
    for (const shape of shapes) this.#p.print(this.#line(rim(shape, 9)), LINE);
    return this;
  }
  spot(...shapes: Shape[]): this {
    for (const shape of shapes) this.#p.paint(this.#flat(shape), {});
    for (const shape of shapes) this.#p.print(this.#line(rim(shape, 6)), LINE);
    return this;
  }
  ink(...shapes: Shape[]): this {
    for (const shape of shapes) this.#p.print(this.#line(shape), LINE);
    return this;
  }
}

function owl(p: Picture): void {
  const o = new Woodle(p, { x: 404, y: 560, size: 1.15 }, [-22, 16]);
  o.body(
    blob([
      0, 10, -110, -20, -138, -160, -120, -290, -140, -360, -70, -330, 0, -340, 70, -330, 140, -360, 120,
      -290, 138, -160, 110, -20,
    ]),
  );
  o.spot(ellipse(-58, -246, 56), ellipse(58, -246, 56));
  o.ink(ellipse(-46, -240, 22), ellipse(46, -240, 22), cut([-18, -206, 18, -206, 0, -166]));
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 5 - (row % 2); k++)
      o.ink(
        bow(
          -84 + k * 34 + (row % 2) * 17,
          -136 + row * 34,
          -58 + k * 34 + (row % 2) * 17,
          -136 + row * 34,
          -16,
          7,
        ),
      );
  for (const x of [-44, -22, 26, 48]) o.ink(line([x, 0, x, 34], 11));
}

function fox(p: Picture): void {
  const f = new Woodle(p, { x: 742, y: 1106, size: 1.3 }, [20, -18]);
  f.body(
    blob([80, 0, 200, -10, 300, -90, 316, -190, 270, -250, 246, -170, 190, -110, 100, -90]),
    blob([-90, 4, -100, -90, -60, -190, 0, -230, 80, -150, 116, -40, 90, 6]),
    cut([-126, -330, -104, -430, -46, -366, 24, -366, 84, -430, 100, -326, 30, -226, -14, -184, -60, -226]),
  );
  f.spot(
    cut([-110, -312, -40, -270, -14, -192, -56, -232]),
    cut([86, -312, 14, -270, -14, -192, 28, -232]),
    blob([270, -250, 318, -190, 300, -120, 262, -176]),
  );
  f.ink(
    bow(-70, -312, -34, -312, -12, 10),
    bow(8, -312, 46, -312, -12, 10),
    ellipse(-14, -196, 16, 13),
    line([-30, 0, -34, -80, -20, -130], 8),
    line([20, 0, 26, -80, 14, -130], 8),
  );
}

function hedgehog(p: Picture): void {
  const h = new Woodle(p, { x: 1330, y: 1120, size: 1.25 }, [-16, 22]);
  h.body(
    blob([-150, 0, -190, -40, -234, -46, -206, -86, -130, -130, -40, -184, 70, -176, 150, -100, 160, 0]),
  );
  for (let i = 0; i < 34; i++) {
    const a = Math.PI * (0.03 + (i % 17) * 0.042);
    const radius = i < 17 ? 128 : 78;
    const [x, y] = [30 + Math.cos(a) * radius, -28 - Math.sin(a) * radius * 0.86];
    h.ink(line([x, y, x + Math.cos(a) * 58, y - Math.sin(a) * 52], (t) => 12 - 9 * t));
  }
  h.ink(ellipse(-230, -48, 14, 12), ellipse(-166, -74, 11), bow(-206, -30, -170, -24, -8, 6));
  for (const x of [-110, -60, 60, 110]) h.ink(line([x, -4, x - 6, 22], 15));
  h.spot(ellipse(40, -206, 40, 36));
  h.ink(line([40, -240, 48, -268], 7));
}

/** Its flat has run; its lines have not noticed. */
function hare(p: Picture): void {
  const shapes = [
    blob([-150, -20, -166, -80, -110, -150, -10, -160, 70, -196, 110, -150, 90, -80, 110, -10, 60, 4]),
    blob([60, -190, 96, -260, 160, -270, 204, -226, 190, -186, 130, -160, 84, -160]),
    blob([96, -250, 50, -330, 30, -410, 60, -420, 100, -350, 124, -262]),
    blob([124, -258, 110, -340, 120, -430, 152, -426, 160, -340, 152, -262]),
    ellipse(-158, -86, 34),
  ];
  const flat = place({ x: 1340, y: 640, size: 1.16, turn: -10 });
  for (const shape of shapes) p.paint(flat(shape), FLAT);
  const legs = [
    -150, -30, -193, 20, -236, 40, -80, -30, -115, 30, -150, 50, 70, -30, 180, 10, 92, -30, 220, -30,
  ];
  for (const [i, from] of [0, 6, 12, 16].entries())
    p.paint(flat(line(legs.slice(from, from + (i < 2 ? 6 : 4)), 32)), FLAT);
  for (const k of [0, 1, 2])
    p.paint(flat(line([-230 - k * 16, -60 - k * 46, -330 - k * 30, -50 - k * 46], 12)), FLAT);
  const outline = place({ x: 880, y: 700, size: 1.16 });
  for (const shape of shapes) {
    p.paint(outline(shape), {});
    p.print(outline(rim(shape, 9)), LINE);
  }
  p.print(outline(ellipse(152, -226, 13)), LINE);
  p.print(outline(bow(196, -206, 176, -188, 6, 7)), LINE);
  p.print(outline(bow(-60, -10, -20, -90, 40, 8)), LINE);
  for (const y of [-8, 2, 12]) p.print(outline(line([186, -204 + y * 0.4, 246, -208 + y * 1.6], 4)), LINE);
}

function cover(): Picture {
  const p = new Picture({
    name: "riso-woodles",
    inks: ["teal", "pink"],
    width: 1600,
    height: 1200,
    slip: 2,
    screens: { pink: { kind: "dots", pitch: 20, angle: 75 }, teal: { kind: "lines", pitch: 12, angle: 80 } },
  });
  const r = random(p.name);
  // trunks, near and far
  for (const [x, w, far] of [
    [250, 70, 1],
    [620, 56, 1],
    [1500, 80, 1],
    [20, 150, 0],
    [1110, 110, 1],
  ] as const) {
    p.print(rect(x, -20, w, 1150), { pink: far ? 0.16 : 0.3 });
    for (const side of [0, 1])
      p.print(
        line([x + side * w + 18, -20, x + side * w + 12, 500, x + side * w + 22, 1120], far ? 5 : 8),
        LINE,
      );
    for (let i = 0; i < (far ? 9 : 18); i++) {
      const y = between(r, 20, 1080);
      p.print(
        bow(x + 24, y, x + 24 + w * between(r, 0.3, 0.7), y + between(r, -8, 8), 10, far ? 4 : 6),
        LINE,
      );
    }
  }
  p.print(
    line([90, 640, 260, 604, 460, 600, 640, 560], (t) => 46 - 30 * t),
    { pink: 0.5 },
  );
  p.print(line([100, 620, 260, 590, 460, 588, 640, 548], 8), LINE);
  for (let i = 0; i < 26; i++) {
    const [x, y] = [between(r, -20, 1620), between(r, -20, 110)];
    const leaf = place({ x, y, turn: between(r, 0, 360), size: between(r, 0.8, 1.5) });
    p.print(leaf(blob([0, -70, 34, -20, 26, 40, 0, 70, -26, 40, -34, -20])), { pink: i % 2 ? 1 : 0.4 });
    p.print(
      place({ x: 14, y: 12 })(leaf(rim(blob([0, -70, 34, -20, 26, 40, 0, 70, -26, 40, -34, -20]), 5))),
      LINE,
    );
    p.print(place({ x: 14, y: 12 })(leaf(line([0, -60, 0, 70], 5))), LINE);
  }
  p.print(blob([-40, 1100, 300, 1086, 760, 1120, 1180, 1092, 1640, 1110, 1640, 1260, -40, 1260]), {
    pink: 0.5,
  });
  p.print(line([-40, 1090, 300, 1072, 760, 1106, 1180, 1080, 1640, 1096], 9), LINE);
  hare(p);
  owl(p);
  const shroom = new Woodle(p, { x: 290, y: 1120, size: 1.5 }, [22, 14]);
  shroom.body(
    blob([-34, 0, -26, -110, 26, -110, 34, 0]),
    blob([-130, -96, -110, -180, 0, -226, 110, -180, 130, -96, 60, -84, -60, -84]),
  );
  shroom.spot(ellipse(-50, -150, 26, 22), ellipse(30, -180, 22, 18), ellipse(70, -124, 18, 16));
  fox(p);
  hedgehog(p);
  for (const x of [90, 520, 1110, 1560]) {
    tuft(p, x, 1164, 56, FLAT);
    p.print(bow(x + 16, 1164, x + 40, 1108, 8, 6), LINE);
  }
  return p;
}

export const pictures = { "riso-woodles": cover };
