import { mediaFile } from "@toadstool/media/samples/films";
import { api, look, openEditor, paste, text } from "./editor.ts";
import { smallPicture } from "./small-picture.ts";
import { enter, expect, test } from "./walk.ts";

/** A picture and a film are made in several sizes before they are there. */
const arrival = { timeout: 60_000 };

const odd = `![h](http://a.example/a.png) ![d](data:image/png;base64,AAAA)

<p style="color: red" onclick="alert(1)">raw <b style="color: red">b</b></p>

<script>alert(1)</script>

| a | b |
|---|:-:|
| 1 | 2 |
`;

test("no page of the owner, and no file that is opened by itself, breaks the site’s policy", async ({
  page,
  walk: _walk,
}, { retry }) => {
  await enter(page);
  const post = { title: "Looked at", slug: `looked-at-${retry}`, summary: "In short.", content: odd };
  const { id } = (await api(page, "POST", "/posts", post)).data as { id: string };
  const pages = [
    "",
    "/help/letters",
    "/blog",
    "/email",
    "/email/letters",
    "/email/subscribers",
    "/email/subscribers/import",
  ];
  pages.push("/images", "/images?choose", "/security", `/revisions/post/${id}`, `/blog?post=${id}&edit`);
  for (const path of pages) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (const path of ["/styleguide", "/api/docs", `/blog/looked-at-${retry}?edit`]) await page.goto(path);

  await test.step("files of the library, opened by themselves", async () => {
    await page.goto("/admin/images");
    const film = { name: "A film.webm", mimeType: "video/webm", buffer: Buffer.from(mediaFile("film.webm")) };
    await page
      .locator('input[name="files"]')
      .first()
      .setInputFiles([await smallPicture("03"), film]);
    await expect(page.getByRole("region", { name: "Uploads" })).toContainText("2 of 2 uploaded", arrival);
    const { images } = (await api(page, "POST", "/image", {})).data as { images: { id: string }[] };
    const addresses = images.slice(0, 2).map((image) => `/media/${image.id}`);
    for (const address of addresses) await page.goto(address);
    await page.goto("/images/covers/03.webp");
    await page.goto("/sitemap.xml");
  });

  await test.step("what is pasted into the editor, in each view", async () => {
    await openEditor(page);
    await text(page).focus();
    await paste(page, { "text/plain": odd });
    await paste(page, {
      "text/plain": "Red",
      "text/html": '<p style="color: red">Red <img src="data:image/png;base64,AAAA"></p>',
    });
    for (const view of ["Split", "Preview", "Markdown", "Write"] as const) await look(page, view);
    await expect(text(page)).toContainText("Red");
  });
});
