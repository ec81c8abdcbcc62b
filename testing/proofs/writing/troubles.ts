import { faults } from "./line.ts";
import { takeUp, type } from "./typist.ts";
import { addTo } from "./sheet.ts";
import { say } from "./typing.ts";
import type { Story } from "./story.ts";
import { pick, whole } from "./words.ts";

export async function breakLine(story: Story): Promise<void> {
  const fault = pick(faults, story.random);
  const times = whole(1, 3, story.random);
  story.note(`the next ${times} saves: ${fault}`);
  story.line.break(fault, times);
}

export async function release(story: Story): Promise<void> {
  story.note("what was under way goes on");
  story.line.release();
}

/** The answer that was long in coming comes between two letters. */
export async function answerWhileTyping(story: Story): Promise<void> {
  const { typist, line } = story;
  const [one, other] = [` ${typist.words.some(3)}`, ` ${typist.words.some(6)} ${typist.words.some(6)}`];
  await takeUp(typist.page);
  await type(typist, one);
  line.release();
  await type(typist, other);
  addTo(typist.sheet, one + other);
  story.note(`types “${one}${other}”, and is answered meanwhile`);
}

export async function goOffline(story: Story): Promise<void> {
  story.note("goes offline");
  story.isOffline = true;
  story.stage.tally.faults += 1;
  await story.context.setOffline(true);
}

export async function loseSession(story: Story): Promise<void> {
  story.note("the session ends");
  story.stage.tally.faults += 1;
  await story.context.clearCookies();
}

/** Another browser saves the same text, with more behind it; and the author types on. */
export async function saveElsewhere(story: Story): Promise<void> {
  const { place } = story;
  if (place.kind === "new") return;
  const words = story.typist.words.some();
  const held = await story.elsewhere.write(place.kind, place.id, words);
  if (!held) return;
  story.theirs.push(held);
  story.note(`another browser saves it with “${words}”`);
  story.note(await say(story.typist));
}

export async function deleteElsewhere(story: Story): Promise<void> {
  const { place } = story;
  if (place.kind === "new") return;
  await story.elsewhere.delete(place.kind, place.id);
  story.stage.tally.deletions += 1;
  story.note("another browser deletes it");
  story.note(await say(story.typist));
}

export async function killWorker(story: Story): Promise<void> {
  story.note("the Worker is killed, and started again");
  story.stage.tally.restarts += 1;
  // The author does not wait for it.
  const restarting = story.stage.gate.close(story.stage.restart);
  restarting.catch(() => undefined);
  story.note(await say(story.typist));
  await story.pass(10_500, true);
  story.note(await say(story.typist));
  await restarting;
}
