import { click, goOnline, leaving, logIn, settle } from "./answering.ts";
import { look, unfold, until } from "./editor-page.ts";
import { viewOf } from "./typist.ts";
import { recover } from "./recovering.ts";
import { Loss, type Story } from "./story.ts";
import { pick } from "./words.ts";

/** Reloads the page; the browser asks where something is unsaved, and the author reloads anyway. */
export async function reload(story: Story): Promise<void> {
  await goOnline(story);
  const isUnsaved = await hasUnsaved(story);
  story.note(isUnsaved ? "reloads, though it is not saved" : "reloads");
  story.stage.tally.reloads += 1;
  story.asked = 0;
  await story.stage.gate.need(() => story.page.reload());
  story.line.mend();
  if (await story.isGone()) await story.open();
  else await story.stage.gate.need(() => unfold(story.page));
  story.typist.view = await viewOf(story.page);
  if (isUnsaved && story.asked === 0)
    throw new Loss("The browser did not ask before it left what is not saved.");
  await recover(story);
}

/** The browser asks, and the author closes the tab anyway: its last keys have not been saved yet. */
export async function closeTab(story: Story): Promise<void> {
  story.note("closes the tab");
  story.stage.tally.tabsClosed += 1;
  const { page } = story;
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  await comeBack(story);
}

/** No farewell is heard by anyone; a copy was made when the keys had rested. */
export async function crash(story: Story): Promise<void> {
  await story.pass(700);
  await crashNow(story);
  // And once more, before the copy that came back could become another one.
  if (story.is(0.3)) await crashNow(story);
}

async function crashNow(story: Story): Promise<void> {
  story.note("the tab crashes");
  story.stage.tally.crashes += 1;
  const { page } = story;
  const crashed = page.waitForEvent("crash");
  const session = await story.context.newCDPSession(page);
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  await comeBack(story);
}

/** By a link of the site, or by the cross of the post's dialog: the page itself asks. */
export async function walkAway(story: Story): Promise<void> {
  const { page, place } = story;
  const isInDialog = place.kind === "post" && place.isOnItsPage && page.url().includes("/blog/");
  const ways = place.kind === "post" ? ["Leave", "Stay"] : ["Save and leave", "Leave", "Stay"];
  const way = pick(ways, story.random);
  story.note(`leaves by the ${isInDialog ? "cross" : "menu"}; if asked, “${way}”`);
  if (isInDialog)
    await page.getByRole("dialog", { name: /^Edit/ }).getByRole("button", { name: "Close" }).click();
  else await page.getByRole("link", { name: "Posts", exact: true }).first().click();
  const isLeft = async () => (await look(page)).status === null;
  const met = await until("the page is left, or asks", async () =>
    (await look(page)).asks.includes(leaving) ? "asks" : (await isLeft()) && "left",
  );
  if (met === "asks") await click(story, way);
  if (met === "asks" && way === "Stay") return story.stands();
  const isOver = await until("the page is left, or stays", async () => {
    story.line.release();
    const { status, asks } = await look(page);
    if (status === null) return "left";
    const isTold = !/^(Saved .*|Saving…|Not saved yet|)$/.test(status);
    return way === "Save and leave" && isTold && !asks.includes(leaving) && "stays";
  });
  if (isOver === "stays") {
    story.note("it could not be saved: she stays");
    return story.stands();
  }
  story.line.mend();
  await goOnline(story);
  await story.open();
  return recover(story);
}

async function comeBack(story: Story): Promise<void> {
  story.line.mend();
  await goOnline(story);
  await story.openAnother();
  await recover(story);
}

/** What the page says of itself. */
async function hasUnsaved(story: Story): Promise<boolean> {
  const { status } = await look(story.page);
  return status !== null && status !== "" && !status.startsWith("Saved ") && status !== "Saving…";
}

/** The button that makes a post of the draft: its answer is lost, and it is pressed again. */
export async function publish(story: Story): Promise<void> {
  const { page } = story;
  if (story.place.kind !== "draft") return;
  await settle(story);
  // Where she kept both texts, hers is another draft now.
  const { place } = story;
  if (place.kind !== "draft") return;
  let held = await story.elsewhere.find("draft", place.id);
  if (!held?.slug || held.title === "" || held.summary === "") return;
  if (await story.elsewhere.find("post", held.slug)) {
    story.note("gives it an address of its own, for it went its own way from a post");
    await page.getByLabel("Slug").fill(`${held.slug}-too`);
    await settle(story);
    held = await story.elsewhere.find("draft", place.id);
    if (!held) return;
  }
  story.note("publishes it, and is not answered");
  story.line.break("unheard", 1);
  await click(story, "Publish Draft");
  await page.getByText("Press the button again").first().waitFor();
  story.note("presses again");
  await click(story, "Publish Draft");
  await until("it is published", async () => {
    if (new URL(page.url()).pathname === "/blog") return true;
    // The press takes effect after the login.
    if ((await look(page)).status?.startsWith("Logged out")) await logIn(story);
    return false;
  });
  story.stage.tally.published += 1;
  const post = await story.elsewhere.find("post", held.slug);
  if (!post || story.tellApart(post) !== "")
    throw new Loss(`Published as another text: ${story.tellApart(post)}`);
  if (await story.elsewhere.find("draft", place.id))
    throw new Loss("It was published, and the draft is still there.");
  story.place = { kind: "post", id: post.id, slug: post.slug, isOnItsPage: true };
  await story.open();
}
