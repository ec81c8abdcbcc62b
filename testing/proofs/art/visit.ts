import { expect as expectSoon, type Locator, type Page } from "@playwright/test";
import { grown, type Running, running } from "./watching.ts";

/** Seconds may pass before software has drawn a first frame of a scene. */
export const patience = 60_000;
const expect = expectSoon.configure({ timeout: patience });
/** Where the pieces hang, each behind its still. */
export const wall = "/art";

const frameOf = (page: Page): Locator => page.locator("[data-art]").first();
const hostOf = (page: Page) => frameOf(page).locator("canvas").first();

/** Opens a work over the wall: the document stays, and with it whatever is not put away. */
export async function open(page: Page, slug: string): Promise<void> {
  // Pressed without scrolling there, which would make the prints on the wall sway for some seconds.
  await page.locator(`#work-${slug}`).dispatchEvent("click");
  await page.waitForURL((url) => url.pathname === `${wall}/${slug}`);
}

/** Waits until the piece lives; presses play where it waits to be asked. */
export async function bringToLife(page: Page): Promise<void> {
  const frame = frameOf(page);
  await frame.scrollIntoViewIfNeeded();
  const play = frame.getByRole("button", { name: "Play the animation" });
  await expect(play.or(frame.getByRole("button", { name: "Pause the animation" })).first()).toBeVisible();
  if (await play.isVisible()) await play.click();
  await expect(frame).toHaveAttribute("data-art", /moving|resting/);
}

/** The current picture, to be compared with a later one. */
async function picture(page: Page): Promise<string> {
  return (await hostOf(page).screenshot({ timeout: patience })).toString("base64");
}

/** What the piece has just drawn, small; null where this frame is not one of its own. It is read before the browser takes it away. */
function drawnNow(page: Page): Promise<string | null> {
  return hostOf(page).evaluate(
    (canvas: HTMLCanvasElement) =>
      new Promise<string | null>((told) => {
        requestAnimationFrame(() => {
          const small = new OffscreenCanvas(32, 24).getContext("2d", { willReadFrequently: true });
          small?.drawImage(canvas, 0, 0, 32, 24);
          const { data = [] } = small?.getImageData(0, 0, 32, 24) ?? {};
          told(data.some((value) => value > 0) ? String(data) : null);
        });
      }),
  );
}

/** It draws, after a tap or on its own: the picture changes. */
export async function seesItDraw(page: Page): Promise<void> {
  const box = await hostOf(page).boundingBox();
  if (!box) throw new Error("The piece has no size.");
  let before: string | null = null;
  const changes = async () => {
    const [x, y] = [box.x + box.width * (0.3 + Math.random() * 0.4), box.y + box.height * 0.4];
    await page.mouse.move(x, y);
    const now = await drawnNow(page);
    const isAnother = now !== null && before !== null && now !== before;
    before ??= now;
    return isAnother;
  };
  await expect.poll(changes, { message: "the picture changes" }).toBe(true);
}

/** When it is paused it requests no frames, and its picture stays the same. */
export async function pauses(page: Page): Promise<void> {
  await frameOf(page).getByRole("button", { name: "Pause the animation" }).click();
  await expect(frameOf(page)).toHaveAttribute("data-art", "paused");
  await expect.poll(async () => (await running(page)).frames).toBe(0);
  const before = await picture(page);
  expect((await running(page)).frames).toBe(0);
  expect(await picture(page), "a paused picture stands").toBe(before);
  await frameOf(page).getByRole("button", { name: "Play the animation" }).click();
  await expect(frameOf(page)).toHaveAttribute("data-art", /moving|resting/);
}

/** After the context is lost, the still is shown, and then the piece again. */
export async function comesBack(page: Page): Promise<void> {
  const lost = await hostOf(page).evaluate((canvas: HTMLCanvasElement) => {
    canvas.dataset.lost = "";
    const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
    const loss = context?.getExtension("WEBGL_lose_context");
    if (loss) loss.loseContext();
    else canvas.dispatchEvent(new Event("contextlost"));
    return Boolean(loss);
  });
  await expect(page.locator("canvas[data-lost]")).toHaveCount(0);
  await expect(frameOf(page), lost ? "a lost context" : "a lost canvas").toHaveAttribute(
    "data-art",
    /moving|resting/,
  );
}

/** Closes the work, and finds nothing running that did not run before. */
export async function leavesNothing(page: Page, before: Running): Promise<void> {
  await close(page);
  await expect
    .poll(async () => grown(before, await running(page)), { message: "nothing runs on" })
    .toEqual([]);
}

export async function close(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await page.waitForURL((url) => url.pathname === wall);
  await expect(page.locator("[data-art]")).toHaveCount(0);
}
