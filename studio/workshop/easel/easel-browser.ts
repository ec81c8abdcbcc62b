import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { browserArguments, findBrowser, softwareGraphics } from "../../../scripts/local/browser.ts";
import { root } from "../../../scripts/local/processes.ts";

export interface Shown {
  piece: string;
  seed?: number | string;
  theme?: string;
}

export interface Easel {
  /** Opens a piece and waits until it has drawn; throws with what the browser said where it cannot. */
  show: (shown: Shown) => Promise<Page>;
  /** Opens the page without a piece: one is driven by hand there. */
  open: () => Promise<Page>;
  close: () => Promise<void>;
}

/** A browser and the pieces' sources, without the site around them. Sizes in CSS pixels. */
export async function openEasel({ width, height, scale = 1 }: Size): Promise<Easel> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { port: 0, strictPort: false, watch: null, hmr: false },
    optimizeDeps: { include: [], noDiscovery: true },
    cacheDir: `node_modules/.vite-easel`,
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  const executablePath = await findBrowser((progress) => console.log(progress));
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, ...softwareGraphics],
  });
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  const site = `${address}studio/workshop/easel/index.html`;
  return {
    async open() {
      const page = await context.newPage();
      await page.goto(`${site}?piece=none`);
      return page;
    },
    async show({ piece, seed = 1, theme = "default" }) {
      const page = await context.newPage();
      const said: string[] = [];
      page.on("console", (message) => message.type() !== "debug" && said.push(message.text()));
      page.on("pageerror", (error) => said.push(String(error.stack)));
      const query = new URLSearchParams({ piece, seed: String(seed), theme });
      await page.goto(`${site}?${query}`);
      await page.waitForFunction(
        () => document.title === "trouble" || document.querySelector("[data-art=moving], [data-art=resting]"),
        null,
        { timeout: 90_000 },
      );
      if ((await page.title()) === "trouble") throw new Error(`${piece} does not play:\n${said.join("\n")}`);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

interface Size {
  width: number;
  height: number;
  /** Device pixels a CSS pixel. */
  scale?: number;
}
