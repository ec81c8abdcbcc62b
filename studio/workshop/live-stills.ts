/**
 * `node scripts/installed.mjs studio/workshop/live-stills.ts --site=http://localhost:8787 [slug…]`: takes the stills of what plays on the
 * projects' pages, on a site that runs: the scene alone, without its buttons.
 */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, findBrowser, softwareGraphics } from "../../scripts/local/browser.ts";
import { saveAvif, saveWebp } from "../../scripts/local/save-picture.ts";
import { projects } from "../projects.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: "string", default: "http://localhost:8787" } },
});
const folder = resolve(import.meta.dirname, "../public/images/projects/live");
/** Kilobytes. */
const limit = 40;
/** What is done to a piece before its picture is taken: buttons that are pressed. */
const pressed: Record<string, string[]> = {
  "bus-stop-orchestra": ["Number 4"],
  "mycelium-mail": ["Send"],
  "riso-woodles": ["Other ears"],
  collagescape: ["Tear a hill"],
  "zine-machine": ["50p", "Pull"],
};

async function take(page: Page, slug: string, still: string): Promise<string> {
  await page.goto(`${values.site}/portfolio/${slug}`);
  const frame = page.locator("#live [data-art]");
  await page.locator("#live button").first().scrollIntoViewIfNeeded();
  await page.locator("#live button").first().click();
  await frame.and(page.locator(":not([data-art=still])")).waitFor({ timeout: 60_000 });
  for (const name of pressed[slug] ?? []) await frame.getByRole("button", { name }).click();
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(
      `#live [aria-live], #live [aria-live] + div, #live [data-art] > button { visibility: hidden }
       #live [data-art], #live [data-art] * { border-radius: 0 !important }`,
    );
    document.adoptedStyleSheets.push(hidden);
  });
  const shot = await frame.locator("> :first-child > :last-child").screenshot();
  const save = still.endsWith(".avif") ? saveAvif : saveWebp;
  const whole = await sharp(shot).resize(960, 720, { fit: "fill" }).png().toBuffer();
  // The outermost pixels are half the page's own colour: their neighbours take their place.
  const inside = sharp(whole).extract({ left: 2, top: 2, width: 956, height: 716 });
  const clean = inside.extend({ top: 2, bottom: 2, left: 2, right: 2, extendWith: "copy" });
  return save(clean, resolve(folder, still), limit);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(console.log),
  args: [...browserArguments, ...softwareGraphics],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.5 });
const page = await context.newPage();
for (const { slug, live } of projects) {
  // A scene in three dimensions has a still in the gallery: see three-d-stills.ts.
  if (!live || live.handling || (positionals.length > 0 && !positionals.includes(slug))) continue;
  // oxlint-disable-next-line no-await-in-loop -- one page at a time, as a person looks
  console.log(await take(page, slug, live.still));
}
await browser.close();
