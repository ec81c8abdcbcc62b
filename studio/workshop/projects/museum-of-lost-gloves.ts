/** Museum of Lost Gloves: a left one on the wall, and a right one that has come a long way. */
import { hand, type Fingers } from "../cast/hands.ts";
import { blob, bow, cut, line, rim, soft } from "../cast/pen.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, type Shape } from "../shapes.ts";

const NAVY: Tones = { teal: 1, pink: 1 };
const WALL: Tones = { teal: 1, yellow: 1 };
const GOLD: Tones = { yellow: 1 };

/** One of the pair: the stripes and the mended finger are on both. */
function glove(p: Picture, fingers: Fingers, at: Parameters<typeof place>[0], wool: Tones): void {
  const put = place(at);
  const { outline } = hand(fingers, at, 96);
  for (const shape of outline) {
    p.paint(shape, wool);
    for (let y = -150; y < 90; y += 52) p.paint(put(bow(-200, y, 240, y, 18, 15)), GOLD, shape);
    p.paint(put(ellipse(-60, -142, 30, 26)), {}, shape);
    p.print(rim(shape, 9), NAVY);
  }
  const cuff = put(soft(-72, 74, 148, 96, 20));
  p.paint(cuff, GOLD);
  for (let x = -56; x < 76; x += 24) p.print(put(line([x, 84, x, 160], 8)), { pink: 1 }, cuff);
  p.print(rim(cuff, 9), NAVY);
}

/** A gilt frame and what hangs in it. */
function frame(
  p: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: Tones,
  inside: (canvas: Shape) => void,
): void {
  p.print(rect(x - w / 2 + 22, y - h / 2 + 30, w, h), { pink: 1 });
  p.paint(rect(x - w / 2, y - h / 2, w, h), GOLD);
  for (let k = 0; k * 46 < w; k++)
    for (const side of [-1, 1])
      p.print(ellipse(x - w / 2 + 23 + k * 46, y + side * (h / 2 - 20), 15), { pink: 0.6 });
  for (let k = 1; k * 46 < h - 30; k++)
    for (const side of [-1, 1])
      p.print(ellipse(x + side * (w / 2 - 20), y - h / 2 + 20 + k * 46, 15), { pink: 0.6 });
  p.print(rim(rect(x - w / 2, y - h / 2, w, h), 9), NAVY);
  const canvas = rect(x - w / 2 + 46, y - h / 2 + 46, w - 92, h - 92);
  p.paint(canvas, ground);
  inside(canvas);
  p.print(rim(canvas, 10), NAVY);
}

function cover(): Picture {
  const p = new Picture({
    name: "museum-of-lost-gloves",
    inks: ["teal", "yellow", "pink"],
    width: 1600,
    height: 1200,
    screens: {
      teal: { kind: "dots", pitch: 18, angle: 30 },
      pink: { kind: "dots", pitch: 15, angle: 75 },
    },
  });
  p.print(rect(-20, -20, 1640, 1240), WALL);
  // damask, though of hands
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 10; column++) {
      const put = place({ x: column * 180 + (row % 2 ? 90 : 0), y: 60 + row * 200, size: 0.8 });
      for (const turn of [-58, -30, 0, 30, 58])
        p.paint(put(place({ x: 0, y: 0, turn })(blob([-9, 0, -14, -50, 0, -78, 14, -50, 9, 0]))), {
          teal: 1,
        });
      p.paint(put(blob([-26, 6, 0, -16, 26, 6, 0, 50])), { teal: 1 });
    }
  // the floor, polished
  p.paint(rect(-20, 930, 1640, 300), { pink: 1 });
  for (let i = -9; i < 10; i++)
    p.print(
      cut([800 + i * 150, 930, 800 + i * 150 + 8, 930, 800 + i * 330 + 16, 1220, 800 + i * 330, 1220]),
      NAVY,
    );
  for (const y of [984, 1074]) p.print(rect(-20, y, 1640, 7), NAVY);
  p.paint(rect(-20, 900, 1640, 34), GOLD);
  p.print(rect(-20, 928, 1640, 10), NAVY);
  // the lamp over the picture throws its light on the wall
  p.paint(cut([560, 60, 1040, 60, 1280, 900, 320, 900]), { teal: 0.42, yellow: 1 });
  frame(p, 120, 390, 360, 440, { pink: 1 }, (canvas) => {
    p.paint(
      blob([
        60, 540, 70, 380, 40, 300, 80, 230, 150, 250, 180, 340, 200, 300, 246, 318, 232, 400, 190, 460, 190,
        540,
      ]),
      NAVY,
      canvas,
    );
    p.paint(rect(50, 500, 160, 70), {}, canvas);
  });
  frame(p, 1490, 370, 330, 380, { yellow: 0.3 }, (canvas) => {
    for (const x of [1430, 1470, 1510, 1550]) p.paint(rect(x, 200, 14, 400), NAVY, canvas);
    p.paint(
      blob([
        1446, 470, 1450, 380, 1424, 340, 1436, 304, 1468, 316, 1480, 340, 1480, 280, 1512, 244, 1550, 282,
        1552, 380, 1540, 470,
      ]),
      { pink: 1 },
      canvas,
    );
    p.print(
      rim(
        blob([
          1446, 470, 1450, 380, 1424, 340, 1436, 304, 1468, 316, 1480, 340, 1480, 280, 1512, 244, 1550, 282,
          1552, 380, 1540, 470,
        ]),
        8,
      ),
      NAVY,
      canvas,
    );
  });
  frame(p, 800, 452, 620, 720, {}, (canvas) => {
    p.print(canvas, { teal: { centre: [800, 440], radius: 420, inner: 0, outer: 0.6 } });
    glove(
      p,
      [
        [-58, 1],
        [-16, 1],
        [-4, 1],
        [8, 1],
        [24, 1],
      ],
      { x: 806, y: 480, size: 1.5, turn: 3 },
      { pink: 1 },
    );
  });
  p.paint(soft(640, 50, 320, 54, 24), GOLD);
  p.print(rim(soft(640, 50, 320, 54, 24), 9), NAVY);
  p.paint(rect(1160, 700, 96, 66), {});
  for (const y of [720, 736, 750]) p.print(line([1174, y, 1240 - (y % 3) * 8, y], 5), NAVY);
  // the rope
  for (const x of [250, 640, 1030, 1420]) {
    p.paint(rect(x - 9, 800, 18, 270), GOLD);
    p.print(rim(rect(x - 9, 800, 18, 270), 6), NAVY);
    p.paint(ellipse(x, 1072, 56, 17), GOLD);
    p.print(rim(ellipse(x, 1072, 56, 17), 6), NAVY);
    if (x < 1400) {
      p.paint(bow(x, 826, x + 390, 826, 84, 36), NAVY);
      p.paint(bow(x, 822, x + 390, 822, 84, 22), { pink: 1 });
    }
    p.paint(ellipse(x, 796, 26), GOLD);
    p.print(rim(ellipse(x, 796, 26), 6), NAVY);
  }
  // the visitor, on tiptoe
  p.print(ellipse(560, 1176, 190, 20), NAVY);
  glove(
    p,
    [
      [-70, 0.9],
      [-18, 0.86],
      [-4, 0.8],
      [9, 0.86],
      [24, 0.9],
    ],
    { x: 552, y: 1010, size: 1.12, turn: 176 },
    { pink: 1 },
  );
  return p;
}

export const pictures = { "museum-of-lost-gloves": cover };
