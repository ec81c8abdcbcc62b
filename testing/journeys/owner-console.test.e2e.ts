import { mediaFile } from "@toadstool/media/samples/films";
import { look, openEditor, paste, text } from "./editor.ts";
import { smallPicture } from "./small-picture.ts";
import { enter, expect, test } from "./walk.ts";

const odd = `![h](http://a.example/a.png) ![d](data:image/png;base64,AAAA)

<p style="color: red" onclick="alert(1)">raw <b style="color: red">b</b></p>

<script>alert(1)</script>

| a | b |
|---|:-:|
| 1 | 2 |
`;

// The owner's pages themselves are looked at in every-admin-page.test.e2e.ts.
test("no file that is opened by itself, and nothing that is pasted, breaks the site’s policy @smoke", async ({
  page,
  walk: _walk,
}) => {
  await enter(page);
  const xsrf = (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const film = { name: "A film.webm", mimeType: "video/webm", buffer: Buffer.from(mediaFile("film.webm")) };
  for (const file of [await smallPicture("03"), film]) {
    const sent = await page.request.post("/api/image/upload", {
      multipart: { file },
      headers: { Origin: process.env.SITE ?? "", "X-XSRF-TOKEN": xsrf },
    });
    const { data } = (await sent.json()) as { data: { id: string } };
    await page.goto(`/media/${data.id}`);
  }
  for (const path of ["/images/covers/03.webp", "/sitemap.xml"]) await page.goto(path);

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
