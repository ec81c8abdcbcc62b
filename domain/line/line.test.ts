import { beforeEach, describe, expect, it } from "vitest";
import { workRedirects, works } from "#db/schema.ts";
import { metered } from "#testing/metered.ts";
import { testServices } from "#testing/services.ts";
import { words } from "#testing/words.ts";
import { artworkCalled, storedWork, zineCalled } from "#testing/works.ts";
import { workOfZine } from "../art/zine.ts";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";
import { allSeries } from "#studio/series.ts";
import { type PrintRoom, readLine } from "./line.server.ts";

const { services, world } = testServices();

beforeEach(async () => {
  await services.db.delete(works);
  const zine = zineCalled("folds", { title: "Folds", made: "Pink, 4 pages, A7" });
  const moon = artworkCalled("moon", { title: "Moon", made: "Riso, A4", date: "2023-05-01" });
  world.files = { projects: [], artworks: [moon, workOfZine(zine)], zines: [zine] };
});

const read = (...codes: string[]) => readLine(services, codes, { allSeries, press }, words);
const titles = async (...codes: string[]) => (await read(...codes)).prints.map(({ title }) => title);

describe("the prints of a line", () => {
  it("hang in its order, each with its colophon, its page and its size", async () => {
    const { prints, gone } = await read("small-grids~2", "folds", "moon");
    expect(gone).toBe(0);
    expect(prints).toMatchObject([
      { code: "small-grids~2", page: "/art/series/small-grids/2", longSide: 34 },
      { code: "folds", title: "Folds", page: "/art/folds", longSide: 21 },
      { code: "moon", title: "Moon", colophon: "2023. Riso, A4", page: "/art/moon", longSide: 30 },
    ]);
  });

  it("are read in two round trips, however many they are", async () => {
    const { services: counted, cost } = metered(services);
    await readLine(counted, ["moon", "folds", "small-grids~1", "small-grids~2"], { allSeries, press }, words);
    expect(cost.calls).toBeLessThanOrEqual(2);
  });

  it("leave out what is gone, hidden or was never there, and count it", async () => {
    await storedWork(services, "artwork", artworkCalled("ink"), { isHidden: true });
    const { prints, gone } = await read("moon", "ink", "nothing", "small-grids~99", "no-series~1");
    expect(prints.map(({ code }) => code)).toEqual(["moon"]);
    expect(gone).toBe(4);
    expect(await read()).toEqual({ prints: [], gone: 0 });
  });

  it("may be sheets from a press, as long as it has their inks", async () => {
    const { prints, gone } = await read("small-grids~s7", "small-grids~s7--zyx", "no-series~s7");
    expect(prints).toMatchObject([{ code: "small-grids~s7", page: "/art/series/small-grids?seed=7" }]);
    expect(gone).toBe(2);
  });

  it("call a sheet by the name of its picture where the programs are there to draw it, else by its number", async () => {
    const named = async (room: PrintRoom) =>
      (await readLine(services, ["small-grids~s7--bc"], room, words)).prints;
    expect(await named({ allSeries, press, seriesPrograms })).toMatchObject([
      {
        title: "Seventh Grid",
        colophon: expect.stringMatching(/Small Grids, sheet \d{5}, pulled by a visitor$/),
      },
    ]);
    expect(await named({ allSeries, press })).toMatchObject([
      { title: expect.stringMatching(/^Small Grids, sheet \d{5}$/) },
    ]);
  });

  it("keep their place when a work was renamed", async () => {
    const { id, createdAt } = await storedWork(services, "artwork", artworkCalled("tide", { title: "Tide" }));
    await services.db.insert(workRedirects).values({ kind: "artwork", slug: "ebb", workId: id, createdAt });
    expect(await titles("ebb", "moon")).toEqual(["Tide", "Moon"]);
  });
});
