import { beforeEach, expect, it } from "vitest";
import { duePurges } from "#db/schema.ts";
import { testServices } from "#testing/services.ts";
import { openChange } from "./owners-change.ts";

const { services, world } = testServices();
services.wait = () => new Promise(() => undefined);
const recorded = () => services.db.$count(duePurges);

beforeEach(async () => {
  world.purges.length = 0;
  await services.db.delete(duePurges);
});

it("records a change before it is made, and purges once it is, before the answer leaves", async () => {
  const change = openChange(services, { method: "POST" });
  await change.begin();
  expect([await recorded(), world.purges.length]).toEqual([1, 0]);
  // The guards of the page’s loaders come after the action’s.
  await change.begin();
  await change.end();
  expect([await recorded(), world.purges.length]).toEqual([1, 1]);
});

it("does neither for what only reads, for a stranger, or where readers see nothing of it", async () => {
  const reading = openChange(services, { method: "GET" });
  await reading.begin();
  await reading.end();
  await openChange(services, { method: "POST" }).end();
  const unseen = openChange(services, { method: "PUT" });
  await unseen.begin("unseen");
  await unseen.begin();
  await unseen.end();
  expect([await recorded(), world.purges.length]).toEqual([0, 0]);
});

it("does both where one of several changes is seen", async () => {
  const change = openChange(services, { method: "POST" });
  await change.begin("unseen");
  await change.begin("seen");
  await change.begin("unseen");
  await change.end();
  expect(world.purges).toHaveLength(1);
});

it("lets what may wait do so for a minute, and then purges all of it at once", async () => {
  async function write() {
    const change = openChange(services, { method: "POST" });
    await change.begin();
    await change.begin("later");
    await change.end();
  }
  await write();
  await write();
  expect([await recorded(), world.purges.length]).toEqual([1, 0]);
  world.now = new Date(world.now.getTime() + 60_000);
  await write();
  expect(world.purges).toHaveLength(1);
  await write();
  expect(world.purges).toHaveLength(1);
});
