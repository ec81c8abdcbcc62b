/** `node scripts/installed.mjs studio/workshop/icons.ts`: favicon, touch icon, large icon and the card that other sites show for a link. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { moth, snail } from "./cast/others.ts";
import { stars, tuft } from "./cast/scenery.ts";
import { toad } from "./cast/toad.ts";
import { CAP, toadstool } from "./cast/toadstool.ts";
import { random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "./riso.ts";
import { curve, ellipse, place, rect } from "./shapes.ts";

const site = resolve(import.meta.dirname, "../public");

/** Cut by hand on a field of 32, so that it stays clear at 16 pixels. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>A toadstool</title>
  <path fill="#ffc93c" d="M11.6 17.5h8.9c-.2 4 .5 7.4 2.3 10.6.8 1.5.1 2.7-1.5 2.8-3.5.3-7 .3-10.5 0-1.7-.1-2.3-1.3-1.5-2.8 1.8-3.2 2.5-6.6 2.3-10.6z"/>
  <path fill="#ff4f8b" d="M2.2 18.3C1.9 9.3 8 2.7 16.7 2.6c8.7 0 14.9 6.3 14.5 15.6-.1 1.8-1 2.6-2.8 2.7-7.8.5-15.6.5-23.4.1-1.8-.1-2.7-.9-2.8-2.7z"/>
  <path fill="#7a4dff" d="M.9 17C.7 8 6.8 1.3 15.5 1.1c8.8-.1 15 6.4 14.7 15.5-.1 1.9-1 2.7-2.8 2.8-7.9.5-15.7.6-23.6.2C2 19.5 1 18.7.9 17z"/>
  <path fill="#f5efe2" d="M10.3 6.3c2.2-.3 4 1.2 4.1 3.3.1 2.2-1.5 3.9-3.7 4-2.1.1-3.9-1.4-4-3.5-.1-2 1.5-3.6 3.6-3.8zM21.7 9.4c1.7-.1 3.1 1.1 3.2 2.8.1 1.7-1.2 3.1-2.9 3.2-1.7.1-3.2-1.2-3.2-2.9s1.2-3 2.9-3.1zM18.3 3.3c1.3-.1 2.4.8 2.4 2s-1 2.2-2.3 2.2c-1.2 0-2.2-.9-2.2-2s.9-2.1 2.1-2.2z"/>
</svg>
`;

function icon(): Picture {
  const p = new Picture({
    name: "icon",
    inks: ["violet", "pink", "yellow"],
    width: 512,
    height: 512,
    slip: 0.6,
  });
  p.print(ellipse(256, 424, 150, 18), { violet: 0.45 });
  const under = place({ x: 268, y: 432, size: 3.15, turn: -2 });
  p.print(under(CAP), { pink: 1 });
  toadstool(p, {
    at: { x: 256, y: 424, size: 3.15, turn: -3 },
    cap: { violet: 1 },
    spots: {},
    stem: { yellow: 1 },
    shade: { pink: 0.55 },
  });
  return p;
}

function socialCard(): Picture {
  const p = new Picture({
    name: "social-card",
    inks: ["violet", "pink", "midnight"],
    width: 1200,
    height: 630,
    screens: {
      midnight: { kind: "dots", pitch: 16, angle: 30 },
      violet: { kind: "dots", pitch: 12, angle: 45 },
    },
  });
  const night: Tones = { midnight: 1 };
  p.paint(rect(-20, -20, 1240, 670), { violet: 1, midnight: { from: [0, 200, 1], to: [0, 560, 0.55] } });
  stars(
    p,
    random("social card"),
    [30, 20, 1140, 300],
    34,
    {},
    (x, y) => Math.hypot(x - 250, y - 170) > 120 && Math.hypot(x - 800, y - 250) > 300,
  );
  const moon = ellipse(250, 168, 88);
  p.paint(moon, {});
  p.print(ellipse(300, 144, 80), { violet: 0.5 }, moon);
  p.paint(
    curve([
      [-40, 540, 1],
      [200, 512],
      [600, 500],
      [900, 515],
      [1240, 500, 1],
      [1240, 680, 1],
      [-40, 680, 1],
    ]),
    { midnight: 1, violet: 1 },
  );
  toadstool(p, {
    at: { x: 815, y: 530, size: 3.9, turn: 3 },
    cap: { pink: 1 },
    spots: {},
    stem: {},
    shade: { violet: 0.45 },
  });
  toadstool(p, {
    at: { x: 1065, y: 526, size: 1.5, turn: 7 },
    cap: { pink: 1 },
    spots: {},
    stem: {},
    shade: { violet: 0.45 },
  });
  toad(p, {
    at: { x: 480, y: 536, size: 2.5 },
    skin: { violet: 1 },
    dark: night,
    belly: { violet: 0.3 },
    eye: {},
    wart: { pink: 1 },
    look: [0.75, -0.4],
    lids: 0.42,
  });
  snail(p, { at: { x: 170, y: 528, size: 0.85 }, shell: { pink: 1 }, body: {}, line: night });
  moth(p, { at: { x: 560, y: 190, size: 0.8, turn: -28 }, wing: {}, mark: { pink: 1 }, body: { violet: 1 } });
  for (const [x, y, s] of [
    [70, 532, 44],
    [660, 520, 46],
    [970, 524, 38],
  ] as const)
    tuft(p, x, y, s, { violet: 1, midnight: 0 });
  return p;
}

await writeFile(resolve(site, "favicon.svg"), FAVICON);
const large = await icon().press();
await large.clone().png({ palette: true, colours: 64, effort: 10 }).toFile(resolve(site, "icon-512.png"));
await large
  .clone()
  .resize(180)
  .png({ palette: true, colours: 64, effort: 10 })
  .toFile(resolve(site, "apple-touch-icon.png"));
await writeFile(resolve(site, "favicon.ico"), await inIco(48));
const card = await socialCard().press();
await card
  .median(3)
  .png({ palette: true, colours: 12, dither: 0, effort: 10, compressionLevel: 9 })
  .toFile(resolve(site, "images/social-card.png"));

/** For files that are opened by themselves and name no icon: browsers ask for this one. One PNG in an ICO's frame. */
async function inIco(edge: number): Promise<Buffer> {
  const options = { palette: true, compressionLevel: 9 };
  const png = await sharp(Buffer.from(FAVICON), { density: 300 }).resize(edge, edge).png(options).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
