import { beforeEach, describe, expect, it } from "vitest";
import { duePurges, purgeBudget } from "#db/schema.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { beginChange, changePages, recordChange, recordWaitingChange } from "./due-purges.server.ts";
import { findPurgeTrouble, purgeAll, purgeChanged, purgeDue } from "./purging.server.ts";

let { services, world } = testServices();
const owner = testOwner(services);

beforeEach(async () => {
  ({ services, world } = testServices());
  services.wait = async () => undefined;
  await services.db.delete(duePurges);
  await services.db.delete(purgeBudget);
});

/** What a request of the owner’s does. */
async function change() {
  const written = await beginChange(services);
  await purgeChanged(services, { written });
}
const left = () => services.db.$count(duePurges);

function pass(seconds: number) {
  world.now = new Date(world.now.getTime() + seconds * 1000);
}

describe("a purge", () => {
  it("goes out once the change is written, and again ten seconds later", async () => {
    const written = await beginChange(services);
    expect(await purgeDue(services)).toBe("nothing");
    await purgeChanged(services, { written });
    expect(world.purges).toHaveLength(1);
    expect(await purgeDue(services)).toBe("nothing");
    pass(11);
    expect([await left(), await purgeDue(services), await left()]).toEqual([1, "done", 0]);
    expect(world.purges).toHaveLength(2);
  });

  it("is not sent where nothing changed", async () => {
    await purgeAll(services);
    expect(world.purges).toEqual([]);
    expect(world.background).toEqual([]);
  });

  it("follows every one of many changes, though one purge may be the second of one and the first of another", async () => {
    await change();
    pass(11);
    await change();
    expect([world.purges.length, await left()]).toEqual([2, 1]);
    pass(5);
    await purgeAll(services);
    expect([world.purges.length, await left()]).toEqual([2, 1]);
    pass(6);
    await purgeAll(services);
    expect([world.purges.length, await left()]).toEqual([3, 0]);
  });

  it("follows a step of the cron’s or a queue’s that changed something, also where it broke", async () => {
    await changePages(services, () => Promise.reject(new Error("Half of it is done."))).catch(String);
    await services.db.batch([recordChange(services)]);
    await purgeChanged(services);
    expect(world.purges).toHaveLength(1);
  });

  it("of a visitor’s change is the cron’s, or goes along with another", async () => {
    for (const count of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await services.db.batch([recordWaitingChange(services)]);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([count, await left()]).toEqual([count, 1]);
    }
    await purgeChanged(services);
    expect(world.purges).toEqual([]);
    await purgeAll(services);
    expect(world.purges).toHaveLength(1);
  });

  it("is the cron’s where the Worker died between a change and its purge", async () => {
    await beginChange(services);
    await purgeAll(services);
    expect(world.purges).toEqual([]);
    pass(61);
    await purgeAll(services);
    expect(world.purges).toHaveLength(1);
    // The Worker may be writing still.
    pass(11);
    await purgeAll(services);
    expect([world.purges.length, await left()]).toEqual([2, 1]);
    pass(900);
    await purgeAll(services);
    expect([world.purges.length, await left()]).toEqual([3, 0]);
  });

  it("follows a change that took so long that it was purged meanwhile", async () => {
    const written = await beginChange(services);
    pass(1000);
    await purgeAll(services);
    pass(11);
    await purgeAll(services);
    expect([world.purges.length, await left()]).toEqual([2, 0]);
    await purgeChanged(services, { written });
    expect([world.purges.length, await left()]).toEqual([3, 1]);
  });

  it("that failed is reported until one is accepted", async () => {
    world.acceptPurge = () => "Too many requests.";
    await change();
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
    expect(await left()).toBe(0);
  });

  it("that throws counts as failed, and disturbs nothing", async () => {
    services.pageCache = { isLimited: true, purge: () => Promise.reject(new Error("The network is gone.")) };
    await change();
    expect(await findPurgeTrouble(services, owner)).toMatchObject({ reason: "The network is gone." });
  });

  it("keeps to the platform’s limit, says so, and follows as soon as there is one more", async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let count = 0; count < 25; count++) await change();
    expect([world.purges.length, await findPurgeTrouble(services, owner)]).toEqual([25, null]);
    const waits: number[] = [];
    services.wait = async (milliseconds) => {
      waits.push(milliseconds);
      pass(milliseconds / 1000);
    };
    await change();
    expect(world.purges).toHaveLength(25);
    expect(await findPurgeTrouble(services, owner)).toMatchObject({
      reason: expect.stringContaining("within a minute"),
    });
    await Promise.all(world.background);
    expect([world.purges.length, waits]).toEqual([26, [12_000, 10_250]]);
    expect(await findPurgeTrouble(services, owner)).toBeNull();
    // The second purge has to wait.
    pass(12);
    expect([await left(), await purgeDue(services), await left()]).toEqual([1, "done", 0]);
  });

  it("leaves a change that is written while it is under way for the next one", async () => {
    let count = 0;
    services.pageCache = {
      isLimited: true,
      async purge() {
        if (++count === 1) await services.db.batch([recordChange(services)]);
        return null;
      },
    };
    await services.db.batch([recordChange(services)]);
    await purgeDue(services);
    await purgeDue(services);
    expect([count, await left()]).toEqual([2, 2]);
  });
});
