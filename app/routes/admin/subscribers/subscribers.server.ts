import { listReaders } from "#domain/analytics/audience.server.ts";
import { bucketNames } from "#domain/calendar/bucket-names.ts";
import { periodOf } from "#domain/calendar/range.ts";
import { findSite } from "#domain/facts/site.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { countWanted, listSubscribers } from "#domain/subscribers/subscriber-list.server.ts";
import { countSubscribers } from "#domain/subscribers/subscribers.server.ts";
import type { Services } from "#domain/services.ts";
import type { SubscribersView } from "./view.ts";

export type ShownSubscribers = Awaited<ReturnType<typeof readSubscribers>>;

/** All that /admin/email/subscribers shows. */
export async function readSubscribers(
  services: Pick<Services, "db" | "clock" | "settings">,
  owner: Owner,
  view: SubscribersView,
) {
  const { timeZone, words } = await findSite(services);
  const period = periodOf(view.range, services.clock(), timeZone);
  const [list, found, counts, readers] = await Promise.all([
    listSubscribers(services, owner, view),
    countWanted(services, owner, view),
    countSubscribers(services, owner),
    listReaders(services, owner, period),
  ]);
  return { ...list, view, found, counts, readers, dates: bucketNames(period, words.language) };
}
