import { beforeEach, describe, expect, it } from "vitest";
import type { StagedItem } from "#domain/moving-in/moved-item.ts";
import { listMoveItems, readMoveReport } from "#domain/moving-in/report.server.ts";
import { stageItems } from "#domain/moving-in/stage-items.server.ts";
import { beginMove } from "#domain/moving-in/moves.server.ts";
import { closeStaging } from "#domain/moving-in/start-move.server.ts";
import { clearLibrary } from "#testing/library.ts";
import { metered } from "#testing/metered.ts";
import { act, movedFile, movedText, untilDone } from "#testing/moving-in.ts";
import { inProof } from "#testing/seeds.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers } from "#testing/subscribers.ts";

/** The attack: an export whose items are in the order in which bringing them in costs most. */

beforeEach(async () => {
  await emptySubscribers();
  await clearLibrary(testServices().services);
});

const person = (index: number, name = "ada"): StagedItem => ({
  type: "subscriber",
  id: `p${index}`,
  email: `${name}@pond.example`,
  status: index % 2 ? "unsubscribed" : "confirmed",
  says: "",
  tags: [],
});

/** Rows of the database that are read from the first item to the end of the move. */
async function costOf(items: StagedItem[]): Promise<number> {
  const site = testServices();
  const owner = testOwner(site.services);
  const { services, cost } = metered(site.services);
  const moveKey = crypto.randomUUID();
  const { id } = await beginMove(services, owner, { system: "ghost", name: "e.json", site: "", moveKey });
  for (let place = 0; place < items.length; place += 100)
    await stageItems(services, owner, id, { place, items: items.slice(place, place + 100) });
  await closeStaging(services, owner, id);
  await readMoveReport(services, owner, id);
  await listMoveItems(services, owner, id, { filter: "remarks", limit: 50 });
  const measured = { ...site, services };
  await act(measured, id, "start", "They subscribed there.");
  await untilDone(measured);
  return cost.read;
}

const exports: [what: string, most: number, itemsOf: (count: number) => StagedItem[]][] = [
  ["one reader again and again", 300, (count) => Array.from({ length: count }, (_, index) => person(index))],
  ["many readers", 300, (count) => Array.from({ length: count }, (_, index) => person(index, `r${index}`))],
  [
    "redirects",
    200,
    (count) =>
      Array.from({ length: count }, (_, index) => ({
        type: "redirect" as const,
        id: `r${index}`,
        from: `/old-${index}`,
        to: "/",
      })),
  ],
  [
    "drafts without files",
    40,
    (count) => Array.from({ length: count }, (_, index) => movedText(`t${index}`, { status: "draft" })),
  ],
  [
    "drafts whose pictures never come",
    30,
    (count) =>
      Array.from({ length: count }, (_, index) => {
        const file = movedFile(`f${index}`, {
          from: { in: "web", url: `https://dead.example/${index}.png` },
        });
        return movedText(`t${index}`, { status: "draft", files: [file] });
      }),
  ],
];

describe("twice the items cost about twice as much", () => {
  it.each(exports)("%s", async (_, most, itemsOf) => {
    const few = inProof(most, Math.ceil(most / 3));
    const once = await costOf(itemsOf(few));
    await clearLibrary(testServices().services);
    await emptySubscribers();
    const twice = await costOf(itemsOf(2 * few));
    expect(twice, `${once} and ${twice} rows read`).toBeLessThan(2.4 * once + 200);
  });
});
