import type { Page } from "@playwright/test";
import { api } from "./editor.ts";
import { smallPicture } from "./small-picture.ts";
import { enter, expect, hydrated, test } from "./walk.ts";

/** A picture is made in many sizes. */
const arrival = { timeout: 90_000 };

const uploads = (page: Page) => page.getByRole("region", { name: "Uploads" });
/** The field that takes files, where scripts send them at once. */
const filesOf = (page: Page) => page.locator('input[name="files"]');

test("files are sent as they are chosen; many are ticked at once, deleted after a question, and given back", async ({
  page,
  walk,
}) => {
  await enter(page);
  const folder = `journeys-${Date.now()}`;
  await page.goto(`/admin/images?folder=${folder}`);
  await hydrated(page);
  const file = await smallPicture("06");

  await test.step("one that is no picture is refused with the way to mend it", async () => {
    const script = { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<html><script>alert(1)") };
    await filesOf(page).setInputFiles([file, await smallPicture("03"), script]);
    await expect(page.getByRole("link", { name: /^06/ })).toBeVisible(arrival);
    await expect(page.getByRole("link", { name: /^03/ })).toBeVisible(arrival);
    await expect(uploads(page).getByText(/Accepted are PNG, JPEG, WebP, AVIF and GIF/)).toBeVisible();
    await expect(page.getByText("unused", { exact: true })).toHaveCount(2);
  });

  await test.step("the same file is noticed, and used or kept twice", async () => {
    await filesOf(page).setInputFiles(file);
    await expect(uploads(page).getByText("You have this file already")).toBeVisible(arrival);
    await walk.checkInThemes("a file that was refused, and one that was uploaded before");
    await uploads(page).getByRole("button", { name: "Dismiss: page.png" }).click();
    await uploads(page).getByRole("button", { name: "Keep both: 06.webp" }).click();
    await expect(page.getByRole("link", { name: /^06/ })).toHaveCount(2, arrival);
  });

  await test.step("what was uploaded in one place is not shown as uploaded in another", async () => {
    await page.getByRole("link", { name: /^03/ }).click();
    await expect(page.getByRole("heading", { name: "Replace, crop or turn" })).toBeVisible();
    await expect(uploads(page)).not.toContainText("uploaded");
    await page.goBack();
  });

  await test.step("many are ticked at once, and deleted after a question in a dialog", async () => {
    await page.getByLabel("Choose 03").check();
    await page.getByLabel("Which files").selectOption("page");
    await page.getByLabel("Name of a tag", { exact: true }).fill("Riso print");
    await walk.checkInThemes("choosing many for a tag");
    await page.getByRole("button", { name: "Add tag", exact: true }).click();
    await expect(page.getByText("3 files tagged “Riso print”.")).toBeVisible();
    const shown = await page.getByRole("link", { name: /^03/ }).getAttribute("href");
    await api(page, "POST", "/posts", {
      title: "In use",
      slug: folder,
      summary: "Two inks.",
      imageUrl: shown?.replace(/^\/admin\/images\/(\w+).*/, "/media/$1"),
      content: "Moss.",
    });
    await page.goto(`/admin/images?folder=${folder}`);
    await hydrated(page);
    await page.getByLabel("Which files").selectOption("page");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const asked = page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true });
    await expect(asked).toBeVisible();
    await walk.check("the question before deleting many");
    await page.getByRole("checkbox", { name: /^Also delete the ones that are used/ }).check();
    await asked.click();
    await expect(page.getByText("3 files in the trash")).toBeVisible();
    await walk.check("files in the trash");
  });

  await test.step("the trash gives back what is chosen; alt texts are written one after another", async () => {
    await page.getByRole("link", { name: /^Trash/ }).click();
    await expect(page.getByText("Each can be restored for 30 days")).toBeVisible();
    await walk.checkInThemes("the trash");
    await page
      .getByRole("checkbox", { name: /^Choose 03/ })
      .first()
      .check();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("1 file restored.")).toBeVisible();
    await page.goto(`/admin/images?show=withoutAlt&folder=${folder}`);
    await expect(page.getByRole("textbox", { name: "Alt text of 03" })).toBeVisible();
    await walk.checkInThemes("pictures without alt text");
  });
});

test("a picture’s focal point is pressed, its file replaced, cropped and turned, and readers see it", async ({
  page,
  walk,
}) => {
  await enter(page);
  await page.goto("/admin/images");
  await hydrated(page);
  const name = `Rings ${Date.now()}`;
  const sent = await smallPicture("02", 640);
  await filesOf(page).setInputFiles({ ...sent, name: `${name}.webp` });
  await page.getByRole("link", { name }).click(arrival);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const address = new URL(page.url()).pathname;
  const id = address.split("/").at(-1) ?? "";

  await test.step("its original is downloaded under its name", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: /^The original, 640 × 480 px, / }).click();
    expect((await download).suggestedFilename()).toBe(`${name}.webp`);
  });

  await test.step("its focal point is pressed, moved by keys, and stays in sight where it is cropped", async () => {
    const cross = page.getByRole("button", { name: /^Choose the focal point/ });
    await cross.scrollIntoViewIfNeeded();
    const { width, height } = (await cross.boundingBox()) ?? { width: 0, height: 0 };
    await cross.click({ position: { x: width * 0.2, y: height * 0.9 } });
    // A press may be off by a part of a pixel.
    await expect(page.getByLabel("From the left, %")).toHaveValue(/^(19|20|21)$/);
    await page.getByLabel("From the left, %").fill("20");
    await page.getByLabel("From the top, %").fill("90");
    await cross.press("ArrowDown");
    await expect(page.getByLabel("From the top, %")).toHaveValue("91");
    const region = page.getByRole("region", { name: "Focal point" });
    await expect(region.locator("img.focused").first()).toHaveCSS("object-position", "20% 90%");
    await page.getByRole("button", { name: "Save the focal point" }).click();
    await expect(page.getByText("The focal point is saved.")).toBeVisible();
  });

  const slug = name.toLowerCase().replace(" ", "-");
  await api(page, "POST", "/posts", {
    title: name,
    slug,
    summary: "Two inks.",
    imageUrl: `/media/${id}`,
    content: `Before.\n\n![A ring of toadstools](/media/${id})\n\nAfter.`,
  });

  await test.step("another file comes into its place after a question", async () => {
    await page.goto(address);
    await hydrated(page);
    await page.locator('input[name="file"]').setInputFiles(await smallPicture("09", 480));
    const dialog = page.getByRole("dialog", { name: "Replace this picture?" });
    await expect(dialog.getByRole("link", { name }).first()).toBeVisible();
    await walk.checkInThemes("the question before replacing");
    await dialog.getByRole("button", { name: "Keep the current file" }).click();
    await expect(dialog).toBeHidden();
    await page.locator('input[name="file"]').setInputFiles(await smallPicture("09", 480));
    await dialog.getByLabel("Is the alt text still correct?").fill("Another print");
    await dialog.getByRole("button", { name: "Replace the picture" }).click();
    await expect(page.locator(`img[src*="/media/${id}/2/"]`).first()).toBeVisible(arrival);
    await expect(page.getByText("The former file is kept for 30 days")).toBeVisible();
    await expect(page.getByLabel("Alt text", { exact: true })).toHaveValue("Another print");
    await expect(uploads(page)).not.toContainText("uploaded");
    await isDrawn(page.getByRole("region", { name: "Former files" }).locator("img"));
  });

  await test.step("what is typed before scripts run is kept", async () => {
    let release = () => {};
    const held = new Promise<void>((go) => (release = go));
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    const altText = page.getByLabel("Alt text", { exact: true });
    await altText.fill("A print, seen again");
    release();
    await hydrated(page);
    await page.unroute("**/assets/*.js");
    await expect(altText).toHaveValue("A print, seen again");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
  });

  await test.step("it is cropped and turned, and asks whether its words still fit", async () => {
    await page.locator("summary", { hasText: "Crop or turn it" }).click();
    await page.getByRole("button", { name: "1 : 1" }).click();
    await page.getByLabel("Height, px").fill("180");
    await page.getByRole("button", { name: "Turn right" }).click();
    await expect(page.getByText("Keeps 180 × 360 of 360 × 480 pixels.")).toBeVisible();
    await walk.checkInThemes("a picture with a former file that is cropped");
    await page.setViewportSize({ width: 390, height: 844 });
    await walk.check("a picture that is cropped, on a phone");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Use this version…" }).click();
    const dialog = page.getByRole("dialog", { name: "Replace this picture?" });
    await expect(dialog.getByLabel("Is the alt text still correct?")).toBeVisible();
    await dialog.getByRole("button", { name: "Replace the picture" }).click();
    await expect(page.getByText("180 × 360 px").first()).toBeVisible(arrival);
    await expect(page.getByRole("region", { name: "Former files" }).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("readers get it in the format that their browser takes, or an empty place that says so", async () => {
    await page.goto(`/blog/${slug}`);
    const shown = page.locator(".prose img");
    await isDrawn(shown);
    const source = await shown.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
    expect(source).toMatch(new RegExp(`^/media/${id}/3/\\d+\\.(avif|webp)$`));
    await walk.check("a post with a picture of the library");
    await api(page, "DELETE", `/image/${id}?force=true`);
    await page.reload();
    await expect(page.locator(".picture-gone")).toHaveText("A picture was here");
    await walk.check("a post whose picture is gone");
  });
});

async function isDrawn(picture: ReturnType<Page["locator"]>) {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}
