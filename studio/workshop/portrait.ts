/** `node scripts/installed.mjs studio/workshop/portrait.ts`: the studio's portrait, made to be cut out as a circle, in two sizes. */
import { rememberCopies } from "../../scripts/local/pictures.ts";
import { resolve } from "node:path";
import { bend, blob, cut, line } from "./cast/pen.ts";
import { toadstool } from "./cast/toadstool.ts";
import { Picture, type Tones } from "./riso.ts";
import { curve, ellipse, place, type Shape } from "./shapes.ts";

const images = resolve(import.meta.dirname, "../public/images");
const LINE: Tones = { teal: 1, pink: 1, yellow: 0.5 };
const SKIN: Tones = { yellow: 1, teal: { from: [250, 250, 0.3], to: [800, 760, 0.8] } };
const HAND: Tones = { yellow: 1, teal: 0.42 };
const PALE: Tones = { yellow: 0.75, teal: 0.1 };

const mirror = (shape: Shape): Shape =>
  shape.map(([x, y, corner]) => (corner ? [960 - x, y, corner] : [960 - x, y]));

const HEAD = blob([
  480, 268, 560, 262, 604, 216, 680, 190, 750, 230, 768, 310, 800, 390, 838, 500, 820, 600, 720, 668, 600,
  700, 480, 708, 360, 700, 240, 668, 140, 600, 122, 500, 160, 390, 192, 310, 210, 230, 280, 190, 356, 216,
  400, 262,
]);

function eye(p: Picture, x: number, y: number, lid: number): void {
  const ball = ellipse(x, y, 74, 76);
  p.paint(ellipse(x, y, 84, 86), LINE);
  p.paint(ball, { yellow: 0.3 });
  p.paint(ellipse(x, y - 4, 58, 60), { yellow: 1 }, ball);
  p.paint(ellipse(x, y - 12, 43, 33), LINE, ball);
  p.paint(ellipse(x + 16, y - 22, 11, 10), {}, ball);
  const top = y - 80 + lid;
  p.paint(
    curve([
      [x - 100, y - 100, 1],
      [x + 100, y - 100, 1],
      [x + 100, top + 16, 1],
      [x, top],
      [x - 100, top + 16, 1],
    ]),
    { yellow: 1, teal: 0.5 },
    ball,
  );
  p.paint(line([x - 84, top + 15, x, top, x + 84, top + 15], 11), LINE, ellipse(x, y, 84, 86));
}

/** The pressman's hat: a sheet of proof folded into a box. */
function hat(p: Picture): void {
  const put = place({ x: 474, y: 246, turn: -7 });
  p.print(put(cut([-152, 10, 150, 10, 140, 44, -140, 44])), { teal: 0.85 }, HEAD);
  p.paint(put(cut([-118, -70, -86, -196, 96, -196, 124, -70])), {});
  p.print(put(cut([6, -70, 14, -196, 96, -196, 124, -70])), { teal: 0.3 });
  for (let row = 0; row < 5; row++)
    p.print(put(line([-84 + row * -6, -172 + row * 20, -4, -172 + row * 20], 5)), { teal: 1 });
  p.print(put(ellipse(62, -130, 24)), { pink: 1 });
  p.paint(put(cut([-150, 26, -136, -84, 138, -84, 150, 26])), {});
  for (let row = 0; row < 3; row++)
    for (const [from, to] of [
      [-118, -26],
      [-4, 44],
      [68, 122],
    ] as const)
      p.print(put(line([from, -52 + row * 24, to, -52 + row * 24], 8)), row === 0 ? LINE : { teal: 1 });
  p.print(put(bend([-150, 26, -136, -84, 138, -84, 150, 26, -150, 26], 8)), LINE);
  p.print(put(bend([-118, -84, -86, -196, 96, -196, 124, -84], 8)), LINE);
}

function apron(p: Picture): void {
  p.paint(blob([210, 640, 120, 760, 90, 1000, 870, 1000, 840, 760, 750, 640]), SKIN);
  for (const side of [(s: Shape) => s, mirror])
    p.paint(side(cut([250, 640, 310, 640, 370, 800, 310, 810])), LINE);
  p.paint(cut([296, 772, 480, 790, 664, 772, 720, 1000, 240, 1000]), LINE);
  p.paint(cut([398, 862, 560, 862, 552, 1000, 406, 1000]), { teal: 1 });
  p.paint(cut([430, 800, 452, 796, 466, 900, 442, 904]), { yellow: 1 });
  p.paint(cut([430, 800, 436, 772, 452, 796]), {});
}

/** The ink roller in the left hand, freshly charged. */
function roller(p: Picture): void {
  const put = place({ x: 318, y: 838, turn: -22, size: 0.92 });
  p.paint(put(bend([0, -20, 0, -62, -118, -66, -118, -124], 13)), { teal: 0.4 });
  p.print(put(cut([-92, -160, 116, -160, 116, -80, -92, -80])), { teal: 1, pink: 1 });
  p.paint(put(cut([-104, -172, 104, -172, 104, -92, -104, -92])), { pink: 1 });
  p.print(put(cut([-104, -118, 104, -118, 104, -92, -104, -92])), { teal: 0.5 });
  p.paint(put(line([-82, -152, 44, -152], 8)), {});
  p.paint(put(line([0, 170, 0, -20], 34)), { yellow: 1 });
  p.paint(put(line([-40, 140, -62, 92, -52, 44], 56)), HAND);
  for (const y of [36, 74, 112]) {
    p.paint(put(line([-46, y + 6, 0, y - 2, 40, y + 4], 38)), LINE);
    p.paint(put(line([-46, y + 6, 0, y - 2, 40, y + 4], 29)), HAND);
  }
}

/** The print just pulled, held up by its edge. */
function proof(p: Picture): void {
  const put = place({ x: 636, y: 812, turn: 8 });
  p.print(put(cut([-112, -118, 124, -118, 124, 170, -112, 170])), { teal: 1, pink: 1 });
  p.paint(put(cut([-124, -132, 112, -132, 112, 170, -124, 170])), {});
  toadstool(p, {
    at: { x: 618, y: 888, size: 1.62, turn: 8 },
    cap: { pink: 1 },
    spots: {},
    stem: { yellow: 1 },
    shade: { teal: 0.5 },
  });
  for (const [y, reach] of [
    [-22, 76],
    [14, 68],
    [50, 74],
  ] as const) {
    const finger = [172, y + 14, 124, y - 2, reach, y];
    p.paint(put(line(finger, (t) => 45 - 6 * t)), LINE);
    p.paint(put(line(finger, (t) => 35 - 6 * t)), HAND);
  }
  p.paint(put(line([196, 80, 164, 26], 100)), HAND);
}

function portrait(): Picture {
  const p = new Picture({
    name: "portrait",
    inks: ["teal", "yellow", "pink"],
    width: 960,
    height: 960,
    screens: { teal: { kind: "dots", pitch: 7.5, angle: 30 }, pink: { kind: "dots", pitch: 9, angle: 75 } },
  });
  p.paint(ellipse(480, 480, 700), { pink: { centre: [480, 440], radius: 450, inner: 0.5, outer: 1 } });
  apron(p);
  p.print(blob([190, 640, 480, 740, 770, 640, 740, 720, 480, 776, 220, 720]), { teal: 0.9 });
  p.paint(HEAD, SKIN);
  p.paint(
    blob([
      150, 548, 300, 606, 480, 618, 660, 606, 812, 548, 800, 612, 700, 668, 480, 702, 260, 668, 160, 612,
    ]),
    PALE,
    HEAD,
  );
  hat(p);
  eye(p, 282, 296, 40);
  eye(p, 678, 296, 30);
  // the smile, its corners, the nostrils
  p.paint(
    line(
      [148, 500, 190, 532, 300, 572, 480, 584, 650, 566, 770, 518, 806, 464],
      (t) => 9 + 10 * Math.sin(Math.PI * t),
    ),
    LINE,
  );
  p.paint(line([132, 520, 150, 498, 168, 486], 9), LINE);
  p.paint(line([786, 456, 808, 462, 826, 478], 9), LINE);
  for (const x of [440, 520]) p.paint(ellipse(x, 432, 11, 8), LINE);
  for (const [x, y, r] of [
    [196, 420, 17],
    [232, 458, 10],
    [168, 468, 9],
    [360, 366, 11],
    [596, 360, 14],
    [634, 392, 8],
    [566, 470, 8],
    [404, 490, 9],
    [782, 420, 9],
  ] as const)
    p.print(ellipse(x, y, r, r * 0.85), { teal: 1 }, HEAD);
  // a thumb's worth of ink on the cheek
  p.paint(
    line([640, 508, 690, 482, 742, 440], (t) => 50 - 20 * t),
    { pink: 1 },
    HEAD,
  );
  p.paint(
    line([690, 530, 730, 506, 760, 478], (t) => 20 - 8 * t),
    { pink: 1 },
    HEAD,
  );
  roller(p);
  proof(p);
  return p;
}

const print = await portrait().press();
await print.clone().webp({ quality: 40, smartSubsample: true }).toFile(resolve(images, "portrait.webp"));
await print
  .clone()
  .resize(480)
  .webp({ quality: 40, smartSubsample: true })
  .toFile(resolve(images, "portrait-480.webp"));
for (const width of [480, 640, 960])
  await print
    .clone()
    .resize(width)
    .avif({ quality: 42 })
    .toFile(resolve(images, `portrait-${width}.avif`));
await rememberCopies();
