/** `node scripts/installed.mjs studio/workshop/toad-lost.ts`: the toad with a lantern on the page that is not there, as a looping GIF and a still. */
import { resolve } from "node:path";
import sharp from "sharp";
import { toadParts } from "./cast/toad.ts";
import { noise, random } from "@toadstool/stage/seeded";
import { sparkle } from "./cast/scenery.ts";
import { curve, ellipse, place, rect, stroke, toPath, wobble, type Point, type Shape } from "./shapes.ts";
import { INKS, type Ink, type Tones } from "./riso.ts";

const [WIDTH, HEIGHT] = [480, 360];
const GROUND = 300;
const images = resolve(import.meta.dirname, "../public/images");
const hex = (ink: Ink): string => `rgb(${INKS[ink].join(",")})`;
const COLOURS = {
  ...Object.fromEntries(Object.keys(INKS).map((ink) => [ink, hex(ink as Ink)])),
  paper: "#f5efe2",
  night: "#14101f",
  deep: "#1d1730",
  hill: "#2a2147",
  glow: "#3a2c55",
} as Record<string, string>;

interface Frame {
  look: readonly [x: number, y: number];
  lids: number;
  /** How high the toad is off the ground, and how far down it is pressed (1 is not), and the lantern's swing in degrees. */
  hop: number;
  squash: number;
  swing: number;
  /** Milliseconds on the screen. */
  delay: number;
}

const still = { look: [0, 0.1], lids: 0.42, hop: 0, squash: 1, swing: 0 } as const;
const FRAMES: readonly Frame[] = [
  { ...still, delay: 900 },
  { ...still, look: [-0.5, 0], swing: 3, delay: 90 },
  { ...still, look: [-1, 0], swing: 7, delay: 140 },
  { ...still, look: [-1, 0], swing: 3, delay: 700 },
  { ...still, look: [-1, 0], lids: 1, delay: 110 },
  { ...still, look: [0, 0.1], lids: 0.7, swing: -3, delay: 90 },
  { ...still, look: [0.7, 0], swing: -6, delay: 90 },
  { ...still, look: [1, 0], swing: -8, delay: 140 },
  { ...still, look: [1, 0], swing: -3, delay: 700 },
  { ...still, look: [1, 0], lids: 1, delay: 110 },
  { ...still, look: [0, 0.2], lids: 0.5, delay: 420 },
  { ...still, look: [0, 0.5], lids: 0.55, squash: 0.88, delay: 120 },
  { ...still, look: [0, -0.3], lids: 0.25, squash: 1.07, hop: 16, swing: 6, delay: 80 },
  { ...still, look: [0, -0.5], lids: 0.2, squash: 1.04, hop: 30, swing: 10, delay: 100 },
  { ...still, look: [0, 0], lids: 0.3, squash: 1.03, hop: 14, swing: -8, delay: 80 },
  { ...still, look: [0, 0.4], lids: 0.6, squash: 0.86, swing: -11, delay: 110 },
  { ...still, look: [0, 0.1], lids: 0.45, squash: 1.02, swing: 6, delay: 100 },
  { ...still, look: [0, 0.1], lids: 0.42, swing: -3, delay: 120 },
];

/** The one colour of a part: the toad here is flat, its tones name a single ink. */
const flat = (tones: Tones): string => COLOURS[Object.keys(tones)[0] ?? "paper"] ?? "#f5efe2";

function scene(frame: Frame, index: number): string {
  const field = noise(11 + (index % 3));
  const out: string[] = [];
  const draw = (shape: Shape, colour: string, inside?: Shape): void => {
    const id = `c${out.length}`;
    if (inside)
      out.push(`<clipPath id="${id}"><path d="${toPath(wobble(inside, field, 0.32))}"/></clipPath>`);
    out.push(
      `<path d="${toPath(wobble(shape, field, 0.32))}" fill="${colour}"${inside ? ` clip-path="url(#${id})"` : ""}/>`,
    );
  };
  const colour = (name: string): string => COLOURS[name] ?? "#f5efe2";
  const lift = GROUND - frame.hop;
  const hand: Point = [362, lift - 104];
  const swing = place({ x: hand[0], y: hand[1], turn: frame.swing });
  const [[lampX, lampY]] = swing([[0, 62]]) as [Point];
  for (const [radius, tint] of [
    [106, "deep"],
    [80, "hill"],
  ] as const)
    draw(ellipse(lampX, lampY, radius), colour(tint), rect(0, 0, WIDTH, 306));
  const r = random("lost");
  for (let i = 0; i < 17; i++) {
    const [x, y, size] = [20 + r() * 440, 12 + r() * 130, r()];
    if (Math.hypot(x - 350, y - 270) > 140)
      draw(size > 0.75 ? sparkle(x, y, 4 + (size - 0.75) * 16) : ellipse(x, y, 1 + size), colour("paper"));
  }
  draw(
    curve([
      [-10, 306, 1],
      [90, 298],
      [240, 294],
      [400, 300],
      [490, 306, 1],
      [490, 316, 1],
      [400, 324],
      [240, 330],
      [90, 322],
      [-10, 316, 1],
    ]),
    colour("hill"),
  );
  draw(ellipse(222, GROUND + 6, 118 - frame.hop * 1.1, 10), colour("deep"));
  const toad = toadParts({
    at: { x: 214, y: lift, size: 1.95, squash: frame.squash },
    skin: { violet: 1 },
    dark: { midnight: 1 },
    belly: { pink: 1 },
    eye: {},
    wart: { yellow: 1 },
    look: frame.look,
    lids: frame.lids,
  });
  for (const { shape, tones, inside } of toad) draw(shape, flat(tones), inside);
  const shoulder: Point = [292, lift - 44 * frame.squash];
  draw(
    stroke([shoulder, [336, lift - 62], hand], (t) => 25 - 9 * t),
    colour("violet"),
  );
  draw(ellipse(hand[0], hand[1], 12), colour("violet"));
  const lamp = (shape: Shape): Shape => swing(shape);
  draw(
    lamp(
      stroke(
        [
          [-17, 34],
          [-12, 12],
          [0, 4],
          [12, 12],
          [17, 34],
        ],
        3.6,
      ),
    ),
    colour("paper"),
  );
  draw(lamp(rect(-20, 32, 40, 8)), colour("pink"));
  draw(
    lamp(
      curve([
        [-17, 40, 1],
        [17, 40, 1],
        [24, 64],
        [18, 86, 1],
        [-18, 86, 1],
        [-24, 64],
      ]),
    ),
    colour("yellow"),
  );
  draw(
    lamp(
      curve([
        [0, 48, 1],
        [8, 66],
        [0, 78],
        [-8, 66],
      ]),
    ),
    colour("paper"),
  );
  draw(lamp(rect(-21, 86, 42, 9)), colour("pink"));
  for (const [x, size] of [
    [52, 1],
    [78, 0.62],
    [440, 0.8],
  ] as const) {
    const put = place({ x, y: 308, size });
    draw(put(rect(-6, -34, 12, 36)), colour("paper"));
    draw(
      put(
        curve([
          [-26, -30, 1],
          [-22, -50],
          [0, -62],
          [22, -50],
          [26, -30, 1],
          [0, -26],
        ]),
      ),
      colour("pink"),
    );
    for (const [dx, dy] of [
      [-9, -46],
      [8, -50],
      [11, -37],
    ] as const)
      draw(put(ellipse(dx, dy, 3.6)), colour("paper"));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colour("night")}"/>${out.join("")}</svg>`;
}

const frames: Buffer[] = [];
for (const [index, frame] of FRAMES.entries())
  frames.push(
    await sharp(Buffer.from(scene(frame, index)))
      .flatten({ background: "#14101f" })
      .png()
      .toBuffer(),
  );
await sharp(frames, { join: { animated: true } })
  .gif({
    loop: 0,
    delay: FRAMES.map((frame) => frame.delay),
    colours: 24,
    dither: 0,
    effort: 8,
    interFrameMaxError: 4,
  })
  .toFile(resolve(images, "toad-lost.gif"));
await sharp(frames[0]).webp({ quality: 88, effort: 6 }).toFile(resolve(images, "toad-lost-still.webp"));
