import { beforeEach, expect, it } from "vitest";
import { works } from "#db/schema.ts";
import { testServices } from "#testing/services.ts";
import { words } from "#testing/words.ts";
import { artworkCalled, storedWork } from "#testing/works.ts";
import { allSeries } from "#studio/series.ts";
import { fitCodes } from "../art/line.ts";
import { readChoices } from "./choices.server.ts";
import { readLine } from "./line.server.ts";
import { press } from "#studio/press.ts";

const { services, world } = testServices();

beforeEach(async () => {
  await services.db.delete(works);
  world.files = { projects: [], artworks: [artworkCalled("moon", { title: "Moon" })], zines: [] };
});

it("offers the gallery’s works and each series’ numbered works, all of which can hang", async () => {
  const drawers = await readChoices(services, allSeries, words);
  expect(drawers.map(({ name }) => name)).toEqual(["The gallery", ...allSeries.map(({ title }) => title)]);
  expect(drawers[0]?.prints.map(({ code, title }) => [code, title])).toEqual([["moon", "Moon"]]);
  const codes = drawers.flatMap(({ prints }) => prints.map(({ code }) => code));
  expect(await readLine(services, fitCodes(codes), { allSeries, press }, words)).toMatchObject({ gone: 0 });
});

it("offers neither what is hidden nor a drawer with nothing in it", async () => {
  world.files = { projects: [], artworks: [], zines: [] };
  await storedWork(services, "artwork", artworkCalled("ink"), { isHidden: true });
  expect((await readChoices(services, [], words)).map(({ name }) => name)).toEqual([]);
});
