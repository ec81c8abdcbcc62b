import { beforeEach, describe, expect, it } from "vitest";
import { facts } from "#db/schema.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { longestFacts } from "./fact-shapes.ts";
import { findEditedFacts, findFacts, saveFacts, undoFacts } from "./facts.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const name = "skills";
const value = [{ name: "Printing", tools: ["Risograph"] }];

beforeEach(() => services.db.delete(facts));

describe("facts that the owner saved", () => {
  it("are shown instead of the file, and leave the others alone", async () => {
    expect(await findFacts(services)).toEqual(services.settings.studio);
    await saveFacts(services, owner, { name, value, version: 0 });
    expect(await findFacts(services)).toEqual({ ...services.settings.studio, skills: value });
  });

  it("give way to the file again, which can be undone and done again", async () => {
    await saveFacts(services, owner, { name, value, version: 0 });
    await saveFacts(services, owner, { name, value: null, version: 1 });
    const file = { value: services.settings.studio.skills, isFile: true, isPutAside: true };
    expect(await findEditedFacts(services, owner, name)).toMatchObject({ ...file, version: 2 });
    await undoFacts(services, owner, { name, version: 2 });
    expect(await findEditedFacts(services, owner, name)).toMatchObject({
      value,
      isFile: false,
      isPutAside: false,
      version: 3,
    });
    await undoFacts(services, owner, { name, version: 3 });
    expect(await findEditedFacts(services, owner, name)).toMatchObject({ ...file, version: 4 });
  });

  it("are not overwritten from a window that shows an older version, also not after going back", async () => {
    await saveFacts(services, owner, { name, value, version: 0 });
    const refused = { refused: "conflict", code: "changed_elsewhere" };
    expect(await saveFacts(services, owner, { name, value: [], version: 0 })).toMatchObject(refused);
    await saveFacts(services, owner, { name, value: null, version: 1 });
    expect(await saveFacts(services, owner, { name, value: [], version: 1 })).toMatchObject(refused);
    expect(await undoFacts(services, owner, { name, version: 1 })).toMatchObject(refused);
    expect(await findFacts(services)).toEqual(services.settings.studio);
  });

  it("are refused where they are too long for a row", async () => {
    const long = [{ name: "x".repeat(longestFacts), tools: [] }];
    expect(await saveFacts(services, owner, { name, value: long, version: 0 })).toMatchObject({
      refused: "tooLarge",
    });
  });
});
