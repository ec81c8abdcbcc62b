import { addressOf, copiesOn, look, openEditor, type Place, placeNow, read, until } from "./editor-page.ts";
import { isSame, type PlainText } from "./sheet.ts";
import { Loss, type Story } from "./story.ts";

/** After the page was left, the typed text is in the editor, or is offered and taken. */
export async function recover(story: Story): Promise<void> {
  const { page, wanted } = story;
  const shown = await read(page);
  if (shown && isSame(shown, wanted)) return;
  // A new text, or one that had just got a draft of its own.
  const made = wanted.title ? await story.elsewhere.titled(wanted.title) : null;
  if (made && isSame(made, wanted)) {
    story.note("finds it among the drafts");
    story.place = { kind: "draft", id: made.id };
    return story.open();
  }
  const isBack = await bringBack(story, wanted);
  const kept = (await copiesOn(page)).map(({ content }) => content);
  if (!isBack) {
    const apart = story.tellApart(await read(page), kept);
    throw new Loss(
      `The text is not there, and not offered: ${apart}. On the device: ${JSON.stringify(kept)}`,
    );
  }
  story.note("takes the copy that is offered");
  story.stage.tally.recoveries += 1;
  story.place = await placeNow(page, story.place);
}

/** Tries the copies that are offered, newest first, until the text is right; another one that was tried is offered again. */
async function bringBack(story: Story, wanted: PlainText): Promise<boolean> {
  const { page } = story;
  await until("a copy is offered", async () => (await look(page)).offers > 0, 10_000).catch(() => null);
  for (let tries = 0; tries < 8; tries += 1) {
    const contents = (await copiesOn(page)).map(({ content }) => content.trim());
    const offers = page.getByRole("button", { name: "Restore it" });
    const count = await offers.count();
    if (count === 0) return false;
    const at = Math.max(0, contents.indexOf(wanted.content.trim()));
    await offers.nth(Math.min(at, count - 1)).click();
    const shown = await read(page);
    if (shown && isSame(shown, wanted)) return true;
  }
  return false;
}

/** A text that was put aside is on this device, and comes back where it is offered; or the site holds it. */
export async function isKept(story: Story, aside: PlainText): Promise<boolean> {
  const { page } = story;
  const copy = (await copiesOn(page)).find(({ content }) => content.trim() === aside.content.trim());
  if (!copy) return story.wanted.content.trim() === aside.content.trim();
  await story.stage.gate.need(() => openEditor(page, addressOfKey(copy.key)));
  return bringBack(story, aside);
}

function addressOfKey(key: string): string {
  const [kind = "", id = ""] = key.split(":");
  if (kind === "post") return `/admin/blog?post=${id}`;
  const place: Place = kind === "draft" ? { kind, id } : { kind: "new" };
  return addressOf(place);
}
