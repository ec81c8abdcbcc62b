import type { Page } from "@playwright/test";
import { projects } from "#studio/projects.ts";
import { swept } from "#testing/journeys/sweep.ts";
import { frames } from "#testing/journeys/waits.ts";
import { expect, hydrated, test } from "#testing/journeys/walk.ts";
import { running, watchRunning } from "#testing/proofs/art/watching.ts";

/** What has its own buttons; a scene in three dimensions has its proof in the gallery. */
const played = projects.flatMap(({ slug, live }) => (live && !live.handling ? [{ slug, live }] : []));
/** One of each kind: with sound and without, played by hand, by knobs, by a list and by a queue. */
const oneOfEach = new Set([
  "bus-stop-orchestra",
  "collagescape",
  "djello",
  "ferry-times",
  "jello-theremin",
  "repair-club",
  "sign-search",
  "toad-in-the-room",
]);
const chosen = played.filter(({ slug }) => oneOfEach.has(slug));
const others = played.filter(({ slug }) => !oneOfEach.has(slug));
const frame = (page: Page) => page.locator("#live [data-art], #live").last();

async function begin(page: Page, slug: string, name: string): Promise<void> {
  await page.goto(`/portfolio/${slug}`);
  await hydrated(page);
  await page.locator("#live").getByRole("button", { name, exact: true }).click();
  await expect(page.locator("#live [data-art]")).not.toHaveAttribute("data-art", "still");
}

test("there are twenty-seven to play", () => {
  expect(played.length).toBe(27);
  expect(chosen.length).toBe(oneOfEach.size);
});

for (const { slug, live } of swept(chosen, others)) {
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
    await expect.poll(async () => (await running(page)).frames).toBe(0);
  });
}

test("by keys alone: the needle rises for stamps in time", async ({ page }) => {
  const slug = "gentleman-brawlers-joy-o-meter";
  await page.clock.install();
  await page.goto(`/portfolio/${slug}`);
  await hydrated(page);
  await page.locator("#live").getByRole("button", { name: "Open the floor" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#live [data-art]")).not.toHaveAttribute("data-art", "still");
  await page.locator("#live").getByRole("button", { name: "Stamp" }).focus();
  // In time, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  for (let stamp = 0; stamp < 12; stamp += 1) {
    await page.keyboard.press("Space");
    await page.clock.runFor(300);
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

test("by keys: other ears leave a beast itself, until everything has one stream", async ({ page }) => {
  await begin(page, "riso-woodles", "Draw a beast");
  const said = page.locator("#live [aria-live]");
  await expect(said).toContainText("Number 27 is a tall fox");
  const press = (name: string) => page.locator("#live").getByRole("button", { name }).press("Enter");
  await press("Other ears");
  await expect(said).toContainText(/^Only the ears changed: a tall fox/);
  await press("One stream for all");
  await press("Other ears");
  await expect(said).toContainText(/^I asked for another pair of ears\. This is (?!a tall fox)/);
});

test("a hill is torn along the way of a hand, and a ticket never lies in the middle", async ({ page }) => {
  await begin(page, "collagescape", "Open the drawer");
  const said = page.locator("#live [aria-live]");
  const sheet = page.locator("#live").getByRole("img", { name: /^A landscape of torn paper/ });
  const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.1, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + height * 0.6, { steps: 20 });
  await page.mouse.up();
  await expect(said).toHaveText("Strip 5: a page of an atlas, towards me. The rim shows.");
  const slider = page.locator("#live").getByRole("slider", { name: "Bus ticket" });
  await slider.fill("49");
  await slider.press("ArrowRight");
  await expect(said).toHaveText("Not in the middle. That is the rule.");
});

test("the cat leaves by the window, and a scream that was started ends with the pause", async ({ page }) => {
  await watchRunning(page);
  await begin(page, "toad-in-the-room", "Let the toad in");
  const live = page.locator("#live");
  await live.getByRole("button", { name: "Tap the toad" }).press("Space");
  await expect(live.locator("[aria-live]")).toContainText("left by the window");
  await expect(live.getByText("[screams]")).toBeVisible();
  expect((await running(page)).sounds).toBe(1);
  await live.getByRole("button", { name: "Pause" }).click();
  await expect.poll(async () => (await running(page)).frames).toBe(0);
});

test("takes a coat button for fifty pence, and does something about it with eight pleats", async ({
  page,
}) => {
  await begin(page, "zine-machine", "Find a coin");
  const live = page.locator("#live");
  const said = live.locator("[aria-live]");
  const press = (name: string) => live.getByRole("button", { name, exact: true }).press("Enter");
  await press("Pull");
  await expect(said).toHaveText("Clunk. It would like fifty pence.");
  await press("Coat button");
  await expect(said).toContainText("That is number 31");
  await press("Pull");
  await expect(said).toContainText(/^(Warm\. In the till: 1 coat button|Jam, at pleat)/);
});

test("somebody pays for a copy that has left, and nobody does once there is a tin", async ({ page }) => {
  await begin(page, "allotment-press", "Mind the shop");
  const live = page.locator("#live");
  const said = live.locator("[aria-live]");
  const press = (name: string) => live.getByRole("button", { name }).press("Enter");
  const sellAll = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one customer after the other
    for (let copy = 0; copy < 7; copy += 1) await press("Sell over the fence");
  };
  await sellAll();
  await press("Order by post");
  await expect(said).toContainText("under somebody’s arm already");
  await press("Biscuit tin");
  await sellAll();
  await press("Order by post");
  await expect(said).toContainText("The page drops a potato: 3.");
});

test("by keys: a radio has screws left over, and none with the tray, the torch and a second look at the plug", async ({
  page,
}) => {
  await begin(page, "repair-club", "Take the next in the queue");
  const live = page.locator("#live");
  const said = live.locator("[aria-live]");
  const press = (name: string) => live.getByRole("button", { name, exact: true }).press("Enter");
  const each = async (name: string) => {
    // oxlint-disable-next-line no-await-in-loop -- one screw after the other
    for (let screw = 0; screw < 6; screw += 1) await press(name);
  };
  await press("Unplug it");
  await press("Undo a screw");
  await expect(said).toContainText("That was the urn’s plug");
  await press("Is it unplugged?");
  await each("Undo a screw");
  await each("Put back the first");
  await expect(said).toHaveText(/left over\. It will come back for/);
  for (const step of ["Next, please", "Next, please", "Next, please", "Unplug it", "Is it unplugged?"])
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await press(step);
  await press("Muffin tray");
  await press("Torch");
  await each("Undo a screw");
  await each("Put back the last");
  await expect(said).toContainText("Nothing left over.");
});

test("a screw is undone where a thumb taps it", async ({ page }) => {
  await begin(page, "repair-club", "Take the next in the queue");
  const live = page.locator("#live");
  await live.getByRole("button", { name: "Unplug it" }).click();
  await live.getByRole("button", { name: "Is it unplugged?" }).click();
  const { x, y, width, height } = (await live.locator("svg[role=img]").boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const scale = Math.min(width / 600, height / 340);
  await page.mouse.click(x + width / 2 + (252 - 300) * scale, y + height / 2 + (226 - 170) * scale);
  await expect(live.locator("[aria-live]")).toContainText("Screw 1.");
});

test("a sea comes out upside down, and goes grey where painters look at one another", async ({ page }) => {
  await begin(page, "shader-weeks", "Call the painters");
  const live = page.locator("#live");
  const said = live.locator("[aria-live]");
  await expect(said).toHaveText("Week 5: a sea. One number: swell.");
  await live.getByRole("slider", { name: "Swell" }).press("End");
  await expect(said).toContainText("swell 1.");
  await live.getByRole("button", { name: "Flip a sign" }).press("Enter");
  await expect(said).toContainText("The light comes from below.");
  await live.getByLabel("Window").last().selectOption("Week 2");
  await expect(said).toContainText("I had a cold.");
  const sea = live.locator("svg g path").nth(9);
  const before = await sea.getAttribute("d");
  await live.getByRole("button", { name: "Let them look" }).press("Enter");
  await expect(said).toContainText("roughly the same");
  await expect.poll(() => sea.getAttribute("d")).not.toBe(before);
});

test("nothing of it is fetched or moves before a press, and no sound is made", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await watchRunning(page);
  await page.goto("/portfolio/bus-stop-orchestra", { waitUntil: "networkidle" });
  await hydrated(page);
  await page.locator("#live").scrollIntoViewIfNeeded();
  await expect(frame(page)).toBeInViewport();
  await frames(page);
  await page.waitForLoadState("networkidle");
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

test("fits a phone and a small window", { tag: "@smoke" }, async ({ page, walk }) => {
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
