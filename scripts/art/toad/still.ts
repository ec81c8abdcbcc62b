/**
 * Takes the toad's still from public/models/toad.glb: `node scripts/art/toad/still.ts`. To look at it otherwise:
 * `node scripts/art/toad/still.ts --out=/tmp/toad.png --width=640 --height=480 [--motion=scream --at=0.9 --turn=90 --tilt=10]`.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { createServer } from "vite";
import { browserArguments, findBrowser, softwareGraphics } from "../../local/browser.ts";
import { root } from "../../local/processes.ts";
import { writeStill } from "../write-still.ts";
import type { portray as portrayToad, Sitting } from "./still-scene.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    width: { type: "string", default: "1600" },
    height: { type: "string", default: "1200" },
    motion: { type: "string", default: "idle" },
    at: { type: "string", default: "0" },
    turn: { type: "string", default: "24" },
    tilt: { type: "string", default: "9" },
    tall: { type: "string", default: "1.74" },
    middle: { type: "string", default: "0.54" },
  },
});
const { out, motion, ...numbers } = values;
const sitting = {
  motion,
  ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
} as Sitting;

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
  executablePath: await findBrowser((progress) => console.warn(progress)),
  args: [...browserArguments, ...softwareGraphics],
});
try {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  await page.goto(`${server.resolvedUrls?.local[0]}scripts/art/easel/index.html?piece=none`);
  const address = await page.evaluate(async (sitting) => {
    const from = "/scripts/art/toad/still-scene.ts";
    const { portray } = (await import(from)) as { portray: typeof portrayToad };
    return portray(sitting);
  }, sitting);
  const picture = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  if (out) await writeFile(out, picture);
  else console.warn(await writeStill("toad-ar", sharp(picture), { whole: 230, middle: 90, small: 30 }));
} finally {
  await browser.close();
  await server.close();
}
