import type { Page } from "@playwright/test";
import { projects } from "#studio/projects.ts";
import { expect, hydrated, test } from "#testing/journeys/walk.ts";
import { running, watchRunning } from "#testing/proofs/art/watching.ts";

/** What has its own buttons; a scene in three dimensions has its proof in the gallery. */
const played = projects.flatMap(({ slug, live }) => (live && !live.handling ? [{ slug, live }] : []));
const frame = (page: Page) => page.locator("#live [data-art], #live").last();

async function begin(page: Page, slug: string, name: string): Promise<void> {
  await page.goto(`/portfolio/${slug}`);
  await hydrated(page);
  await page.locator("#live").getByRole("button", { name, exact: true }).click();
  await expect(page.locator("#live [data-art]")).not.toHaveAttribute("data-art", "still");
}

test("there are twenty to play", () => expect(played.length).toBe(20));

for (const { slug, live } of played) {
  test(`${live.title}: plays, answers each of its knobs, stops, and leaves nothing`, async ({
    page,
    walk,
  }) => {
    await watchRunning(page);
    await begin(page, slug, live.button);
    const group = page.getByRole("group", { name: live.title });
    const buttons = await group.getByRole("button").all();
    for (const button of buttons) await button.click();
    for (const slider of await group.getByRole("slider").all()) {
      const before = await slider.inputValue();
      await slider.press("ArrowRight");
      await slider.press("ArrowLeft");
      await slider.press("End");
      await slider.press("Home");
      expect(await slider.getAttribute("min"), live.title).toBe(await slider.inputValue());
      expect(before).toMatch(/\d/);
    }
    await expect(group.locator("[aria-live]")).not.toBeEmpty();
    expect((await running(page)).sounds).toBeLessThanOrEqual(1);
    await walk.check(live.title);
    await page.locator("#live").getByRole("button", { name: "Pause" }).click();
    await expect(page.locator("#live [data-art]")).toHaveAttribute("data-art", "paused");
    await expect.poll(async () => (await running(page)).frames).toBe(0);
    await page.getByRole("link", { name: "Back to the archive" }).click();
    await expect(page).toHaveURL(/\/portfolio#archive$/);
    await expect.poll(async () => (await running(page)).sounds).toBe(0);
    expect((await running(page)).frames).toBe(0);
  });
}

test("by keys alone: the needle rises for stamps in time", async ({ page }) => {
  const slug = "gentleman-brawlers-joy-o-meter";
  await page.goto(`/portfolio/${slug}`);
  await hydrated(page);
  await page.locator("#live").getByRole("button", { name: "Open the floor" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#live [data-art]")).not.toHaveAttribute("data-art", "still");
  await page.locator("#live").getByRole("button", { name: "Stamp" }).focus();
  for (let stamp = 0; stamp < 8; stamp += 1) {
    await page.keyboard.press("Space");
    await page.waitForTimeout(300);
  }
  await expect(page.locator("#live [aria-live]")).toContainText(/Warm|Loud|Coats off|Call the neighbours/);
});

test("a sign is found by what was nearly seen", async ({ page }) => {
  await begin(page, "sign-search", "Look up a sign");
  const live = page.locator("#live");
  await live.getByLabel("Shape").selectOption("Flat, thumb out");
  await live.getByLabel("Where").selectOption("Chest");
  await live.getByLabel("Moved").selectOption("It did not");
  await expect(live.locator("[aria-live]")).toHaveText(/one small confusion: “mine”/);
});

test("nothing of it is fetched or moves before a press, and no sound is made", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await watchRunning(page);
  await page.goto("/portfolio/bus-stop-orchestra");
  await hydrated(page);
  await page.locator("#live").scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  expect(fetched.filter((url) => url.includes("bus-round"))).toEqual([]);
  expect((await running(page)).sounds).toBe(0);
  await expect(frame(page)).toBeVisible();
});

test("axe finds nothing on a project’s page in any theme, with its element playing", async ({
  page,
  walk,
}) => {
  await begin(page, "crystal-clear", "Fill a jar");
  await walk.checkInThemes("a project that plays");
});

test("fits a phone and a small window", async ({ page, walk }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page, "ferry-times", "Let the sea in");
  await expect(page.locator("#live").getByRole("slider")).toBeInViewport({ ratio: 0 });
  await walk.check("a project at 320 px");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a project has its still, its plan and its plates, and an ink can be lifted from the last", async ({
    page,
  }) => {
    await page.goto("/portfolio/crystal-clear");
    await expect(page.getByRole("img", { name: /^A jar with a lamp/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /^A shelf with three of its twelve jars/ })).toBeVisible();
    await expect(page.locator("#live").getByRole("button")).toHaveCount(0);
    await expect(page.getByText("Here it holds still")).toBeVisible();
    const whole = page.getByRole("img", { name: "Crystal Clear: teal, pink and yellow" });
    await page.getByRole("checkbox", { name: "Pink" }).uncheck();
    await expect(whole.locator("img").nth(1)).toBeHidden();
    await expect(whole.locator("img").nth(0)).toBeVisible();
  });
});
