/** Takes README's picture of the home page: `npm start` in one terminal, then `node scripts/installed.mjs scripts/picture.ts` in another. */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, findBrowser } from "./local/browser.ts";
import { addresses, defaultPort } from "./local/variables.ts";

const site = process.argv[2] ?? addresses(defaultPort).site;
const executablePath = await findBrowser((progress) => console.log(progress));
const browser = await chromium.launch({ executablePath, args: browserArguments });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
await page.goto(site, { waitUntil: "networkidle" });
const picture = await page.screenshot();
await sharp(picture).webp({ quality: 82 }).toFile("docs/pictures/home.webp");
await browser.close();
