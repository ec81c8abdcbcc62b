import type { Page } from "@playwright/test";
import { smallPicture } from "./small-picture.ts";
import { enter, expect, hydrated, test } from "./walk.ts";

/** A picture is made in many sizes. */
const arrival = { timeout: 90_000 };

test("pictures are uploaded, described, placed, reused, replaced and deleted", async ({ page, walk }) => {
  test.setTimeout(300_000);
  await enter(page);
  await page.goto("/admin/images");
  await expect(page.getByRole("heading", { level: 1, name: "Images" })).toBeVisible();
  await walk.check("the empty library");
  let id = "";
  const sent = await smallPicture("02", 640);

  await test.step("many at once, into a folder, and one that is no picture is refused with the way to mend it", async () => {
    await page.goto("/admin/images?folder=journeys");
    await hydrated(page);
    await page
      .locator('input[name="files"]')
      .setInputFiles([
        sent,
        await smallPicture("03"),
        { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<html><script>alert(1)</script>") },
      ]);
    await expect(page.getByRole("link", { name: /02/ })).toBeVisible(arrival);
    await expect(page.getByRole("link", { name: /03/ })).toBeVisible(arrival);
    const uploads = page.getByRole("region", { name: "Uploads" });
    await expect(uploads.getByText(/Accepted are PNG, JPEG, WebP, AVIF and GIF/)).toBeVisible(arrival);
    await expect(page.getByText("unused", { exact: true })).toHaveCount(2);
    await walk.check("the library after an upload");
    await uploads.getByRole("button", { name: "Dismiss: page.png" }).click();
  });

  await test.step("it is described once", async () => {
    await page.getByRole("link", { name: /02/ }).click();
    await expect(page.getByText("Not used anywhere.").first()).toBeVisible();
    id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(id).toMatch(/^[a-z2-7]{16}$/);
    await page.getByLabel("Name").fill("Rings in the grass");
    await page.getByLabel("Alt text", { exact: true }).fill("A ring of toadstools seen from above");
    await page.getByLabel("Caption").fill("Printed in two inks.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Rings in the grass" })).toBeVisible();
    await walk.check("an image");
  });

  await test.step("its original is downloaded by its owner, as it was sent, and by no one else", async () => {
    const original = page.getByRole("link", { name: /^The original, 640 × 480 px, / });
    const address = (await original.getAttribute("href")) ?? "";
    const owners = await page.request.get(address);
    expect(sent.buffer.equals(await owners.body())).toBe(true);
    const download = page.waitForEvent("download");
    await original.click();
    expect((await download).suggestedFilename()).toBe("Rings in the grass.webp");
    expect((await fetch(new URL(address, page.url()))).status).toBe(401);
  });

  const first = await publish(page, id, "A print, framed twice");
  const second = await publish(page, id, "The same print again");

  await test.step("readers get it in the sizes they need, with the words said once, and nothing shifts", async () => {
    await page.goto(`/blog/${first}`);
    const figure = page.locator(".prose figure");
    await expect(figure.getByText("Printed in two inks.")).toBeVisible();
    const picture = figure.getByRole("img", { name: "A ring of toadstools seen from above" });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const told = await picture.evaluate((img: HTMLImageElement) => ({
      src: new URL(img.currentSrc).pathname,
      size: [img.getAttribute("width"), img.getAttribute("height")],
      types: [...(img.parentElement?.querySelectorAll("source") ?? [])].map((source) => source.type),
    }));
    expect(told.src).toMatch(new RegExp(`^/media/${id}/1/\\d+\\.(avif|webp)$`));
    expect(told.size).toEqual(["640", "480"]);
    expect(told.types).toEqual(["image/avif", "image/webp"]);
    const card = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(card).toContain(`/media/${id}/1/card.jpg`);
    expect((await page.request.get(card ?? "")).headers()["content-type"]).toBe("image/jpeg");
    expect(await (await page.request.get("/feed.xml")).text()).toContain(`/media/${id}`);
    await walk.check("a post with a picture of the library");
  });

  await test.step("the library knows where it is used", async () => {
    await page.goto(`/admin/images/${id}`);
    for (const title of ["A print, framed twice", "The same print again"]) {
      await expect(page.getByRole("link", { name: title })).toBeVisible();
    }
    await page.goto("/admin/images?show=unused");
    await expect(page.getByRole("link", { name: /Rings in the grass/ })).toHaveCount(0);
  });

  await test.step("its focal point stays in sight where it is cropped", async () => {
    await page.goto(`/admin/images/${id}`);
    await hydrated(page);
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
    await page.getByRole("button", { name: "Save the focal point" }).click();
    await expect(page.getByRole("region", { name: "Focal point" }).getByText("Saved.")).toBeVisible();
    await walk.checkInThemes("a focal point");
    await page.goto(`/blog/${first}`);
    const cover = page.locator("main img.focused").first();
    await expect(cover).toHaveCSS("object-position", "20% 90%");
    const card = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(card).toMatch(/card20x91\.jpg$/);
    expect((await page.request.get(`/media/${id}/1/card.jpg`)).url()).toContain("card20x91.jpg");
  });

  await test.step("another file in its place shows everywhere, and old addresses lead on", async () => {
    await page.goto(`/admin/images/${id}`);
    await hydrated(page);
    await page.locator('input[name="file"]').setInputFiles(await smallPicture("09", 480));
    const dialog = page.getByRole("dialog", { name: "Replace this picture?" });
    await expect(dialog.getByRole("link", { name: "The same print again" })).toBeVisible();
    await walk.checkInThemes("the question before replacing");
    await dialog.getByRole("button", { name: "Keep the current file" }).click();
    await expect(dialog).toBeHidden();
    await page.locator('input[name="file"]').setInputFiles(await smallPicture("09", 480));
    await dialog.getByLabel("Is the alt text still correct?").fill("Another print");
    await dialog.getByRole("button", { name: "Replace the picture" }).click();
    await expect(page.locator(`img[src*="/media/${id}/2/"]`).first()).toBeVisible(arrival);
    await expect(page.getByText("The former file is kept for 30 days")).toBeVisible();
    await expect(page.getByLabel("Alt text", { exact: true })).toHaveValue("Another print");
    await expect(page.getByRole("region", { name: "Uploads" })).not.toContainText("uploaded");
    await walk.checkInThemes("an image with a former file");
    for (const slug of [first, second]) {
      await page.goto(`/blog/${slug}`);
      await expect(page.locator(`.prose img[src*="/media/${id}/2/"]`)).toHaveCount(1);
    }
    const old = await page.request.get(`/media/${id}/1/320.webp`);
    expect([old.status(), new URL(old.url()).pathname]).toEqual([200, `/media/${id}/2/320.webp`]);
  });

  await test.step("the former file comes back, with or without its alt text, and counts as storage used", async () => {
    await page.goto("/admin/images");
    await expect(page.getByRole("region", { name: "Storage used" })).toContainText("in 1 former file");
    // Typed before scripts run: they take the field over as it is.
    let release = () => {};
    const held = new Promise<void>((go) => (release = go));
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/admin/images/${id}`, { waitUntil: "commit" });
    const altText = page.getByLabel("Alt text", { exact: true });
    await altText.fill("A print, seen again");
    release();
    await hydrated(page);
    await page.unroute("**/assets/*.js");
    await expect(altText).toHaveValue("A print, seen again");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    const former = page.getByRole("region", { name: "Former files" });
    const shown = former.locator("img");
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await former.getByRole("checkbox").uncheck();
    await former.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("The former file is restored.")).toBeVisible();
    await expect(page.locator(`main picture img[src*="/media/${id}/1/"]`).first()).toBeVisible();
    await expect(page.getByLabel("Alt text", { exact: true })).toHaveValue("A print, seen again");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.locator(`main picture img[src*="/media/${id}/2/"]`).first()).toBeVisible();
  });

  await test.step("it is cropped and turned, and asks whether its words still fit", async () => {
    await page.locator("summary", { hasText: "Crop or turn it" }).click();
    await page.getByRole("button", { name: "1 : 1" }).click();
    await page.getByLabel("Height, px").fill("180");
    await page.getByRole("button", { name: "Turn right" }).click();
    await expect(page.getByText("Keeps 180 × 360 of 360 × 480 pixels.")).toBeVisible();
    await walk.checkInThemes("a picture that is cropped");
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

  await test.step("the same file is noticed, and is used or kept twice", async () => {
    await page.goto("/admin/images?folder=journeys");
    await hydrated(page);
    const file = await smallPicture("06");
    const field = page.locator('input[name="files"]');
    const uploads = page.getByRole("region", { name: "Uploads" });
    await field.setInputFiles(file);
    await expect(uploads).toContainText("1 of 1 uploaded", arrival);
    await field.setInputFiles(file);
    await expect(uploads.getByText("You have this file already")).toBeVisible(arrival);
    await walk.checkInThemes("a file that was uploaded before");
    await uploads.getByRole("button", { name: "Keep both: 06.webp" }).click();
    await expect(page.getByRole("link", { name: /^06/ })).toHaveCount(2, arrival);
  });

  await test.step("what was uploaded in one place is not shown as uploaded in another", async () => {
    await page.goto("/admin/images");
    await page
      .locator('input[name="files"]')
      .first()
      .setInputFiles(await smallPicture("07"));
    const uploads = page.getByRole("region", { name: "Uploads" });
    await expect(uploads).toContainText("1 of 1 uploaded", arrival);
    await page.getByRole("link", { name: /^07/ }).first().click();
    await expect(page.getByRole("heading", { name: "Replace, crop or turn" })).toBeVisible();
    await expect(uploads).not.toContainText("uploaded");
    await page.getByRole("link", { name: "All images" }).click();
    await expect(
      page
        .getByRole("button", { name: /Upload files/ })
        .or(page.getByText("Upload files"))
        .first(),
    ).toBeVisible();
    await expect(uploads).not.toContainText("uploaded");
  });

  await test.step("what is used is deleted only on purpose, and leaves an empty place that says so", async () => {
    const refused = await call(page, "DELETE", `/api/image/${id}`);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain("A print, framed twice");
    await page.goto(`/admin/images/${id}`);
    await page.locator("summary", { hasText: "Delete this picture" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: "The same print again" })).toBeVisible();
    await walk.check("the question before deleting");
    await dialog.getByRole("button", { name: "Delete anyway" }).click();
    await page.waitForURL(/\/admin\/images\?.*deleted=/);
    expect((await page.request.get(`/media/${id}`)).status()).toBe(404);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 file restored.")).toBeVisible();
    expect((await page.request.get(`/media/${id}`)).status()).toBe(200);
    expect((await call(page, "DELETE", `/api/image/${id}?force=true`)).status).toBe(200);
    await page.goto(`/blog/${first}`);
    await expect(page.locator(".picture-gone")).toHaveText("A picture was here");
    await expect(page.locator("main img").first()).toHaveAttribute("src", /\/images\/covers\//);
    await walk.check("a post whose picture is gone");
  });

  await test.step("many are tagged together, found by the tag, and as before after an undo", async () => {
    await page.goto("/admin/images?folder=journeys&choose=1");
    await hydrated(page);
    await page.getByRole("button", { name: "Select all" }).click();
    await page.getByLabel("Tag", { exact: true }).fill("Riso print");
    await walk.checkInThemes("choosing many for a tag");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText(/^\d+ files tagged “Riso print”\.$/)).toBeVisible();
    await page.getByRole("link", { name: "#Riso print" }).click();
    await expect(page).toHaveURL(/tag=riso-print/);
    await walk.check("the library by a tag");
    await page.getByRole("link", { name: /^06/ }).first().click();
    await expect(page.getByLabel("Tags, separated by commas")).toHaveValue("Riso print");
    expect((await fetch(new URL("/tags/riso-print", page.url()))).status).toBe(404);
    await page.goBack();
    await page.goBack();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/^The tags of \d+ files are as they were\.$/)).toBeVisible();
    await expect(page.getByRole("link", { name: "#Riso print" })).toHaveCount(0);
  });

  await test.step("many are moved and deleted together", async () => {
    await page.goto("/admin/images?folder=journeys&choose=1");
    await page.getByRole("checkbox").first().check();
    await page.getByLabel("Folder").last().fill("Journeys / Kept");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.waitForURL(/moved=/);
    await expect(page.getByText("1 file moved.")).toBeVisible();
    await page.goto("/admin/images?folder=journeys%2Fkept&choose=1");
    await walk.check("choosing many");
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Delete…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await page.waitForURL(/deleted=/);
    await walk.check("files in the trash");
  });

  await test.step("the trash gives back what is chosen, and is emptied", async () => {
    await page.getByRole("link", { name: /^Trash/ }).click();
    await walk.checkInThemes("the trash");
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("1 file restored.")).toBeVisible();
    await page.locator("summary", { hasText: "Empty the trash" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove permanently" }).click();
    await expect(page.getByText("Everything in it is removed.")).toBeVisible();
  });

  await test.step("alt texts are written one after another", async () => {
    await page.goto("/admin/images?show=withoutAlt");
    await walk.checkInThemes("pictures without alt text");
    const fields = page.getByRole("textbox", { name: /^Alt text of/ });
    const count = await fields.count();
    await fields.first().fill("A hand that points");
    await page.getByRole("button", { name: "Save alt texts" }).click();
    await expect(page.getByText("1 alt text saved.")).toBeVisible();
    await expect(fields).toHaveCount(count - 1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture is uploaded by a form, and a refused one is reported", async ({ page }) => {
    await enter(page);
    await page.goto("/admin/images");
    await page.locator('input[name="files"]').setInputFiles(await smallPicture("05"));
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await page.waitForURL(/arrived=1/, arrival);
    await expect(page.getByRole("link", { name: /05/ })).toBeVisible();
    await page
      .locator('input[name="files"]')
      .setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("only words") });
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(page.getByRole("heading", { name: "No files were uploaded" })).toBeVisible();
    await expect(page.getByText(/notes\.png.*Accepted are/)).toBeVisible();
  });

  test("a file is replaced once that is confirmed, and the former one comes back", async ({ page }) => {
    await enter(page);
    await page.goto("/admin/images");
    await page.locator('input[name="files"]').setInputFiles(await smallPicture("11"));
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await page.waitForURL(/arrived=1/, arrival);
    await page.getByRole("link", { name: /^11/ }).first().click();
    await page.locator('input[name="file"]').setInputFiles(await smallPicture("12"));
    await page.getByRole("button", { name: "Replace", exact: true }).click();
    await expect(page, "nothing is sent before the box is ticked").not.toHaveURL(/arrived/);
    await page.getByLabel("Alt text of the new picture").fill("Twelve");
    await page.getByLabel("Replace the file everywhere it is used").check();
    await page.getByRole("button", { name: "Replace", exact: true }).click();
    await page.waitForURL(/arrived=1/, arrival);
    await expect(page.getByText("The file is replaced.")).toBeVisible();
    await expect(page.getByLabel("Alt text", { exact: true })).toHaveValue("Twelve");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The former file is restored.")).toBeVisible();
    await expect(page.getByLabel("Alt text", { exact: true })).toHaveValue("");
  });
});

/** A post that shows the image above its text and in it; answers its slug. */
async function publish(page: Page, id: string, title: string): Promise<string> {
  const slug = title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const content = `Before.\n\n![](/media/${id})\n\nAfter.`;
  const post = { title, summary: "Two inks.", slug, content, imageUrl: `/media/${id}`, dateString: "" };
  expect((await call(page, "POST", "/api/posts", post)).status).toBe(201);
  return slug;
}

/** A call of the API in the owner's name, as the site's own pages make it. */
function call(page: Page, method: "POST" | "DELETE", path: string, body?: unknown) {
  return page.evaluate(
    async ([verb, address, text]) => {
      const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
      const init: RequestInit = {
        method: verb,
        headers: { "Content-Type": "application/json", "X-XSRF-TOKEN": decodeURIComponent(token) },
        body: text,
      };
      const response = await fetch(address, init);
      return { status: response.status, body: (await response.json()) as unknown };
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}
