import { beforeEach, describe, expect, it } from "vitest";
import { outdatedTags, purgeCalls } from "#db/schema.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findPurgeTrouble, purgeAll, purgeDue, purgeOutdated } from "./purging.server.ts";

let { services, world } = testServices();
const owner = testOwner(services);

beforeEach(async () => {
  ({ services, world } = testServices());
  services.wait = async () => undefined;
  await services.db.delete(outdatedTags);
  await services.db.delete(purgeCalls);
});

const outdate = (tags: string[], canWait = false) =>
  services.db.insert(outdatedTags).values(tags.map((tag) => ({ tag, canWait })));
const left = async () =>
  (await services.db.select({ tag: outdatedTags.tag }).from(outdatedTags)).map(({ tag }) => tag);

function pass(seconds: number) {
  world.now = new Date(world.now.getTime() + seconds * 1000);
}

describe("a purge", () => {
  it("goes out at once for all that changed, and again ten seconds later", async () => {
    await outdate(["post-list", "pictures", "post-list"]);
    await purgeOutdated(services);
    expect(world.purges).toEqual([["pictures", "post-list"]]);
    expect(await purgeDue(services)).toBe("nothing");
    pass(11);
    expect(await purgeDue(services)).toBe("done");
    expect(world.purges).toHaveLength(2);
    expect(await left()).toEqual([]);
  });

  it("is not sent where nothing changed", async () => {
    await purgeOutdated(services);
    expect(world.purges).toEqual([]);
    expect(world.background).toEqual([]);
  });

  it("leaves to the cron what can wait, or takes it along", async () => {
    await outdate(["post:toads"], true);
    await purgeOutdated(services);
    expect(world.purges).toEqual([]);
    await purgeAll(services);
    expect(world.purges).toEqual([["post:toads"]]);
    await outdate(["post:newts"], true);
    await outdate(["letters"]);
    await purgeOutdated(services);
    expect(world.purges.at(-1)).toEqual(["letters", "post:newts"]);
  });

  it("of more than a hundred tags removes everything", async () => {
    const tags = Array.from({ length: 101 }, (_, index) => `post:${index}`);
    // D1 takes a hundred parameters.
    for (let first = 0; first < tags.length; first += 20) await outdate(tags.slice(first, first + 20));
    await purgeOutdated(services);
    expect(world.purges).toEqual(["everything"]);
  });

  it("that failed is reported until one is accepted", async () => {
    world.acceptPurge = () => "Too many requests.";
    await outdate(["letters"]);
    await purgeOutdated(services);
    expect(await findPurgeTrouble(services, owner)).toEqual({
      since: "2026-06-01T12:00:00.000Z",
      reason: "Too many requests.",
    });
    pass(300);
    await purgeAll(services);
    expect(await findPurgeTrouble(services, owner)).toMatchObject({ since: "2026-06-01T12:00:00.000Z" });
    world.acceptPurge = () => null;
    await purgeAll(services);
    expect(await findPurgeTrouble(services, owner)).toBeNull();
    pass(11);
    await purgeAll(services);
    expect(await left()).toEqual([]);
  });

  it("that throws counts as failed, and disturbs nothing", async () => {
    services.pageCache = { isLimited: true, purge: () => Promise.reject(new Error("The network is gone.")) };
    await outdate(["letters"]);
    await purgeOutdated(services);
    expect(await findPurgeTrouble(services, owner)).toMatchObject({ reason: "The network is gone." });
  });

  it("keeps to the platform’s limit, and says so", async () => {
    for (let count = 0; count < 26; count++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await outdate([`post:${count}`]);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await purgeOutdated(services);
    }
    expect(world.purges).toHaveLength(25);
    expect(await findPurgeTrouble(services, owner)).toMatchObject({
      reason: expect.stringContaining("limit"),
    });
    pass(301);
    await purgeAll(services);
    expect(world.purges.at(-1)).toContain("post:25");
    expect(await findPurgeTrouble(services, owner)).toBeNull();
  });

  it("leaves a change that comes while it is under way for the next one", async () => {
    await outdate(["post:first"]);
    services.pageCache = {
      isLimited: true,
      async purge(tags) {
        world.purges.push(tags);
        if (world.purges.length === 1) await outdate(["post:second"]);
        return null;
      },
    };
    await purgeDue(services);
    await purgeDue(services);
    expect(world.purges).toEqual([["post:first"], ["post:second"]]);
  });
});
