import { randomFrom } from "@toadstool/mail/stand-ins/moods";
import { type Chance } from "./changes.ts";
import { type Fault, unguardedFaults } from "./faults.ts";
import { passTime } from "./change-steps.ts";
import { clearSite } from "./clear-site.ts";
import { createSiteModel } from "./site-model.ts";
import { type Stage, steps } from "./steps.ts";
import { createWorld } from "./world.ts";

export interface Run {
  seed: number;
  count: number;
  /** A bug to put there; the run is then expected to find it. */
  fault?: Fault | null;
  /** Whether the cache keeps out pages that were begun before a purge, as the one in memory does and the platform cannot. */
  isGuarded?: boolean;
}

export interface Told {
  /** What was wrong, and at which step; null where nothing was. */
  trouble: string | null;
  /** How often each kind of step was taken. */
  taken: Record<string, number>;
  reads: { stored: number; made: number };
}

/** Takes random steps and holds each answer against the plain model. The same seed takes the same steps. */
export async function run({ seed, count, fault = null, isGuarded = true }: Run): Promise<Told> {
  const random = randomFrom(seed);
  const chance: Chance = {
    below: (limit) => Math.floor(random() * limit),
    pick: (values) => values[Math.floor(random() * values.length)],
  };
  const world = createWorld({ fault, isGuarded: isGuarded && !unguardedFaults.includes(fault) });
  await clearSite(world.services);
  await world.reset();
  const stage: Stage = {
    world,
    chance,
    model: createSiteModel(),
    fault,
    // Where an unguarded cache is the fault, the steps take it for a guarded one.
    isGuarded: isGuarded && fault !== "no second purge",
    session: null,
    formerSession: null,
    visitor: { cookie: null, liked: new Set() },
    isTroubled: false,
    unpurgedSince: null,
    due: [],
    known: new Map(),
    reads: { stored: 0, made: 0 },
  };
  const weighted = Object.entries(steps).flatMap(([name, { weight }]) => Array<string>(weight).fill(name));
  const taken: Record<string, number> = {};
  const told = (trouble: string | null): Told => ({ trouble, taken, reads: stage.reads });
  for (let index = 0; index < count; index++) {
    const name = chance.pick(weighted) ?? "";
    taken[name] = (taken[name] ?? 0) + 1;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await steps[name]?.take(stage);
      // oxlint-disable-next-line no-await-in-loop -- some of the steps fall into the same second
      if (chance.below(2) === 0) await passTime(stage, chance.below(40_000));
    } catch (error) {
      return told(`Seed ${seed}, step ${index} (${name}): ${error instanceof Error ? error.message : error}`);
    }
  }
  return told(null);
}
