/**
 * `node scripts/installed.mjs studio/workshop/toad-lost.ts`: 404 in dots, as a looping GIF on any ground and a still. The nought is a toad,
 * which looks after a moth and does not get up.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { noise } from "@toadstool/stage/seeded";
import { toadParts } from "./cast/toad.ts";
import { gif, type GifFrame } from "./gif.ts";
import { INKS, type Tones } from "./riso.ts";
import { ellipse, place, poly, toPath, wobble, type Point, type Shape } from "./shapes.ts";

const [WIDTH, HEIGHT] = [640, 312];
/** Pixels of a unit. */
const SCALE = 2;
const GROUND = 280;
const PITCH = 6.6;
const images = resolve(import.meta.dirname, "../public/images");

/** Each ink's angle, and its slip: the first is in register. */
const plates = [
  { ink: "teal", angle: 0, slip: [0, 0] },
  { ink: "yellow", angle: 15, slip: [1.6, 1.2] },
  { ink: "pink", angle: 75, slip: [0, 0] },
  { ink: "violet", angle: 45, slip: [-1.8, -1.2] },
] as const;
type Plate = (typeof plates)[number]["ink"];
/** Printed solid: what looks has to be read at any size. */
const solids = { paper: [0xf5, 0xef, 0xe2], midnight: INKS.midnight } as const;

interface Frame {
  look: readonly [x: number, y: number];
  lids: number;
  moth?: { at: Point; turn: number; folded: boolean };
  /** Milliseconds on the screen. */
  delay: number;
}

const still: Frame = { look: [0, 0.1], lids: 0.42, delay: 1200 };

/** From the left, around the toad’s head, on to the second figure, where it sits, and away. */
const flight: Frame[] = Array.from({ length: 22 }, (_, step) => {
  const way = step / 21;
  const at: Point = [
    40 + way * 560 - 46 * Math.sin(way * 9),
    34 + 46 * Math.sin(way * 11 + 0.6) ** 2 + 30 * Math.abs(way - 0.5),
  ];
  return { ...looksAt(at), moth: { at, turn: 14 * Math.sin(step * 2), folded: step % 2 === 1 }, delay: 90 };
});
const perch: Point = [566, 14];
const FRAMES: readonly Frame[] = [
  still,
  ...flight.slice(0, 20),
  { ...looksAt(perch), moth: { at: perch, turn: 4, folded: false }, delay: 900 },
  { ...looksAt(perch), lids: 1, moth: { at: perch, turn: 4, folded: true }, delay: 120 },
  { ...looksAt(perch), moth: { at: perch, turn: 4, folded: true }, delay: 700 },
  { ...looksAt([600, 4]), moth: { at: [604, 6], turn: 20, folded: false }, delay: 90 },
  { ...still, look: [1, -0.3], delay: 600 },
  { ...still, lids: 1, delay: 120 },
];

function looksAt([x, y]: Point): Pick<Frame, "look" | "lids"> {
  const clamp = (value: number) => Math.max(-1, Math.min(1, value));
  return { look: [clamp((x - 320) / 190), clamp((y - 110) / 150)], lids: 0.34 };
}

const four = (x: number): Shape[] => {
  const to = place({ x, y: 18 });
  return [
    to(
      poly(
        [96, 0],
        [150, 0],
        [150, 160],
        [184, 160],
        [184, 208],
        [150, 208],
        [150, 262],
        [94, 262],
        [94, 208],
        [0, 208],
        [0, 162],
      ),
    ),
    to(poly([94, 72], [94, 160], [45, 160])),
  ];
};

interface Part {
  shape: Shape;
  tones: Record<string, number | "fade" | "shade">;
  inside?: Shape | undefined;
}

/** What is on the sheet, from the back to the front: each shape knocks out what it covers. */
function parts(frame: Frame): Part[] {
  const figures = [8, 448].flatMap((x): Part[] => {
    const [outline = [], counter = []] = four(x);
    return [
      { shape: outline, tones: { pink: "fade", violet: "shade" } },
      { shape: counter, tones: {} },
    ];
  });
  const pond = [ellipse(320, 286, 316, 25), ellipse(320, 286, 230, 17), ellipse(320, 286, 130, 10)].map(
    (shape, ring) => ({ shape, tones: { teal: 0.2 + 0.28 * ring } }),
  );
  const marked = (name: string): Tones => ({ [name]: 1 }) as Tones;
  const toad = toadParts({
    at: { x: 320, y: GROUND, size: 2.6 },
    skin: marked("skin"),
    dark: marked("dark"),
    pupil: marked("midnight"),
    belly: marked("belly"),
    rim: marked("midnight"),
    eye: marked("paper"),
    wart: marked("wart"),
    look: frame.look,
    lids: frame.lids,
  }).map(({ shape, tones, inside }) => {
    const [name = ""] = Object.keys(tones);
    // Only eyes have lids with an outline of their own.
    const isLid = inside !== undefined && (name === "skin" || name === "dark");
    return { shape, inside, tones: toadInks[isLid ? `${name} of a lid` : name] ?? {} };
  });
  return [...pond, ...figures, ...toad];
}

const toadInks: Record<string, Record<string, number | "shade">> = {
  skin: { violet: 0.66, teal: 0.3 },
  belly: { pink: 0.62 },
  wart: { yellow: 1 },
  midnight: { midnight: 1 },
  paper: { paper: 1 },
  dark: {},
  "skin of a lid": { lid: 1 },
  "dark of a lid": { midnight: 1 },
};

/** How much of one ink lies where: a byte a unit of the sheet, or a pixel. */
async function amounts(frame: Frame, ink: string, scale: number): Promise<(x: number, y: number) => number> {
  const field = noise(11);
  const path = (shape: Shape) => toPath(wobble(shape, field, 0.5));
  const clips: string[] = [];
  const drawn = parts(frame).map(({ shape, tones, inside }) => {
    const tone = tones[ink] ?? 0;
    if (inside) clips.push(`<clipPath id="c${clips.length}"><path d="${path(inside)}"/></clipPath>`);
    const fill = typeof tone === "string" ? `url(#${tone})` : `rgb(${Array(3).fill(Math.round(tone * 255))})`;
    return `<path d="${path(shape)}" fill="${fill}"${inside ? ` clip-path="url(#c${clips.length - 1})"` : ""}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${HEIGHT * scale}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <linearGradient id="fade" x2="1" y2="1"><stop stop-color="#484848"/><stop offset="1" stop-color="#c4c4c4"/></linearGradient>
    <linearGradient id="shade" x2="1" y2=".6"><stop offset=".45" stop-color="#000"/><stop offset="1" stop-color="#bbb"/></linearGradient>
    ${clips.join("")}<rect width="100%" height="100%"/>${drawn.join("")}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const [column, row] = [Math.round(x * scale), Math.round(y * scale)];
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return 0;
    return (data[(row * info.width + column) * info.channels] ?? 0) / 255;
  };
}

async function dots(
  frame: Frame,
  { ink, angle, slip }: { ink: Plate; angle: number; slip: readonly number[] },
) {
  const amount = await amounts(frame, ink, 1);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const out: string[] = [];
  const reach = Math.ceil(WIDTH / PITCH);
  for (let v = -reach; v <= reach; v++)
    for (let u = -reach; u <= reach; u++) {
      const [x, y] = [WIDTH / 2 + PITCH * (u * cos - v * sin), HEIGHT / 2 + PITCH * (u * sin + v * cos)];
      const radius = (Math.round(Math.sqrt(amount(x, y)) * 7) / 7) * PITCH * 0.56;
      if (radius > 0.5)
        out.push(`<circle cx="${x + (slip[0] ?? 0)}" cy="${y + (slip[1] ?? 0)}" r="${radius}"/>`);
    }
  return `<g fill="rgb(${INKS[ink].join()})">${out.join("")}</g>`;
}

const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE];
const palette = [[0, 0, 0], ...plates.map(({ ink }) => [...INKS[ink]]), ...Object.values(solids)];

/** A moth of one ink, outlined so that it is seen on light paper too. */
function moth({ at, turn, folded }: NonNullable<Frame["moth"]>): string {
  const to = place({ x: at[0], y: at[1], turn });
  const wing = folded ? 5 : 12;
  const wings = [-1, 1].map((side) => to(ellipse(side * wing * 0.72, -3, wing * 0.72, 8)));
  const ink = (name: "yellow" | "midnight") => `rgb(${INKS[name].join()})`;
  return `<g fill="${ink("yellow")}" stroke="${ink("midnight")}" stroke-width="2">${wings
    .map((shape) => `<path d="${toPath(shape)}"/>`)
    .join("")}<path fill="${ink("midnight")}" d="${toPath(to(ellipse(0, -1, 2.4, 8)))}"/></g>`;
}

/** Colours of the palette: a GIF has hard edges. */
async function flat(svg: string): Promise<Uint8Array> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${svg}</svg>`;
  const data = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer();
  return Uint8Array.from({ length: wide * high }, (_, pixel) => {
    if ((data[pixel * 4 + 3] ?? 0) < 128) return 0;
    const away = palette.map((colour) =>
      colour.reduce((sum, part, at) => sum + ((data[pixel * 4 + at] ?? 0) - part) ** 2, 0),
    );
    return away.slice(1).indexOf(Math.min(...away.slice(1))) + 1;
  });
}

const eyes = { paper: palette.length - 2, midnight: palette.length - 1, lid: plates.length } as const;

/** Eyes are solid, so that they look the same on any ground, and nothing shows through what has moved. */
async function withEyes(pixels: Uint8Array, frame: Frame): Promise<Uint8Array> {
  const masks = await Promise.all(
    Object.entries(eyes).map(async ([name, index]) => [await amounts(frame, name, SCALE), index] as const),
  );
  return pixels.map((pixel, at) => {
    const [x, y] = [(at % wide) / SCALE, Math.floor(at / wide) / SCALE];
    return masks.find(([mask]) => mask(x, y) > 0.5)?.[1] ?? pixel;
  });
}

/** The rectangle in which a frame differs from the first, and nothing of what is the same. */
function changed(first: Uint8Array, frame: Uint8Array, delay: number): GifFrame {
  const differs = (at: number) => frame[at] !== first[at] && frame[at] !== 0;
  let [left, top, right, bottom] = [wide - 1, high - 1, 0, 0];
  for (let at = 0; at < frame.length; at++) {
    if (!differs(at)) continue;
    const [x, y] = [at % wide, Math.floor(at / wide)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const of = (top + Math.floor(at / width)) * wide + left + (at % width);
    return differs(of) ? (frame[of] ?? 0) : 0;
  });
  return { pixels, left, top, width, height, delay };
}

const printed: string[] = [];
// oxlint-disable-next-line no-await-in-loop -- one plate after the other, as on the press
for (const plate of plates) printed.push(await dots(still, plate));
const dotted = await flat(printed.join(""));
const first = await withEyes(dotted, still);
const frames: GifFrame[] = [
  { pixels: first, left: 0, top: 0, width: wide, height: high, delay: still.delay },
];
for (const frame of FRAMES.slice(1)) {
  // oxlint-disable-next-line no-await-in-loop -- a sheet takes the whole machine
  const looking = await withEyes(dotted, frame);
  // oxlint-disable-next-line no-await-in-loop -- as above
  const flying = frame.moth ? await flat(moth(frame.moth)) : new Uint8Array(dotted.length);
  frames.push(
    changed(
      first,
      looking.map((pixel, at) => flying[at] || pixel),
      frame.delay,
    ),
  );
}
const film = gif(palette, frames);
await writeFile(resolve(images, "toad-lost.gif"), film);
const seen = Buffer.from(
  first.reduce<number[]>((out, pixel) => (out.push(...(palette[pixel] ?? []), pixel ? 255 : 0), out), []),
);
const small = await sharp(seen, { raw: { width: wide, height: high, channels: 4 } })
  .webp({ lossless: true, effort: 6 })
  .toFile(resolve(images, "toad-lost-still.webp"));
console.warn(
  `toad-lost.gif ${Math.ceil(film.length / 1000)} KB, its still ${Math.ceil(small.size / 1000)} KB`,
);
