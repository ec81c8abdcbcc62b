import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { encode } from "fast-png";
import {
  draftOf,
  isSaved,
  look,
  openNewDraft,
  paste,
  press,
  rest,
  stands,
  takeUp,
  text,
  typeOn,
} from "./editor.ts";
import { expect, test } from "./walk.ts";

/** As these programs put it on the clipboard. */
const copied = (name: string) => readFileSync(join(import.meta.dirname, "clipboard", `${name}.html`), "utf8");

const fromWord = `# The marsh at night

She said “don’t”, and it **glowed** – *truly* – at 10:30…

- Reeds
  - tall ones
- Toads

Then:

1. fold
2. cut

[The map](https://marsh.example/map?a=1\\&b=2)

| **Moon** | **Toads** |
| - | - |
| full | 12 |

The end.`;

const fromGoogleDocs = `## The pond by day

It is **heavy**, *slanted* and ~~gone~~; see [the frogs](https://pond.example/frogs).

- one
  - **under**
- two

| **Hour** | **Frogs** |
| - | - |
| noon | 7 |`;

test("what is pasted is what the author would have written", async ({ page, walk }) => {
  await page.clock.install();
  const id = await openNewDraft(page, "Pasted");
  await takeUp(page);
  const stored = async () => (await draftOf(page, id)).content;
  const clear = async () => {
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
  };

  await test.step("from Word", async () => {
    await paste(page, { "text/html": copied("word"), "text/plain": "The marsh at night" });
    await expect(text(page).getByRole("cell", { name: "12" })).toBeVisible();
    await expect(page.getByText("One picture could not be pasted")).toBeVisible();
    await walk.check("a text from Word");
    await rest(page);
    await expect.poll(stored).toBe(fromWord);
  });
  await test.step("from Google Docs", async () => {
    await clear();
    await paste(page, { "text/html": copied("google-docs"), "text/plain": "The pond by day" });
    await expect(text(page).getByRole("cell", { name: "7" })).toBeVisible();
    await rest(page);
    await expect.poll(stored).toBe(fromGoogleDocs);
  });
  await test.step("an address that can be embedded is offered so", async () => {
    await clear();
    await paste(page, { "text/plain": "https://www.youtube.com/watch?v=dQw4w9WgXcQ" });
    await expect(page.getByText("This address can be embedded.")).toBeVisible();
    await walk.check("an address that can be embedded");
    await press(page, "Embed this address");
    await rest(page);
    await expect.poll(stored).toMatch(/^::youtube\{.*dQw4w9WgXcQ/);
  });
  await test.step("5 MB are not pasted and stay on the clipboard; the text before is kept", async () => {
    await text(page).focus();
    await clear();
    await page.keyboard.type("Begun. Then ");
    const much = "many a toad ".repeat(440_000);
    await paste(page, { "text/plain": much, "text/html": `<p>${much}</p>` });
    await expect(
      page.getByText("That is 5,280,000 characters, but a text can have at most 500,000"),
    ).toBeVisible();
    await expect(page.getByText("The text is still on your clipboard; paste it in parts.")).toBeVisible();
    await page.keyboard.type("on.");
    await rest(page);
    await expect.poll(stored).toBe("Begun. Then on.");
    await stands(page, id, "Begun. Then on.");
  });
});

test("files are pasted and dropped where they belong: one of 30 MB is reported, and the text stays", async ({
  page,
  walk,
}) => {
  await page.clock.install();
  const id = await openNewDraft(page, "With files", "Begun.\n\nEnd.");
  await typeOn(page, " Said.");
  await send(page, "paste", "huge.png", [...pngOf(8, 8)], 30 * 1024 * 1024);
  await expect(page.getByText("huge.png: This picture is larger than 10 MB")).toBeVisible();
  await expect(text(page)).toHaveText("Begun.End. Said.");
  await send(page, "drop", "notes.txt", [...Buffer.from("Link text")]);
  await expect(page.getByText(/^notes\.txt: /)).toBeVisible();
  await send(page, "drop", "quarters.png", [...pngOf(40, 30)]);
  await expect(text(page).locator("img[src^='/media/']")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Add alt text").first()).toBeVisible();
  await walk.check("a picture that was dropped");

  await test.step("also where the source is looked at; and beside the text nothing is opened", async () => {
    await look(page, "Markdown");
    await send(page, "drop", "source.png", [...pngOf(44, 30)]);
    await expect(text(page).locator("img[src^='/media/']")).toHaveCount(2, { timeout: 30_000 });
    const left = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "beside.png", { type: "image/png" }));
      const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      return document.body.dispatchEvent(event);
    });
    expect(left, "the browser would open it").toBe(false);
    await expect(page.getByText("Drop files onto the text")).toBeVisible();
  });
  await typeOn(page, " On.");
  await rest(page);
  await isSaved(page);
  const { content } = await draftOf(page, id);
  expect(content.match(/!\[\]\(\/media\/\w+\)/g)).toHaveLength(2);
  expect(content.replaceAll(/\s*!\[\]\(\/media\/\w+\)\s*/g, " ")).toMatch(/Begun\.\s+End\. Said\.\s*On\./);
});

/** Grey, and of this size. */
function pngOf(width: number, height: number): Uint8Array {
  return encode({ width, height, data: new Uint8Array(width * height * 3).fill(120), channels: 3, depth: 8 });
}

/** Pastes or drops a file into the text as a person would; zeros make it as large as is wanted. */
async function send(
  page: Page,
  how: "paste" | "drop",
  name: string,
  bytes: number[],
  size = 0,
): Promise<void> {
  await text(page).evaluate(
    (field, given) => {
      const data = new DataTransfer();
      const rest = new Uint8Array(Math.max(0, given.size - given.bytes.length));
      const type = given.name.endsWith("png") ? "image/png" : "text/plain";
      data.items.add(new File([new Uint8Array(given.bytes), rest], given.name, { type }));
      const { right, bottom } = (field.lastElementChild ?? field).getBoundingClientRect();
      const at = { clientX: right - 4, clientY: bottom - 4, bubbles: true, cancelable: true };
      const event =
        given.how === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent("drop", { dataTransfer: data, ...at });
      field.dispatchEvent(event);
    },
    { how, name, bytes, size },
  );
}
