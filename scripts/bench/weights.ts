/**
 * What each page weighs over the wire, compressed, in KB: `npm start` in one terminal, then
 * `npm run bench:weights` in another. A phone's window, an empty cache, no scrolling.
 */
import { chromium, type Request } from "@playwright/test";
import { browserArguments, findBrowser } from "../local/browser.ts";
import { samplePosts } from "../local/sample.ts";
import { addresses, defaultPort } from "../local/variables.ts";

const site = process.argv[2] ?? addresses(defaultPort).site;
const [post] = samplePosts();
const pages = [
  "/",
  "/blog",
  ...(post ? [`/blog/${post.slug}`] : []),
  "/blog?q=toad",
  "/subscribe",
  "/about-me",
  "/404",
];
const kinds = ["document", "stylesheet", "script", "font", "image"];

const executablePath = await findBrowser((progress) => console.log(progress));
const browser = await chromium.launch({ executablePath, args: browserArguments });
console.log(["page".padEnd(28), ...kinds.map((kind) => kind.padStart(11))].join(""));
for (const path of pages) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(site + path, { waitUntil: "networkidle" });
  const bytes = new Map<string, number>();
  for (const request of finished) {
    const { responseBodySize } = await request.sizes();
    bytes.set(request.resourceType(), (bytes.get(request.resourceType()) ?? 0) + responseBodySize);
  }
  const cells = kinds.map((kind) => ((bytes.get(kind) ?? 0) / 1024).toFixed(1).padStart(11));
  console.log([path.padEnd(28), ...cells].join(""));
  await context.close();
}
await browser.close();
