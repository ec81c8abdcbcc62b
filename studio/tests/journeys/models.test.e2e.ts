import type { Page } from "@playwright/test";
import { hearContexts } from "./hear-contexts.ts";
import { checkPage, expect, test } from "#testing/journeys/walk.ts";

/** Without a graphics card a frame takes its time. */
const patience = { timeout: 90_000 };

test.use({ viewport: { width: 320, height: 400 } });

const stage = (page: Page) => page.locator("[data-model]");
const isPaused = async (page: Page) =>
  page.locator("model-viewer").evaluate((viewer) => (viewer as HTMLElement & { paused: boolean }).paused);
const screamButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Make it scream" });
const soundOn = (page: Page) => page.getByRole("button", { name: "Turn sound on" });
const soundOff = (page: Page) => page.getByRole("button", { name: "Turn sound off" });

test("the toad is drawn, screams with a caption, is heard when asked, and leaves nothing behind", async ({
  page,
  walk,
}) => {
  const contexts = await hearContexts(page);
  await page.goto("/toad-ar");
  const before = await stage(page).boundingBox();
  await expect(stage(page)).toHaveAttribute("data-model", "alive", patience);
  expect(await stage(page).boundingBox(), "nothing has moved").toEqual(before);
  await expect(page.getByText("This device shows the toad on the screen only")).toBeVisible();
  await expect(page.getByText("/toad-ar on a phone", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Put it in your room" })).toHaveCount(0);

  await test.step("what is drawn is a toad: green, in the middle", async () => {
    await page.getByRole("button", { name: "Pause the animation" }).click(patience);
    await expect.poll(() => greenness(page), patience).toBeGreaterThan(0.12);
  });
  await test.step("it is printed, with its shadow: no light falls on it, and nothing soft lies under it", async () => {
    const drawn = await page.locator("model-viewer").evaluate((viewer) => {
      const symbol = Object.getOwnPropertySymbols(viewer).find(({ description }) => description === "scene");
      const scene = Reflect.get(viewer, symbol ?? "") as { traverse: (see: (thing: object) => void) => void };
      const kinds: string[] = [];
      scene.traverse((thing) => "material" in thing && kinds.push((thing.material as { type: string }).type));
      return kinds.toSorted();
    });
    expect(drawn).toEqual(["MeshBasicMaterial", "MeshBasicMaterial", "ShaderMaterial", "ShaderMaterial"]);
  });
  await walk.check("Toad AR, alive");
  await test.step("asked for less motion meanwhile, it stands", async () => {
    await page.getByRole("button", { name: "Play the animation" }).click(patience);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("button", { name: "Play the animation" })).toBeVisible(patience);
    expect(await isPaused(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(page.getByRole("button", { name: "Pause the animation" })).toBeVisible(patience);
  });
  await expect(page.getByText("It screams in silence")).toBeVisible();
  await soundOn(page).press("Enter");
  await expect(page.getByText("The sound is on.")).toBeVisible();
  expect(await contexts(), "no sound before a scream").toEqual([]);

  await test.step("by key", async () => {
    // A scream is short: it is listened to from the press on.
    await Promise.all([
      expect.poll(contexts, { ...patience, intervals: [50] }).toEqual(["running"]),
      expect(page.getByText("Toad screams.")).toBeAttached(patience),
      expect(page.locator("[data-model] [aria-hidden]", { hasText: "AAAAAAAAAH" })).toBeVisible(patience),
      screamButton(page).press("Enter"),
    ]);
    await expect(page.getByText("Toad screams.")).toHaveCount(0, patience);
    await expect.poll(contexts, { message: "after a scream nothing sounds" }).toEqual(["suspended"]);
  });

  await test.step("in a tab that is hidden it does not scream on", async () => {
    await Promise.all([
      expect.poll(contexts, { ...patience, intervals: [50] }).toEqual(["running"]),
      screamButton(page).press("Enter"),
    ]);
    await hide(page, true);
    await expect.poll(contexts).toEqual(["closed"]);
    await hide(page, false);
    await expect(page.getByText("Toad screams.")).toHaveCount(0, patience);
    expect(await contexts()).toEqual(["closed"]);
  });

  await test.step("leaving", async () => {
    await page.getByRole("link", { name: "Waffle" }).first().click(patience);
    await expect(page).toHaveURL(/\/art\/waffle$/, patience);
    await expect(page.locator("model-viewer")).toHaveCount(0);
    await expect.poll(contexts, patience).toEqual(["closed"]);
  });
});

test("with less motion and no sound asked for, a scream is a picture and a caption; the choice is remembered", async ({
  page,
}) => {
  const contexts = await hearContexts(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/toad-ar");
  await expect(stage(page)).toHaveAttribute("data-model", "alive", patience);
  await expect(page.getByRole("button", { name: "Play the animation" })).toBeVisible();
  await screamButton(page).press("Space");
  await expect(page.getByText("Toad screams.")).toBeAttached(patience);
  expect(await contexts()).toEqual([]);
  expect(await isPaused(page)).toBe(true);
  await expect(page.getByText("Toad screams.")).toHaveCount(0, patience);
  await soundOn(page).press("Enter");
  await page.reload();
  await expect(soundOff(page)).toBeVisible(patience);
  await soundOff(page).press("Enter");
  await page.reload();
  await expect(soundOn(page)).toBeVisible(patience);
});

test("the choice of sound holds where nothing can be kept", async ({ page }) => {
  const contexts = await hearContexts(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/toad-ar");
  await expect(stage(page)).toHaveAttribute("data-model", "alive", patience);
  await soundOn(page).press("Enter");
  await screamButton(page).press("Enter");
  await expect(page.getByText("Toad screams.")).toBeAttached(patience);
  await expect.poll(contexts, patience).toEqual(["running"]);
});

test("a press before the toad is there is kept for it", async ({ page }) => {
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/toad.glb", async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/toad-ar");
  await expect(page.getByText("The toad is on its way.")).toBeVisible(patience);
  await expect(screamButton(page)).toBeEnabled();
  await screamButton(page).press("Enter");
  await expect(page.getByText("“Make it scream” is noted")).toBeVisible(patience);
  send();
  await expect(page.getByText("Toad screams.")).toBeAttached(patience);
  await expect(page.getByText("Toad screams.")).toHaveCount(0, patience);
});

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a code for the phone is in the first view, with the sound's offer", async ({ page, walk }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/toad-ar");
    const code = page.getByRole("img", { name: /^QR code of .*\/toad-ar$/ });
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("It screams in silence")).toBeInViewport();
    await walk.check("Toad AR at a desk");
  });
});

test("where sound is refused, a scream is seen", async ({ page, walk }) => {
  await page.addInitScript(() => {
    window.AudioContext = class extends EventTarget {
      constructor() {
        super();
        throw new DOMException("No sound here.", "NotSupportedError");
      }
    } as unknown as typeof AudioContext;
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/toad-ar");
  await expect(stage(page)).toHaveAttribute("data-model", "alive", patience);
  await soundOn(page).press("Enter");
  await screamButton(page).press("Enter");
  await expect(page.getByText("Toad screams.")).toBeAttached(patience);
  await expect(page.getByText("Toad screams.")).toHaveCount(0, patience);
  await walk.check("Toad AR without sound");
});

test("a toad whose drawing was lost is drawn again; one in trouble leaves in peace", async ({
  page,
  walk,
}) => {
  const contexts = await hearContexts(page);
  await page.addInitScript(() => {
    const drawn: WebGL2RenderingContext[] = [];
    const context = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      const made: unknown = Reflect.apply(context, this, asked);
      if (made instanceof WebGL2RenderingContext) drawn.push(made);
      return made;
    } as typeof context;
    Object.assign(window, { lastDrawn: () => drawn.at(-1)?.getExtension("WEBGL_lose_context") });
  });
  // A toad that stands is drawn when something changes: one that moves keeps software busy for the whole journey.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/toad-ar");
  await expect(stage(page)).toHaveAttribute("data-model", "alive", patience);
  await page.evaluate(async () => {
    const drawing = (window as unknown as { lastDrawn: () => WEBGL_lose_context }).lastDrawn();
    const viewer = document.querySelector("model-viewer");
    const told = new Promise((tell) => viewer?.addEventListener("error", tell, { once: true }));
    drawing.loseContext();
    await told;
    // Not before all have heard of it: who draws it then says whether it may come back.
    for (const _ of [1, 2]) await new Promise((heard) => requestAnimationFrame(heard));
    drawing.restoreContext();
  });
  await expect(stage(page)).toHaveAttribute("data-model", "alive");
  await expect.poll(() => greenness(page), patience).toBeGreaterThan(0.12);

  await soundOn(page).press("Enter");
  await screamButton(page).press("Enter");
  await expect.poll(contexts, patience).toEqual(["running"]);
  await page.evaluate(() =>
    document.querySelector("model-viewer")?.dispatchEvent(new CustomEvent("error", { detail: {} })),
  );
  await expect(page.getByText("This browser cannot show the toad in 3D")).toBeVisible();
  await expect(page.getByText("Toad screams.")).toHaveCount(0);
  await walk.check("Toad AR in trouble");
  await page.getByRole("link", { name: "Waffle" }).first().click(patience);
  await expect(page).toHaveURL(/\/art\/waffle$/, patience);
  expect(await contexts()).toEqual(["closed"]);
});

for (const [what, path] of [
  ["code", "**/model-viewer.client-*.js*"],
  ["model", "**/toad.glb"],
] as const)
  test(`where its ${what} did not arrive, the still stays and it can be tried again`, async ({ page }) => {
    await page.route(path, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/toad-ar");
    await expect(page.getByText("The toad could not be loaded")).toBeVisible(patience);
    await expect(page.getByText("cannot draw")).toHaveCount(0);
    await expect(page.getByRole("img", { name: /round green toad/ })).toBeVisible();
    await checkPage(page, `Toad AR without its ${what}`);
    await page.unroute(path);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(stage(page)).toHaveAttribute("data-model", "alive", patience);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there are the still, the story and the models to take home", async ({ page, request }) => {
    await page.goto("/toad-ar");
    await expect(page.getByRole("img", { name: /round green toad/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Make it scream" })).toHaveCount(0);
    for (const [name, type] of [
      ["toad.usdz", "model/vnd.usdz+zip"],
      ["toad.glb", "model/gltf-binary"],
    ] as const) {
      const address = await page.getByRole("link", { name }).getAttribute("href");
      const answer = await request.head(address ?? "");
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, type]);
    }
  });
});

test("where WebGL is missing, the still stays and says so", async ({ page, walk }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/toad-ar");
  await expect(page.getByText("This browser cannot show the toad in 3D")).toBeVisible(patience);
  await expect(page.getByRole("img", { name: /round green toad/ })).toBeVisible();
  await expect(page.locator("model-viewer")).toHaveCount(0);
  await walk.check("Toad AR without WebGL");
});

/** As a browser does with a tab that another one covers. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** The share of the toad's place on the page that is green. */
async function greenness(page: Page): Promise<number> {
  const { x, y, width, height } = await stage(page).evaluate((frame) => {
    frame.scrollIntoView({ block: "center", behavior: "instant" });
    return frame.getBoundingClientRect().toJSON() as DOMRect;
  });
  const clip = { x: x + width * 0.2, y: y + height * 0.2, width: width * 0.6, height: height * 0.6 };
  const picture = (await page.screenshot({ clip, timeout: 60_000 })).toString("base64");
  return page.evaluate(async (picture) => {
    const canvas = document.createElement("canvas");
    // A picture of the page's own making needs no address.
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
    const pen = canvas.getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {
      data: new Uint8ClampedArray(),
    };
    let green = 0;
    for (let n = 0; n < data.length; n += 4) {
      const [r = 0, g = 0, b = 0] = data.slice(n, n + 3);
      if (g > r + 12 && g > b + 30) green += 1;
    }
    return green / (data.length / 4);
  }, picture);
}
