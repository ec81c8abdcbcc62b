import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { allSeries } from "#studio/series.ts";
import { swept } from "#testing/journeys/sweep.ts";
import { frames } from "#testing/journeys/waits.ts";
import { checkPage, expect, hydrated, test } from "#testing/journeys/walk.ts";

const wallOf = (slug: string) => `/art/series/${slug}`;
const series = allSeries[0] ?? { slug: "", title: "", works: [] };
const wall = wallOf(series.slug);
const [first, second] = series.works;

for (const { slug, title, works } of swept(allSeries.slice(0, 1), allSeries.slice(1)))
  test(`${title}: a wall of works, one of them large, and what lies beside it`, async ({ page, walk }) => {
    await page.goto(wallOf(slug));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const hung = page.getByRole("list", { name: `The ${works.length} works of ${title}` }).getByRole("link");
    await expect(hung).toHaveCount(works.length);
    await walk.check(`the wall of ${title}`);

    await hung.first().click();
    await expect(page).toHaveURL(`${wallOf(slug)}/1`);
    await expect(page.getByRole("heading", { level: 1, name: works[0]?.title ?? "" })).toBeVisible();
    await expect(page.getByText(`No 1 of ${works.length}`)).toBeVisible();
    await expect(page.getByText(`Seed ${works[0]?.seed}`, { exact: true })).toBeVisible();
    await walk.check(`a work of ${title}`);

    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(`${wallOf(slug)}/2`);
    await expect(page.getByText(`No 2 of ${works.length}`)).toBeVisible();
    // Quicker than a page can come.
    await page.evaluate(() => {
      for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
    await expect(page).toHaveURL(`${wallOf(slug)}/1`);
    await expect(page.getByText(`No 1 of ${works.length}`)).toBeVisible();
    await page.getByRole("link", { name: /^Previous/ }).click();
    await expect(page).toHaveURL(`${wallOf(slug)}/${works.length}`);
    await page.getByRole("link", { name: `Back to ${title}` }).click();
    await expect(page).toHaveURL(wallOf(slug));
  });

test("another is pulled from the press, and its address prints the same sheet", async ({ page, walk }) => {
  await page.goto(wall);
  await page.getByRole("link", { name: "Make another" }).click();
  await expect(page).toHaveURL(/\?seed=\d+&paper=\w&inks=\w{1,4}$/);
  const address = page.url();
  const once = await painted(page);
  await walk.check("a sheet on the press");
  await lever(page).click();
  await expect(page).not.toHaveURL(address);
  await expect(page).toHaveURL(new RegExp(`${new URL(address).search.replace(/^.*?&/, "&")}$`));
  await painted(page);
  await page.goto(address);
  expect(await painted(page)).toEqual(once);

  await page.getByLabel("Print a seed number").fill(String(second?.seed));
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.getByRole("img", { name: second?.alt ?? "" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: second?.title ?? "" })).toBeVisible();
  await page.getByRole("link", { name: /numbered works/ }).click();
  await expect(page).toHaveURL(wall);
});

test("a work is taken home as a drawing, and as pixels for a printer", async ({ page }) => {
  await page.goto(`${wall}/1`);
  await hydrated(page);
  const svg = await download(page, "Download SVG");
  expect(svg.name).toBe(`${series.slug}-${first?.seed}.svg`);
  const text = svg.bytes.toString("utf8");
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 900 1200".*<\/svg>$/s);
  expect(text).toContain(`<title>${series.title} 1: ${first?.title}</title>`);

  const png = await download(page, "Download PNG, 3000 × 4000");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([3000, 4000]);
  // An empty sheet of this size would weigh next to nothing.
  expect(png.bytes.length).toBeGreaterThan(200_000);
  await expect(page.getByText(`${png.name} is in your downloads.`)).toBeVisible();
});

test("without scripts the numbered works are whole, and a new one says what it needs", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${wall}/2`);
  await expect(page.getByRole("img", { name: second?.alt ?? "" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Download/ })).toBeHidden();
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page).toHaveURL(`${wall}/3`);
  await page.goto(`${wall}?seed=5000&paper=c&inks=vp`);
  await expect(page.locator("noscript p")).toContainText("Without JavaScript");
  await expect(page.getByRole("table", { name: /The plates/ })).toContainText("Fluorescent pink");
  const picture = page.locator("noscript img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByText("Same picture").click();
  await page.locator('.press-tin[title="Teal"]').click();
  await lever(page).click();
  await expect(page).toHaveURL(`${wall}?seed=5000&paper=c&inks=vpt`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await page.getByRole("link", { name: /numbered works/ }).click();
  await expect(page).toHaveURL(wall);
  await context.close();
});

test("every page of a series fits a small window, in each theme", async ({ page }) => {
  for (const [theme, path] of [
    ["paper", wall],
    ["high-contrast", `${wall}/1`],
    ["jelly", `${wall}?seed=7&paper=c&inks=vpyt`],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    await page.goto(path);
    await checkPage(page, `${path}, ${theme}`);
  }
});

test(
  "keys choose paper and inks, and pull; a fifth ink takes the last drum",
  { tag: "@smoke" },
  async ({ page }) => {
    await page.goto(`${wall}?seed=7&paper=c&inks=vpyt`);
    await painted(page);
    await page.getByRole("radio", { name: "Cream cartridge" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("checkbox", { name: "Orange" }).focus();
    await page.keyboard.press("Space");
    await expect(page.locator(".press-plate")).toHaveText(
      "White offsetViolet, Fluorescent pink, Yellow, Orange",
    );
    await page.getByRole("checkbox", { name: "Same picture" }).focus();
    await page.keyboard.press("Space");
    await lever(page).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${wall}?seed=7&paper=w&inks=vpyo`);
    const { told } = await painted(page);
    expect(told).not.toBe("");
    await page.goBack();
    await expect(page).toHaveURL(`${wall}?seed=7&paper=c&inks=vpyt`);
    await painted(page);
  },
);

test("a thumb drags the lever: a little springs back, all the way prints once, and so does a mouse", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const pulls = await pullsOf(page);
  const sheets = new Set<string>();
  await page.goto(`${wall}?seed=7&paper=c&inks=vp`);
  await painted(page);
  const touch = await context.newCDPSession(page);
  const thumb = async (share: number) => {
    const { x, y, way } = await grasp(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", at?: number) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    const before = await page.evaluate(() => window.scrollY);
    await send("touchStart", y);
    for (let step = 1; step <= 6; step++) await send("touchMove", y + (way * share * step) / 6);
    expect(await page.evaluate(() => window.scrollY), "the page stays where it is").toBe(before);
    return send;
  };
  const mouse = async (share: number) => {
    const { x, y, way } = await grasp(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + way * share, { steps: 6 });
    await page.mouse.up();
  };
  const printed = async (count: number) => {
    await expect.poll(pulls).toBe(count);
    // A click that follows a drag would pull once more.
    await frames(page);
    await painted(page);
    expect(await pulls()).toBe(count);
    expect(sheets.add(page.url()).size, "each pull prints another sheet").toBe(count + 1);
  };

  await (
    await thumb(0.2)
  )("touchEnd");
  await printed(0);
  await (
    await thumb(0.9)
  )("touchCancel");
  await printed(0);
  await (
    await thumb(0.9)
  )("touchEnd");
  await printed(1);
  await lever(page).tap();
  await printed(2);
  await mouse(0.2);
  await printed(2);
  await mouse(0.9);
  await printed(3);
  await (
    await thumb(0.9)
  )("touchEnd");
  await printed(4);
  for (const [at, key] of ["Enter", "Space"].entries()) {
    await lever(page).press(key);
    await printed(5 + at);
  }
  await context.close();
});

test("with less motion plates appear by cuts, and the press rests once it has printed", async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length); // oxfmt-ignore
  // A plate is on the press for a third of a second: what the page says is noted as it changes.
  await page.addInitScript(() => {
    const noted: { says: string; moves: boolean }[] = [];
    Object.assign(window, { noted });
    const note = () => {
      const says = document.querySelector(".press-told")?.textContent ?? "";
      const moves = document.getAnimations().some(({ playState }) => playState === "running");
      if (says && noted.at(-1)?.says !== says) noted.push({ says, moves });
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const noted = () =>
    page.evaluate(() => (window as unknown as { noted: { says: string; moves: boolean }[] }).noted);
  const plate = "The second plate: Fluorescent pink";
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${wall}?seed=7&paper=c&inks=vpyt`);
  await painted(page);
  const cuts = await noted();
  expect(cuts.map(({ says }) => says)).toContain(plate);
  expect(cuts.filter(({ moves }) => moves)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await lever(page).click();
  await expect(page).not.toHaveURL(/seed=7&/);
  const since = async () => (await noted()).slice(cuts.length).map(({ says }) => says);
  await expect.poll(since).toContain(plate);
  await painted(page);
  await expect.poll(moving).toBe(0);
});

test("until its first plate is printed, a sheet shows a patch of each ink, and then none of them", async ({
  page,
}) => {
  let deliver = () => {};
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(/\/woodle[^/]*\.js/, async (route) => {
    await delivered;
    await route.fallback();
  });
  await page.goto(`${wall}?seed=7&paper=c&inks=vpyt`);
  const patches = page.locator(".press-test circle:not(pattern *)");
  await expect(patches).toHaveCount(4);
  await expect(page.getByText("Feeding a sheet …")).toBeVisible();
  await checkPage(page, "A test sheet of the inks");
  deliver();
  await painted(page);
  const clear = await page.locator("canvas[role=img]").evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    return data.filter((value, at) => at % 4 === 3 && value < 255).length;
  });
  expect(clear, "the print covers all of the test sheet").toBe(0);
});

test("a sheet’s card is a picture of it, and its drawing keeps a plate for each ink", async ({ page }) => {
  const cards = new Set<string>();
  for (const inks of ["vp", "vpy", "mo"]) {
    await page.goto(`${wall}?seed=7&paper=c&inks=${inks}`);
    const address = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(address).toMatch(new RegExp(`^http.*${wall}/cards/7-c-${inks}\\.png$`));
    const answer = await page.request.get(address ?? "");
    expect(answer.headers()["content-type"]).toBe("image/png");
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    cards.add(bytes.toString("base64"));
  }
  expect(cards.size).toBe(3);
  for (const wrong of ["cards/cat-.png", "cards/7-c-vz.png", "cards/7-c-vp.jpg", "sheets/00.png"])
    expect((await page.request.get(`${wall}/${wrong}`)).status()).toBe(404);
  await hydrated(page);
  const svg = await download(page, "Download SVG");
  expect(svg.name).toBe(`${series.slug}-7-c-mo.svg`);
  const text = svg.bytes.toString("utf8");
  expect(text).toMatch(/<title>.+ \(No \d{5}, .+\)<\/title><desc>.+<\/desc>/);
  expect(text.match(/mix-blend-mode:multiply/g)).toHaveLength(2);
});

const lever = (page: Page) => page.getByRole("button", { name: /Pull the lever/ });

/** Where the lever is taken, once it can be pulled, and how far it goes from there. */
async function grasp(page: Page): Promise<{ x: number; y: number; way: number }> {
  await expect(lever(page)).not.toHaveAttribute("aria-disabled");
  await lever(page).scrollIntoViewIfNeeded();
  const box = await lever(page).boundingBox();
  if (!box) throw new Error("There is no lever.");
  return { x: box.x + box.width / 2, y: box.y + 40, way: box.height - box.width };
}

/** How often the lever has been pulled since. */
async function pullsOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let pulls = 0;
    Object.assign(window, { pulls: () => pulls });
    document.addEventListener("submit", () => pulls++);
  });
  return () => page.evaluate(() => (window as unknown as { pulls: () => number }).pulls());
}

/** What the canvas shows, once it does: its words and a sum over its pixels. Another sheet has another canvas. */
async function painted(page: Page): Promise<{ told: string; sum: number }> {
  const canvas = page.locator("canvas[role=img]");
  const shown = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const pixels = element.getContext("2d")?.getImageData(0, 0, element.width, element.height).data ?? [];
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 97) sum = (sum * 31 + (pixels[at] ?? 0)) % 1_000_003;
      return { told: element.getAttribute("aria-label") ?? "", sum };
    });
  let last = { told: "", sum: 0 };
  const isPainted = async () => {
    last = await shown();
    return last.sum !== 0 && !last.told.includes("not there yet");
  };
  await expect.poll(isPainted).toBe(true);
  return last;
}

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
