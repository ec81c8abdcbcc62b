/** Takes the stills of the generative pieces, each at its own moment: `node scripts/art/generative-stills.ts [slug…]` */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { createServer } from "vite";
import { isPiece } from "../../art/pieces.ts";
import { generative } from "../../content/artworks/generative.ts";
import { browserArguments, findBrowser } from "../local/browser.ts";
import { root } from "../local/processes.ts";
import type { Driven, drive as drivePiece } from "./easel/drive.ts";
import { writeStill } from "./write-still.ts";

const size = { width: 1600, height: 1200 };
/** Kilobytes. */
const weights = { whole: 225, middle: 88, small: 29 };
/** The moment of each: seconds after its start, and what its card holds on to. */
const moments: Record<string, Pick<Driven, "after"> & { focus?: string }> = {
  "everyone-is-up-late": { after: 9, focus: "top" },
  "jumper-for-a-spider": { after: 4, focus: "top" },
  "red-cabbage-thinking": { after: 90, focus: "top" },
  "soup-that-nearly-says-it": { after: 9 },
  "crossing-in-the-rain": { after: 12 },
};

const asked = process.argv.slice(2);
const works = generative.filter(({ slug }) => asked.length === 0 || asked.includes(slug));
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
  args: [...browserArguments],
});
try {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  page.setDefaultTimeout(300_000);
  // A page without a piece: the pieces are driven by hand.
  await page.goto(`${server.resolvedUrls?.local[0]}scripts/art/easel/index.html?piece=none`);
  for (const { slug, piece, seed = 1 } of works) {
    if (!isPiece(piece)) continue;
    const { focus, ...moment } = moments[slug] ?? { after: 5 };
    const picture = await page.evaluate(
      async (driven) => {
        const from = "/scripts/art/easel/drive.ts";
        const { drive } = (await import(from)) as { drive: typeof drivePiece };
        return drive(driven);
      },
      { piece, seed, ...size, ...moment },
    );
    const still = sharp(Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64"));
    console.log(slug, await writeStill(slug, still, weights, focus));
  }
} finally {
  await browser.close();
  await server.close();
}
