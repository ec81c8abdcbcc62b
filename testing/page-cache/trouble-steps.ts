import { changes } from "./changes.ts";
import { passTime, runCron, takeChange } from "./change-steps.ts";
import { ask, checkStranger, everyAddress } from "./read-steps.ts";
import { must, type Stage } from "./stage.ts";
import type { Step } from "./steps.ts";

/** What goes wrong, and what comes at the wrong time. */
export const troubleSteps: Record<string, Step> = {
  failingPurges: {
    weight: 2,
    async take({ world, chance }) {
      world.state.purgesFail = 1 + chance.below(3);
    },
  },
  overtakenRender: { weight: 5, take: overtake },
  aDayPasses: {
    weight: 1,
    async take(stage) {
      await passTime(stage, 90_000_000);
      await runCron(stage);
    },
  },
};

/** A page is made, a change comes, and only then is the page handed to the cache. */
async function overtake(stage: Stage): Promise<void> {
  const { world, model, chance } = stage;
  const path = chance.pick(everyAddress) ?? "/blog";
  const before = model.states();
  const gate = world.holdNextPage();
  const reading = ask(stage, { path });
  const isHeld = await Promise.race([gate.reached.then(() => true), reading.then(() => false)]);
  // A page that was stored is not made, and no other is to wait.
  if (!isHeld) gate.open();
  const { accepted } = world.state;
  await takeChange(stage, chance.pick(Object.keys(changes)) ?? "edit");
  gate.open();
  checkStranger(await reading, model.seenAt(path, before), path);
  // What a guarded cache has stored is of the present, or it has stored nothing.
  if (stage.isGuarded) checkStranger(await ask(stage, { path }), model.seenAt(path), path);
  if (!isHeld || stage.isGuarded || world.state.accepted === accepted) return;
  // Without a guard the old page is stored, until the second purge.
  model.reopen(before);
  const { calls } = world.state;
  await passTime(stage, 11_000);
  must(world.state.calls > calls || world.isSpent(), () => "No second purge was sent.");
}
