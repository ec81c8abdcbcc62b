/**
 * Compares what pictures' `sizes` promise with how wide they are shown: `npm start` in one terminal, then
 * `npm run bench -- sizes` in another. It prints those that are more than a tenth wrong at a phone's, a tablet's or a
 * laptop's width.
 */
import { chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../local/browser.ts";
import { addresses, defaultPort } from "../local/variables.ts";

const site = process.argv[2] ?? addresses(defaultPort).site;
const widths = [390, 820, 1440];
const tolerance = 0.1;

const executablePath = await findBrowser((progress) => console.log(progress));
const browser = await chromium.launch({ executablePath, args: browserArguments });
const page = await browser.newPage({ reducedMotion: "reduce" });
let wrong = 0;
for (const path of await oneOfEachKind())
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site + path, { waitUntil: "load" });
    for (const { source, promised, shown, sizes } of await measure(page)) {
      if (Math.abs(promised / shown - 1) <= tolerance) continue;
      wrong++;
      console.log(`${path} at ${width}: ${source} shown ${shown}, promised ${promised} by ${sizes}`);
    }
  }
await browser.close();
console.log(wrong === 0 ? "Every `sizes` is true." : `${wrong} are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;

/** The reading pages that have pictures; of posts, projects, works, series and zines the first. */
async function oneOfEachKind(): Promise<string[]> {
  const lists = ["/blog", "/portfolio", "/art"];
  const kinds = [/^\/blog\/[\w-]+$/, /^\/portfolio\/[\w-]+$/, /^\/art\/[\w-]+$/, /^\/art\/(?:series|zine)\//];
  const found = new Set(["/", "/about-me", ...lists, "/blog?q=a", "/404"]);
  for (const list of lists) {
    await page.goto(site + list);
    const links = await page
      .locator("main a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const kind of kinds) {
      const first = links.find((link) => kind.test(link));
      if (first) found.add(first);
    }
    for (const kind of ["series", "zine"]) {
      const first = links.find((link) => link.startsWith(`/art/${kind}/`));
      if (first) found.add(first);
    }
  }
  return [...found];
}

/** A browser corrects the natural width of a picture by its density: it is then what `sizes` promised, in CSS pixels. */
function measure(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.flatMap((image) => {
      const source = [...(image.closest("picture")?.querySelectorAll("source") ?? [])]
        .map(({ sizes }) => sizes)
        .find(Boolean);
      const sizes = source ?? image.sizes;
      const { width, height } = image.getBoundingClientRect();
      if (!sizes || image.naturalWidth === 0 || width === 0) return [];
      const covers = getComputedStyle(image).objectFit === "cover";
      const shown = covers ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width;
      return {
        source: new URL(image.currentSrc).pathname,
        promised: image.naturalWidth,
        shown: Math.round(shown),
        sizes,
      };
    });
  });
}
