import { expect, it } from "vitest";
import { testOwner, testServices } from "#testing/services.ts";
import { artworkCalled, projectCalled, storedWork, zineCalled } from "#testing/works.ts";
import { countByKind } from "./count-works.server.ts";
import { listByPlace, worksOnPage } from "./owners-list.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
world.files = { projects: [], artworks: [artworkCalled("filed")], zines: [] };

it("shows works by page, each with its place among those of its kind, hidden ones too", async () => {
  for (let index = 0; index < worksOnPage; index++)
    // oxlint-disable-next-line no-await-in-loop
    await storedWork(services, "artwork", artworkCalled(`work-${index}`), {
      position: `b${String(index).padStart(2, "0")}V`,
      isHidden: index === 0,
    });
  await storedWork(services, "zine", zineCalled("zine"), { position: "b10W" });
  const list = (page: number, terms: string[] = []) =>
    listByPlace(services, owner, { kind: "artwork", terms, page });
  expect(await countByKind(services, owner)).toEqual({ artwork: worksOnPage + 1, zine: 1 });
  const first = await list(1);
  expect(first).toMatchObject({ page: 1, pages: 2, found: worksOnPage + 1, all: worksOnPage + 1 });
  expect(first.works.map(({ slug, place }) => `${place} ${slug}`).slice(0, 2)).toEqual([
    `1 work-${worksOnPage - 1}`,
    `2 work-${worksOnPage - 2}`,
  ]);
  expect((await list(99)).works).toMatchObject([{ slug: "filed", origin: "file", place: worksOnPage + 1 }]);
  expect((await list(1, ["WORK-0"])).works).toMatchObject([
    { slug: "work-0", place: worksOnPage, row: { isHidden: true } },
  ]);
  expect(await list(Number.NaN, ["nothing"])).toMatchObject({ works: [], page: 1, pages: 1, found: 0 });
});

it("shows scheduled works and files under changes of their own, and none in the trash", async () => {
  world.files = { ...world.files, projects: [projectCalled("third"), projectCalled("second")] };
  const stored: Parameters<typeof storedWork>[3][] = [
    { file: "third", position: "a2" },
    { publishAt: new Date(), position: "a3" },
    { deletedAt: new Date() },
  ];
  for (const [index, row] of stored.entries())
    // oxlint-disable-next-line no-await-in-loop
    await storedWork(services, "project", projectCalled(["third", "later", "gone"][index] ?? ""), row);
  const { works } = await listByPlace(services, owner, { kind: "project", terms: [], page: 1 });
  expect(works.map(({ slug, origin }) => [slug, origin])).toEqual([
    ["later", "own"],
    ["third", "overlaid"],
    ["second", "file"],
  ]);
});
