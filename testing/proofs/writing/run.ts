import { act } from "./acts.ts";
import { chooseHome, chooseText, click, loggedOut, logIn, settle } from "./answering.ts";
import { look, placeNow, until } from "./editor-page.ts";
import { publish } from "./leaving.ts";
import { isKept, recover } from "./recovering.ts";
import { isSame } from "./sheet.ts";
import { Loss, type Stage, Story } from "./story.ts";

export interface Told {
  seed: number;
  /** Null where nothing was lost. */
  trouble: string | null;
  isLoss: boolean;
  journal: string[];
}

/** One run: an author writes while everything goes wrong; then all is calm, and each letter is looked for. */
export async function run(seed: number, stage: Stage, steps: number): Promise<Told> {
  let story: Story | null = null;
  stage.tally.runs += 1;
  try {
    story = await Story.begin(seed, stage);
    await tellStory(story, steps);
    return { seed, trouble: null, isLoss: false, journal: story.journal };
  } catch (error) {
    const isLoss = error instanceof Loss;
    if (isLoss) stage.tally.losses += 1;
    await tellWhatStands(story);
    const trouble = isLoss ? error.message : String(error instanceof Error ? error.stack : error);
    return { seed, trouble, isLoss, journal: story?.journal ?? [] };
  } finally {
    story?.line.mend();
    await story?.context.close().catch(() => undefined);
  }
}

/** For the person who investigates: the page as it was when the story broke off. */
async function tellWhatStands(story: Story | null): Promise<void> {
  const words = await story?.page
    .evaluate(() => {
      const told = [...document.querySelectorAll("output, [role=alert], [role=status], dialog[open] h2")];
      const texts = told.map((one) => (one as HTMLElement).innerText).filter((text) => text.trim() !== "");
      return `at ${location.pathname}${location.search}: ${texts.join(" | ") || document.body.innerText.slice(0, 200)}`;
    })
    .catch((error: unknown) => `no page answers: ${String(error)}`);
  story?.note(`breaks off ${words}`);
}

async function tellStory(story: Story, steps: number): Promise<void> {
  story.note(`opens ${story.page.url()}`);
  await begin(story);
  for (let step = 0; step < steps; step += 1) await next(story);
  story.note("all is calm");
  await settle(story);
  if (story.is(0.3)) await publish(story);
  await compare(story);
}

/** A new text gets what a draft is found by. */
async function begin(story: Story): Promise<void> {
  const { typist, page } = story;
  if (story.place.kind !== "new") return;
  for (const [name, label] of [
    ["title", "Title"],
    ["summary", "Summary"],
  ] as const) {
    const words = `Seed ${story.seed} ${typist.words.plain()}`;
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type(words);
    typist.sheet[name] = words;
    typist.count(words.length);
  }
}

async function next(story: Story): Promise<void> {
  await attend(story);
  await act(story);
  try {
    await story.stands();
  } catch (error) {
    if ((await look(story.page)).status !== null) throw error;
    story.note("what was pressed has led away");
    await story.open();
    await recover(story);
    await story.stands();
  }
}

/** Handles dialogs that block the author first; other questions may wait. */
async function attend(story: Story): Promise<void> {
  await answered(story);
  const { asks, status } = await look(story.page);
  story.place = await placeNow(story.page, story.place);
  if (status === null) return story.open();
  if (asks.includes(loggedOut)) {
    if (story.is(0.6)) return logIn(story);
    story.note("goes on writing, logged out");
    return click(story, "Continue writing");
  }
  if (status.startsWith("Logged out") && story.is(0.3)) return logIn(story);
  if (status === "Changed elsewhere" && story.is(0.4)) return chooseText(story);
  if (status.startsWith("Deleted elsewhere") && story.is(0.4)) return chooseHome(story);
}

/** A post's button leads away once it is answered: the author does not write into a page that is about to go. */
async function answered({ page, place, line }: Story): Promise<void> {
  const isOver = async () => place.kind !== "post" || line.isHolding || !(await look(page)).isBusy;
  await until("what was pressed is answered", isOver);
}

/**
 * The text that the site holds, and that a newly opened editor shows, is the text that was typed; a text that was put aside
 * is offered.
 */
async function compare(story: Story): Promise<void> {
  await story.stands();
  const { place } = story;
  if (place.kind === "new") {
    if (story.wanted.content === "") return;
    throw new Loss("What was typed into a new text never became a draft.");
  }
  const held = await story.elsewhere.find(place.kind, place.id);
  if (!held || !isSame(held, story.wanted))
    throw new Loss(`The site holds another text: ${story.tellApart(held)}`);
  await story.open();
  await story.stands();
  for (const { kind, held: left } of story.behind) {
    const now = await story.elsewhere.find(kind, left.id);
    if (now && !isSame(now, left)) throw new Loss(`A text that was left behind has changed: ${now.content}`);
  }
  for (const aside of story.asides)
    if (!(await isKept(story, aside))) throw new Loss(`What was put aside is gone: ${aside.content}`);
}
