import { beforeEach, describe, expect, it } from "vitest";
import { facts } from "#db/schema.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { saveFacts } from "../facts/facts.server.ts";
import { findEmptySections } from "../sections/empty-sections.server.ts";
import { findChrome } from "./chrome.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const { studio } = services.settings;

describe("what surrounds every page", () => {
  beforeEach(() => services.db.delete(facts));

  it("is read by one statement, and made anew only once a row has changed", async () => {
    const { services: counted, cost } = metered(services);
    const before = await findChrome(counted);
    expect(await findChrome(counted)).toBe(before);
    expect(cost).toMatchObject({ calls: 2, statements: 2 });
    expect(before.facts).toEqual(studio);
    expect(before.empty).toEqual(await findEmptySections(services));
  });

  it("shows a change at once, also one that no purge knows of, and one that is taken back", async () => {
    const name = async () => (await findChrome(services)).facts.profile.name;
    expect(await name()).toBe(studio.profile.name);
    await saveFacts(services, owner, {
      name: "profile",
      value: { ...studio.profile, name: "Another" },
      version: 0,
    });
    expect(await name()).toBe("Another");
    await services.db.delete(facts);
    expect(await name()).toBe(studio.profile.name);
  });

  it("is each site’s own", async () => {
    await findChrome(services);
    const settings = {
      ...services.settings,
      studio: { ...studio, profile: { ...studio.profile, name: "Of another site" } },
    };
    expect((await findChrome({ ...services, settings })).facts.profile.name).toBe("Of another site");
    expect((await findChrome({ ...services, paths: () => services.paths() })).facts).toEqual(studio);
  });
});
