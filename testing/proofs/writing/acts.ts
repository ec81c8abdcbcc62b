import { goOnline, pressOnce } from "./answering.ts";
import { look, read, until } from "./editor-page.ts";
import { look as lookAt, type View } from "./typist.ts";
import { closeTab, crash, reload, walkAway } from "./leaving.ts";
import type { Story } from "./story.ts";
import {
  answerWhileTyping,
  breakLine,
  deleteElsewhere,
  goOffline,
  killWorker,
  loseSession,
  release,
  saveElsewhere,
} from "./troubles.ts";
import { writings } from "./typing.ts";
import { pick, whole } from "./words.ts";

interface Act {
  weight: number;
  act: (story: Story) => Promise<void>;
  fits?: (story: Story) => boolean;
}

/** What may come next, and how often. */
const acts: Act[] = [
  { weight: 24, act: write },
  { weight: 2, act: turn },
  { weight: 4, act: restShortly },
  { weight: 9, act: restLong },
  { weight: 1, act: goAway },
  { weight: 5, act: breakLine },
  { weight: 6, act: release, fits: ({ line }) => line.isHolding },
  { weight: 6, act: answerWhileTyping, fits: ({ line }) => line.isHolding },
  { weight: 2, act: goOffline, fits: ({ isOffline }) => !isOffline },
  { weight: 12, act: goOnline, fits: ({ isOffline }) => isOffline },
  { weight: 1, act: loseSession },
  { weight: 2, act: saveElsewhere, fits: ({ place }) => place.kind !== "new" },
  { weight: 0.5, act: deleteElsewhere, fits: ({ place }) => place.kind !== "new" },
  { weight: 3, act: pressUpdate, fits: ({ place }) => place.kind === "post" },
  { weight: 2, act: leaveInFlight, fits: ({ place }) => place.kind === "post" },
  { weight: 1.5, act: reload },
  { weight: 1.2, act: closeTab },
  { weight: 1.2, act: crash },
  { weight: 1, act: walkAway },
  { weight: 0.3, act: killWorker },
];

/** Something that may come next. */
export async function act(story: Story): Promise<void> {
  const fitting = acts.filter(({ fits }) => fits?.(story) ?? true);
  await weighted(fitting, story).act(story);
}

async function write(story: Story): Promise<void> {
  const { typist } = story;
  const fitting = writings.filter(({ fits }) => fits?.(typist) ?? true);
  story.note(await weighted(fitting, story).write(typist));
}

async function turn(story: Story): Promise<void> {
  const view = pick<View>(["Write", "Split", "Markdown"], story.random);
  story.note(`looks at it as ${view}`);
  await lookAt(story.typist, view);
}

async function restShortly(story: Story): Promise<void> {
  const milliseconds = whole(100, 4000, story.random);
  story.note(`rests ${milliseconds} ms`);
  await story.pass(milliseconds);
}

/** Long enough for it to save itself; now and then until it has. */
async function restLong(story: Story): Promise<void> {
  story.note("rests until it saves itself");
  await story.pass(10_500, story.is(0.5));
  if (story.is(0.5))
    await until("it is answered", async () => story.line.isHolding || !(await look(story.page)).isBusy);
}

/** The lid is shut for a while. */
async function goAway(story: Story): Promise<void> {
  story.note("goes away for some minutes");
  await story.pass(whole(2, 20, story.random) * 60_000, true);
}

/** A post's own button; what comes of it is met by whatever comes next. */
async function pressUpdate(story: Story): Promise<void> {
  const { status } = await look(story.page);
  if (status === null || /^(Changed|Deleted|Logged)/.test(status)) return;
  await pressOnce(story);
  await until("it is answered", async () => {
    story.line.release();
    return !(await look(story.page)).isBusy;
  });
  if ((await read(story.page)) === null) {
    story.note("it is done");
    await story.open();
  }
}

/** The tab goes while the press is on its way, and perhaps has not arrived. */
async function leaveInFlight(story: Story): Promise<void> {
  const { status } = await look(story.page);
  if (status !== "Not saved yet") return;
  const fault = pick(["slow to arrive", "slow to answer"] as const, story.random);
  story.note(`what she presses is ${fault}`);
  story.line.break(fault, 1);
  await pressOnce(story);
  // Another fault that was to come has met it first.
  const isAnswered = async () => !(await look(story.page)).isBusy;
  await until("it is under way", async () => story.line.isHolding || (await isAnswered()));
  if (!story.line.isHolding) return;
  await pick([closeTab, crash, reload], story.random)(story);
}

function weighted<Item extends { weight: number }>(items: Item[], story: Story): Item {
  const all = items.reduce((sum, { weight }) => sum + weight, 0);
  let at = story.random() * all;
  for (const item of items) {
    at -= item.weight;
    if (at < 0) return item;
  }
  return items[0] as Item;
}
