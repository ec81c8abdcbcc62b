import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CDPSession, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { themes } from "#domain/profile/themes.ts";
import { inTurn } from "./sweep.ts";

/** What colours alone can break. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** axe finds nothing, by all its rules or by some, and nothing is wider than the window. */
export async function checkPage(page: Page, name: string, rules?: string[]): Promise<void> {
  // Colours in the middle of a transition have no meaningful contrast.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ends = document
      .getAnimations()
      // Spinners and scroll-driven animations never end.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => null));
    // What the browser holds back has no end either.
    return Promise.race([Promise.all(ends), new Promise((enough) => setTimeout(enough, 3000))]);
  });
  const found = await barriersOn(page, rules);
  expect(found, `axe on ${name}`).toEqual([]);
  await checkWidths(page, name);
}

/** Nothing is wider than the window, as it is or at each of these widths. */
export async function checkWidths(page: Page, name: string, widths: number[] = []): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (widths.length === 0)
    expect(await excess(), `${name} is no wider than the window`).toBeLessThanOrEqual(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(excess, `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One for each page: with a session that is ended, Chromium ends the page's virtual authenticator, too. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * What axe finds wrong, by all its rules or by some. A document is given axe once, as a script by the debugger's protocol:
 * of one that `page.evaluate` sends, the browser keeps nothing compiled for the next document.
 */
async function barriersOn(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    const session = sessions.get(page) ?? page.context().newCDPSession(page);
    sessions.set(page, session);
    await (await session).send("Runtime.evaluate", { expression: axeSource });
  }
  return page.evaluate(async (rules) => {
    const options: axe.RunOptions = { resultTypes: ["violations"], preload: false, iframes: false };
    if (rules) options.runOnly = { type: "rule", values: rules };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, rules);
}

/**
 * A theme is a set of colours: the page is looked at whole in one of them, and in another for what colours can do (in a whole
 * sweep in each). The styleguide, which shows all parts, has its own.
 */
export async function checkInThemes(page: Page, name: string): Promise<void> {
  const [first, ...others] = themes;
  await checkInEach(page, name, [first, ...inTurn(others, name.length)]);
}

export async function checkInAllThemes(page: Page, name: string): Promise<void> {
  await checkInEach(page, name, themes);
}

async function checkInEach(page: Page, name: string, chosen: readonly { name: string }[]): Promise<void> {
  // Colours change at once: transitions of elements out of sight would begin only when axe looks at them.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(still);
  });
  for (const [index, { name: theme }] of chosen.entries()) {
    await page.evaluate((named) => void (document.documentElement.dataset.theme = named), theme);
    await checkPage(page, `${name} in ${theme}`, index > 0 ? rulesOfColour : undefined);
  }
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}
