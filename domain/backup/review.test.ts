import { beforeEach, describe, expect, it } from "vitest";
import { backups, identityEvents } from "#db/schema.ts";
import { recordIdentityEvent } from "#domain/identity/events.server.ts";
import { fromPondwick, testOwner, testServices } from "#testing/services.ts";
import { beginBackup, finishBackup } from "./backups.server.ts";
import { reviewBackups } from "./review.server.ts";

const day = 86_400_000;
let { services, world } = testServices();
const owner = testOwner(services);
const review = () => reviewBackups(services, owner);
const pass = (days: number) => (world.now = new Date(world.now.getTime() + days * day));

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(backups);
  await services.db.delete(identityEvents);
});

describe("the owner’s view of backups", () => {
  it("warns where a site that is older than a week was never backed up", async () => {
    expect(await review()).toMatchObject({ last: null, isOld: false, running: [], ended: [] });
    await recordIdentityEvent(services, { kind: "login", code: "", subject: null, from: fromPondwick });
    pass(7);
    expect(await review()).toMatchObject({ isOld: false });
    pass(1);
    expect(await review()).toMatchObject({ last: null, isOld: true });
  });

  it("warns where the last whole one is older than a week, whatever was begun since", async () => {
    const begun = await beginBackup(services, owner, { withSecrets: false });
    const id = "id" in begun ? begun.id : "";
    expect(await review()).toMatchObject({ last: null, running: [{ id }] });
    const done = {
      bytes: 5,
      rows: 1,
      files: 0,
      sha256: "0".repeat(64),
      consistentAt: world.now,
      trouble: "",
    };
    await finishBackup(services, owner, id, { ...done, trouble: "It is not whole: 1 file is not in it." });
    expect(await review()).toMatchObject({ last: null, ended: [{ id }] });
    await finishBackup(services, owner, id, done);
    pass(6);
    expect(await review()).toMatchObject({ last: { id, bytes: 5 }, isOld: false, running: [] });
    pass(2);
    await beginBackup(services, owner, { withSecrets: false });
    expect(await review()).toMatchObject({ last: { id }, isOld: true, ended: [{ id }] });
  });

  it("names none that are kept where none is made", async () => {
    expect(await review()).toMatchObject({ kept: [] });
    services.settings = { ...services.settings, backup: { days: 0, weeks: 4, months: 12 } };
    expect(await review()).toMatchObject({ kept: null });
  });
});
