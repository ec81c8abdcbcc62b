import { expect, it } from "vitest";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { artworkCalled, storedWork } from "#testing/works.ts";
import { makeOfForm, saveForm } from "./save-form.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const picture = "/media/abcdefghijklmnop";

function formOf(fields: Record<string, string>): FormData {
  const typed = { date: "2024-05-18", medium: "print", made: "Ink", alt: "It.", words: "It is.", picture };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...fields })) form.set(name, value);
  return form;
}

/** A new slug, tags of which one is new, and a time of the site’s zone: all that saving may have to look up. */
const change = { tags: "riso, felt", shown: "later", publishAt: "2026-07-01T09:00" };

it("saves a work with one question to the database and one batch", async () => {
  const { id } = await storedWork(services, "artwork", artworkCalled("pond", { picture }));
  const { services: counted, cost } = metered(services);
  const form = formOf({ ...change, slug: "ponds", title: "Ponds", version: "1" });
  expect(await saveForm(counted, owner, "artwork", id, form)).toMatchObject({ status: 303 });
  expect(cost.calls).toBe(2);
});

it("makes a work with one question and one batch", async () => {
  const { services: counted, cost } = metered(services);
  const form = formOf({ ...change, slug: "reel", title: "Reel", workKey: "a-key-of-the-form" });
  expect(await makeOfForm(counted, owner, "artwork", form)).toMatchObject({ status: 303 });
  expect(cost.calls).toBe(2);
});
