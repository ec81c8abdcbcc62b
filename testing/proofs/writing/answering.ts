import { logInAgain, look, placeNow, read, until } from "./editor-page.ts";
import { isSame, sheetOf } from "./sheet.ts";
import { Loss, type Story } from "./story.ts";
import { pick } from "./words.ts";

/** How many texts are put aside at most: a device keeps five copies of one text. */
const mostAsides = 2;

export const loggedOut = "You have been logged out";
export const leaving = "Leave this page?";

export function click(story: Story, name: string): Promise<void> {
  return story.page.getByRole("button", { name, exact: true }).first().click();
}

/** The author chooses between two texts. */
export async function chooseText(story: Story): Promise<void> {
  const { page, asides, place } = story;
  const mayTake = asides.length < mostAsides;
  const choice = pick(["mine", "mine", "both", mayTake ? "theirs" : "mine"] as const, story.random);
  story.note(`chooses ${choice}`);
  story.stage.tally.conflicts += 1;
  if (choice === "mine") return click(story, "Keep my version");
  const held = place.kind === "new" ? null : await story.elsewhere.find(place.kind, place.id);
  if (choice === "both") {
    if (held && place.kind !== "new") story.behind.push({ kind: place.kind, held });
    await click(story, "Keep both");
    return undefined;
  }
  const mine = story.wanted;
  await click(story, "Use the saved version");
  const shown = await until(
    "the other text stands",
    async () => {
      const text = await read(page);
      return [...story.theirs, held].find((one) => text && one && isSame(one, text));
    },
    5_000,
  ).catch(() => null);
  if (!shown)
    throw new Loss(`Another text than the one that was saved elsewhere: ${JSON.stringify(await read(page))}`);
  if (!isSame(shown, mine)) asides.push(mine);
  story.typist.sheet = sheetOf(shown);
  return undefined;
}

/** The text was deleted elsewhere: the author chooses where to keep it. */
export async function chooseHome(story: Story): Promise<void> {
  const choice = pick(["Save as a new draft", "Restore it from the trash"], story.random);
  story.note(`it was deleted elsewhere: “${choice}”`);
  await click(story, choice);
}

export async function logIn(story: Story): Promise<void> {
  await goOnline(story);
  story.note("logs in beside her text");
  story.stage.tally.logins += 1;
  // The dialog waits until typing pauses.
  await story.pass(3_000);
  await story.stage.gate.need(() => logInAgain(story.page));
  await until("the login is heard of", async () => {
    const { status, asks } = await look(story.page);
    return !asks.includes(loggedOut) && !status?.startsWith("Logged out");
  });
}

export async function goOnline(story: Story): Promise<void> {
  if (!story.isOffline) return;
  story.isOffline = false;
  story.note("is online again");
  await story.context.setOffline(false);
}

/** Until the site holds every letter, as the editor says: whatever it asks is answered. */
export async function settle(story: Story): Promise<void> {
  story.line.mend();
  await goOnline(story);
  for (let turn = 0; turn < 400; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each turn looks at what the one before it did
    story.place = await placeNow(story.page, story.place);
    // oxlint-disable-next-line no-await-in-loop -- each turn looks at what the one before it did
    if (await isCalm(story)) return;
    // oxlint-disable-next-line no-await-in-loop -- an answer may be on its way
    await new Promise((later) => setTimeout(later, 25));
  }
  const { status, asks } = await look(story.page);
  throw new Loss(`The editor does not come to rest: “${status}”, ${asks.join(", ") || "nothing is asked"}.`);
}

async function isCalm(story: Story): Promise<boolean> {
  const { status, asks, isBusy } = await look(story.page);
  if (asks.includes(leaving))
    return click(story, story.place.kind === "post" ? "Stay" : "Save and leave").then(no);
  if (status === null)
    return story
      .open()
      .then(() => story.stands())
      .then(no);
  if (status.startsWith("Logged out")) return logIn(story).then(no);
  if (status === "Changed elsewhere") return chooseText(story).then(no);
  if (status.startsWith("Deleted elsewhere")) return chooseHome(story).then(no);
  // A press that was answered may just be leading to another page.
  if (status === "" || status.startsWith("Saved ")) return !isBusy;
  if (status === "Saving…" || status.startsWith("Restoring")) return false;
  if (story.place.kind === "post") return pressOnce(story).then(no);
  if (status === "Not saved yet") return story.pass(10_500, true).then(no);
  if (status.startsWith("The site has trouble") || status.startsWith("Offline"))
    return story.pass(61_000, true).then(no);
  story.note(`is told “${status}”, and presses on`);
  return story.page
    .getByLabel("Summary", { exact: true })
    .press("Control+End")
    .then(() => nudge(story))
    .then(no);
}

const no = () => false;

/** A refused text is sent again with the next letter. */
async function nudge(story: Story): Promise<void> {
  await story.page.keyboard.type("x");
  story.typist.sheet.summary += "x";
}

/** The button that puts a post's text before its readers. */
export async function pressOnce(story: Story): Promise<void> {
  const button = story.page.getByRole("button", { name: "Update post", exact: true });
  // Where the text has just become a draft of its own, there is no such button any more.
  if (!(await button.isVisible())) return;
  story.note("presses “Update post”");
  await button.click({ timeout: 5_000 }).catch(() => story.note("which is gone"));
}
