import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ownerToken } from "#testing/proofs/images-owner.ts";
import { withSite } from "#testing/proofs/with-site.ts";
import { browserArguments, findBrowser } from "../local/browser.ts";
import { root } from "../local/processes.ts";

const folder = join(root, "docs/manual/pictures");
const covers = join(root, "studio/public/images/covers");
/** CSS pixels. The manual's pages name this size, so that nothing moves while a picture loads. */
const size = { width: 1280, height: 800 };

const pictures: Record<string, (page: Page) => Promise<void>> = {
  figures: (page) => open(page, "/admin/figures"),
  "writing-posts": async (page) => {
    await open(page, "/admin/blog");
    await page.getByLabel("Title").fill("A lantern for the pond");
    const text = page.getByRole("textbox", { name: "Text (markdown)" });
    await text.click();
    await text.pressSequentially("The pond has a lantern now. It is lit at dusk, by hand.");
  },
  letters: (page) => open(page, "/admin/email"),
  subscribers: (page) => open(page, "/admin/email/subscribers/import"),
  media: (page) => open(page, "/admin/images"),
  "logging-in": (page) => open(page, "/admin/security"),
};

/** Takes the pictures of the owner's manual from the sample's site, in a browser without a window. */
export async function takePictures(isBuilt: boolean): Promise<void> {
  await withSite({ isBuilt }, async (addresses) => {
    await uploadSome(addresses);
    const browser = await chromium.launch({
      executablePath: await findBrowser(console.error),
      args: browserArguments,
    });
    const page = await browser.newPage({
      viewport: size,
      reducedMotion: "reduce",
      locale: "en-GB",
      baseURL: addresses.site,
    });
    await logIn(page);
    mkdirSync(folder, { recursive: true });
    for (const [name, show] of Object.entries(pictures)) {
      await show(page);
      const file = join(folder, `${name}.webp`);
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toFile(file);
      console.log(file);
    }
    await browser.close();
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
}

async function logIn(page: Page): Promise<void> {
  await page.goto("/auth/login?returnTo=/admin");
  await page.getByLabel("Name to log in as").fill("owner");
  await page.getByRole("button", { name: /log in/i }).click();
  await page.waitForURL("**/admin");
}

async function uploadSome(addresses: { site: string; identity: string }): Promise<void> {
  const token = await ownerToken(addresses);
  const files = readdirSync(covers).filter((name) => /^0[1-6]\.webp$/.test(name));
  for (const name of files) {
    const form = new FormData();
    form.set("file", new File([readFileSync(join(covers, name))], name, { type: "image/webp" }));
    form.set("alt", "A printed cover.");
    const answer = await fetch(`${addresses.site}/api/image/upload`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`${name} was not accepted: ${await answer.text()}`);
  }
}
