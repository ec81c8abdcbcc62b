import type { Chance } from "./changes.ts";
import type { Fault } from "./faults.ts";
import type { SiteModel } from "./site-model.ts";
import type { World } from "./world.ts";

/** What the steps of a run share. */
export interface Stage {
  world: World;
  model: SiteModel;
  chance: Chance;
  fault: Fault | null;
  isGuarded: boolean;
  /** The owner’s cookie while she is logged in, and the one of a session that has ended. */
  session: string | null;
  formerSession: string | null;
  visitor: { cookie: string | null; liked: Set<string> };
  /** Whether the last purge failed; null where the limit of calls may have prevented one. */
  isTroubled: boolean | null;
  /** When a change was written for which the limit left no purge: one must follow in twelve seconds. */
  unpurgedSince: number | null;
  /** Drafts that wait for their time. */
  due: { at: Date; slug: string; title: string; text: string }[];
  /** What a browser keeps of an address: its ETag and what it showed. */
  known: Map<string, { etag: string; seen: string; head: string }>;
  reads: { stored: number; made: number };
}

export function must(isTrue: boolean, otherwise: () => string): void {
  if (!isTrue) throw new Error(otherwise());
}

/** Does something that may purge, and reads off what strangers may see afterwards. */
export async function purging(
  stage: Stage,
  act: () => Promise<{ mustPurge: boolean }>,
): Promise<boolean | null> {
  const { world, model } = stage;
  const { calls, accepted } = world.state;
  const { mustPurge } = await act();
  must(!world.state.isOverdrawn, () => "The site purges more often than the platform allows.");
  if (world.state.calls > calls) stage.unpurgedSince = null;
  if (world.state.accepted > accepted && world.state.wasAccepted) {
    model.settled();
    return false;
  }
  if (world.state.calls > calls) return true;
  must(!mustPurge || world.isSpent(), () => "A change was followed by no purge.");
  if (mustPurge) stage.unpurgedSince ??= world.services.clock().getTime();
  return world.isSpent() ? null : stage.isTroubled;
}
