import { expect, it } from "vitest";
import { fillWithNames, manyTitle } from "#testing/many-names.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { artworkCalled } from "#testing/works.ts";
import { findForOwner, listRecent } from "./find.server.ts";

it("of 5,000 of each kind a search reads less than 500 rows, in one call, whatever is typed", async () => {
  const { services, world } = testServices();
  world.files.artworks = Array.from({ length: 5000 }, (_, n) =>
    artworkCalled(`many-${n}`, { title: manyTitle(n) }),
  );
  await fillWithNames(services, 5000);
  const sections = async (typed: string) => {
    const { services: counted, cost } = metered(services);
    const found = await findForOwner(counted, testOwner(services), typed);
    expect({ typed, ...cost }).toMatchObject({ calls: 1, written: 0 });
    expect(cost.read).toBeLessThan(500);
    return found.map(({ section, results }) => `${results.length} ${section}`).join(", ");
  };
  const all = "5 texts, 5 works, 5 pictures, 5 people, 5 tags";
  for (const typed of ["p", "paper", "quiet paper", "quiet paper 2"])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await sections(typed)).toBe(all);
  expect(await sections("1121 qui")).toBe("5 texts, 4 works, 1 pictures, 1 people, 3 tags");
  expect(await sections("example.com quiet")).toBe("5 people");
  expect(await sections("a b c d e f g h")).toBe("");
  const { services: counted, cost } = metered(services);
  expect(await listRecent(counted, testOwner(services))).toHaveLength(8);
  expect(cost.calls).toBe(1);
  expect(cost.read).toBeLessThan(500);
});
