import sharp from "sharp";
import { forbiddenHost, nastyDrawings } from "../nasty/drawings.ts";
import { enter, expect, hydrated, served, test } from "./walk.ts";

/** A picture is made in many sizes. */
const arrival = { timeout: 90_000 };

test.use({ viewport: { width: 390, height: 844 } });

test("drawings become pixels before they leave the browser, and run and load nothing @smoke", async ({
  page,
}) => {
  const asked: string[] = [];
  const sent: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await enter(page);
  await page.goto("/admin/images?folder=drawings");
  await hydrated(page);
  await page.route("**/api/image/upload", async (route) => {
    sent.push(route.request().postDataBuffer()?.toString("latin1") ?? "");
    await route.fulfill({ status: 201, json: { data: { id: "a".repeat(16) } } });
  });
  const names = Object.keys(nastyDrawings);
  await page.locator('input[name="files"]').setInputFiles(
    Object.entries(nastyDrawings).map(([name, text]) => ({
      name: `${name}.svg`,
      mimeType: "image/svg+xml",
      buffer: Buffer.from(text),
    })),
  );
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect
    .poll(
      async () => sent.length + (await uploads.getByRole("button", { name: /^Dismiss: / }).count()),
      arrival,
    )
    .toBe(names.length);
  // What is no proper XML is refused.
  expect(sent.length).toBeGreaterThan(names.length - 5);
  for (const body of sent) {
    expect(body).toContain("Content-Type: image/webp");
    expect(body).not.toMatch(/<svg|<script/);
  }
  expect(await page.evaluate("window.ran")).toBeUndefined();
  expect(asked.filter((url) => url.includes(forbiddenHost))).toEqual([]);
  expect(asked.filter((url) => url.endsWith("/api/drafts"))).toEqual([]);
});

test("a drawing and a photograph wider than the library takes arrive as copies, and a page that says so", async ({
  page,
  walk,
}) => {
  await enter(page);
  await page.goto(`/admin/images?folder=large-${Date.now()}`);
  await hydrated(page);
  // The library would notice a file that another try has left.
  const colour = `#${(Date.now() % 0xff_ff_ff).toString(16).padStart(6, "0")}`;
  const create = { width: 12_800, height: 200, channels: 3 as const, background: colour };
  const photograph = await sharp({ create }).jpeg().toBuffer();
  await page.locator('input[name="files"]').setInputFiles([
    { name: "wide.jpg", mimeType: "image/jpeg", buffer: photograph },
    {
      name: "plain.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 4"><circle r="9" fill="${colour}" /></svg>`,
      ),
    },
  ]);
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads.getByText("Making a copy that fits the library…").first()).toBeVisible(arrival);
  await expect(uploads).toContainText("2 of 2 uploaded", arrival);
  await walk.check("large files that were made smaller");
  for (const [name, size] of [
    [/^plain/, "2,560 × 256 px"],
    [/^wide/, "4,096 × 64 px"],
  ] as const) {
    const address = (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
    expect(await served(page, address, (document) => document.querySelector("main")?.textContent)).toContain(
      size,
    );
  }
});
