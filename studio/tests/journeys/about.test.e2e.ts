import type { Locator, Page } from "@playwright/test";
import { bench } from "#studio/bench.tsx";
import { experience } from "#studio/experience.ts";
import { profile } from "#studio/profile.ts";
import { skills } from "#studio/skills.ts";
import { type Point } from "#domain/profile/experience.ts";
import { allTools } from "#domain/profile/skills.ts";
import { atRest } from "#testing/journeys/waits.ts";
import { hydrate, expect, hydrated, test } from "#testing/journeys/walk.ts";

const categories = [
  "Creative Technology",
  "Rapid Prototyping",
  "Graphics",
  "Frontend",
  "UI Frameworks",
  "Backend",
  "Languages",
  "Hosting",
];
const phone = { width: 390, height: 844 };

const card = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const head = (page: Page, title: string) => card(page, title).locator("summary");
const tabs = (page: Page) => page.getByRole("tab");
const box = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const textsOf = (points: Point[]): string[] =>
  points.flatMap((point) => (typeof point === "string" ? [point] : [point.text, ...textsOf(point.points)]));

test.describe("the creator", () => {
  test(
    "a profile image with a circular gradient overlay, a name, a title and four contact lines",
    { tag: "@smoke" },
    async ({ page, walk }) => {
      await page.goto("/about-me");
      const portrait = page.getByRole("img", { name: profile.portrait?.alt });
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const overlay = await portrait.evaluate((image) => {
        const { backgroundImage, borderRadius } = getComputedStyle(image.parentElement ?? image, "::after");
        return { backgroundImage, borderRadius };
      });
      expect(overlay.backgroundImage).toContain("radial-gradient(circle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(profile.name);
      await expect(page.getByRole("main")).toContainText(profile.title);
      const lines = page.getByRole("list", { name: "Contact" }).getByRole("listitem");
      const [code, photos] = profile.links;
      const words = [code?.label, photos?.label, profile.school, profile.location];
      await expect(lines).toHaveText(words.map((text) => text ?? ""));
      await expect(lines.nth(0).getByRole("link")).toHaveAttribute("href", code?.href ?? "");
      await expect(lines.nth(1).getByRole("link")).toHaveAttribute("href", photos?.href ?? "");
      await expect(page).toHaveTitle(/^About Me/);
      await walk.check("/about-me");
    },
  );
});

test.describe("three collapsible sections", () => {
  test("a card that the window holds comes into view whole, and no further", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1500 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/about-me", { waitUntil: "networkidle" });
    await hydrated(page);
    await head(page, "Tools & Technologies").evaluate((summary) =>
      scrollBy({ top: summary.getBoundingClientRect().bottom - innerHeight + 8, behavior: "instant" }),
    );
    await head(page, "Tools & Technologies").click();
    await atRest(page);
    const { y, height } = await box(card(page, "Tools & Technologies"));
    expect(Math.round(y + height)).toBeLessThanOrEqual(1500);
    expect(y + height).toBeGreaterThan(1440);
  });
});

test.describe("Tools & Technologies", () => {
  test("nine chips; each highlights its category's tools, and All clears", async ({ page, walk }) => {
    await page.goto("/about-me");
    await head(page, "Tools & Technologies").click();
    await expect(card(page, "Tools & Technologies").getByRole("radio")).toHaveCount(9);
    await expect(page.getByRole("group", { name: "Highlight" }).locator("label")).toHaveText([
      "All",
      ...categories,
    ]);
    const total = allTools(skills).length;
    const section = card(page, "Tools & Technologies");
    const lit = section.locator("mark");
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    await expect(section.getByRole("list", { name: "Tools" }).getByRole("listitem")).toHaveCount(total);
    await expect(lit).toHaveCount(0);
    for (const name of categories) {
      await section.locator("label").filter({ hasText: name }).click();
      await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
      const tools = new Set(skills.find((category) => category.name === name)?.tools);
      const wanted = allTools(skills).filter((tool) => tools.has(tool));
      await expect(lit).toHaveText(wanted.map((tool) => `${tool} (highlighted)`));
      await expect(section.getByRole("status")).toHaveText(`${wanted.length} of ${total} tools: ${name}`);
    }
    await walk.check("a highlighted category");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    await expect(lit).toHaveCount(0);
    await expect(section.getByRole("status")).toHaveText(`All ${total} tools`);
    for (const chip of await section.locator("label").all())
      expect((await box(chip)).height).toBeGreaterThanOrEqual(44);
  });
});

test("the bench has ten things; by keys a chip brings its own to light, and All leaves none out", async ({
  page,
}) => {
  await page.goto("/about-me");
  await head(page, "Tools & Technologies").click();
  const things = page.getByRole("list", { name: "On the bench" }).getByRole("listitem");
  await expect(things).toHaveCount(10);
  const lit = things.and(page.locator("[data-lit]")).getByRole("strong");
  const inked = () =>
    things.evaluateAll(
      (all) => all.filter((thing) => [...thing.querySelectorAll("[data-ink]")].every((ink) => getComputedStyle(ink).opacity === "1")).length, // oxfmt-ignore
    );
  expect(await inked()).toBe(10);
  await page.getByRole("radio", { name: "All" }).focus();
  for (const name of categories) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name, exact: true })).toBeFocused();
    const wanted = bench.filter((tool) => tool.categories.includes(name));
    expect(wanted.length, `${name} has a thing on the bench`).toBeGreaterThan(0);
    await expect(lit).toHaveText(wanted.map((tool) => tool.name));
    await expect.poll(inked).toBe(wanted.length);
  }
  await page.keyboard.press("ArrowRight");
  await expect(lit).toHaveCount(0);
  await expect.poll(inked).toBe(10);
  await page.setViewportSize(phone);
  await page.locator("label").filter({ hasText: "Hosting" }).click();
  await expect(page.getByText("Extension lead. Nine village halls have hung on it.")).toBeVisible();
});

test.describe("Experience", () => {
  test("eight tabs, the first active; each shows a role, an organisation's link, dates and bullets", async ({
    page,
  }) => {
    await page.goto("/about-me");
    await hydrate(page);
    await head(page, "Experience").click();
    await expect(tabs(page)).toHaveText(experience.map(({ tab }) => tab));
    expect(await tabs(page).count()).toBe(8);
    await expect(tabs(page).first()).toHaveAttribute("aria-selected", "true");
    for (const [index, entry] of experience.entries()) {
      await tabs(page).nth(index).click();
      const panel = page.getByRole("tabpanel", { name: entry.tab, exact: true });
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(panel.getByRole("heading", { level: 3 })).toHaveText(entry.role);
      const link = panel.getByRole("link", { name: entry.organisation });
      await expect(link).toHaveAttribute("href", entry.href ?? "");
      await expect(panel).toContainText(entry.dates);
      await expect(panel.getByRole("listitem")).toHaveCount(textsOf(entry.points).length);
    }
    expect(await page.locator("[role=tabpanel] li li").count(), "nested bullets").toBeGreaterThan(0);
  });

  test("have no bar between them: the mark is beside its tab in the column, at its foot in the strip, and nothing scrolls with a bar", async ({
    page,
  }) => {
    for (const [width, side] of [
      [390, "foot"],
      [820, "foot"],
      [1440, "side"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/about-me");
      await hydrate(page);
      await page.getByRole("heading", { name: "Experience" }).click();
      const list = page.getByRole("tablist", { name: "Experience" });
      await expect(list.getByRole("tab").first()).toBeVisible();
      await expect(list).toHaveCSS("scrollbar-width", "none");
      const mark = await list.locator("[aria-hidden]").evaluate((indicator) => {
        const bar = getComputedStyle(indicator, "::after");
        return {
          isUpright: parseFloat(bar.height) > parseFloat(bar.width),
          top: bar.top,
          bottom: bar.bottom,
        };
      });
      expect(mark.isUpright, `${width} px`).toBe(side === "side");
      expect(mark.bottom).toBe("0px");
    }
  });

  test("on narrow screens the tabs are a strip that scrolls to the selected one", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/about-me");
    await hydrate(page);
    await head(page, "Experience").click();
    const strip = page.getByRole("tablist");
    await expect(strip).toHaveAttribute("aria-orientation", "horizontal");
    const hidden = await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBeGreaterThan(600);
    await tabs(page).first().focus();
    for (const [key, index] of [
      ["ArrowRight", 1],
      ["ArrowRight", 2],
      ["End", 7],
      ["ArrowRight", 0],
      ["ArrowLeft", 7],
      ["Home", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs(page).nth(index)).toBeFocused();
      await expect(tabs(page).nth(index)).toHaveAttribute("aria-selected", "true");
      await expect
        .poll(async () => {
          const { x, width } = await box(tabs(page).nth(index));
          return x >= 0 && x + width <= phone.width;
        }, `tab ${index} is in view`)
        .toBe(true);
    }
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test("the strip dissolves into dots at the edge where it goes on, and at no other", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/about-me");
    await head(page, "Experience").click();
    const strip = page.getByRole("tablist");
    const dissolved = () =>
      strip.evaluate((list) => {
        const style = getComputedStyle(list);
        return ["--goes-on-before", "--goes-on-after"].map(
          (side) => parseFloat(style.getPropertyValue(side)) > 0,
        );
      });
    await expect.poll(dissolved).toEqual([false, true]);
    await strip.evaluate((list) => list.scrollTo({ left: 200, behavior: "instant" }));
    await expect.poll(dissolved).toEqual([true, true]);
    await strip.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
    await expect.poll(dissolved).toEqual([true, false]);
  });
});

test("everything open is whole and without barriers in every theme", async ({ page, walk }) => {
  await page.goto("/about-me");
  for (const title of ["Tools & Technologies", "Experience"]) await head(page, title).click();
  await page.locator("label").filter({ hasText: "Graphics" }).click();
  await tabs(page).nth(2).click();
  await walk.checkInThemes("/about-me, all open");
  await page.setViewportSize({ width: 320, height: 900 });
  await walk.check("/about-me, all open, at 320 px");
});
