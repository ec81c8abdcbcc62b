/** Takes the stills of the 3D pieces, in software where there is no graphics card: `node scripts/art/three-d-stills.ts [slug…]` */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { createServer } from "vite";
import { pieces } from "../../art/pieces.ts";
import { threeD } from "../../content/artworks/three-d.ts";
import { browserArguments, findBrowser, softwareGraphics } from "../local/browser.ts";
import { root } from "../local/processes.ts";
import { writeStill } from "./write-still.ts";
import type { drive as drivePiece, Driven } from "./easel/drive.ts";

const size = { width: 1600, height: 1200 };
/** Kilobytes. */
const weights = { whole: 450, middle: 270, small: 135 };
/** The moment of each: seconds after its start, and what was done to it. */
const moments: Record<string, Pick<Driven, "after" | "taps">> = {
  waffle: { after: 2.1, taps: [{ at: 0.1, x: 0.37, y: 0.6 }] },
  "toadstool-ring": { after: 5.5 },
  "jelly-with-fruit": { after: 0.1 },
  "paper-boats": { after: 0.1 },
  "soft-knot": { after: 0.1 },
  "riso-lighthouse": { after: 0.1 },
};

const asked = process.argv.slice(2);
const works = threeD.filter(({ slug }) => asked.length === 0 || asked.includes(slug));
const server = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  server: { port: 0, strictPort: false, watch: null, hmr: false },
  optimizeDeps: { include: [], noDiscovery: true },
  cacheDir: "node_modules/.vite-stills",
});
await server.listen();
const browser = await chromium.launch({
  executablePath: await findBrowser((progress) => console.log(progress)),
  args: [...browserArguments, ...softwareGraphics],
});
try {
  for (const { slug, piece, seed = 1 } of works) {
    if (!isPiece(piece)) continue;
    const picture = await taken({ piece, seed, ...size, ...(moments[slug] ?? { after: 1 }) });
    console.log(slug, await writeStill(slug, sharp(picture), weights));
  }
} finally {
  await browser.close();
  await server.close();
}

async function taken(driven: Driven): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  // A page without a piece: the piece is driven by hand.
  await page.goto(`${server.resolvedUrls?.local[0]}scripts/art/easel/index.html?piece=none`);
  const picture = await page.evaluate(async (driven) => {
    const from = "/scripts/art/easel/drive.ts";
    const { drive } = (await import(from)) as { drive: typeof drivePiece };
    return drive(driven);
  }, driven);
  await page.close();
  return Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
}

function isPiece(slug: string | undefined): slug is keyof typeof pieces {
  return slug !== undefined && Object.hasOwn(pieces, slug);
}
