import { expect, it } from "vitest";
import { newsletterIssues } from "#db/schema.ts";
import { scheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { openSite } from "#testing/document/site.ts";
import { drafted } from "#testing/drafts.ts";
import { storedImage } from "#testing/images.ts";
import { testOwner, testServices } from "#testing/services.ts";

const { services } = testServices();

it("has what was begun, what waits with its one press, and what goes out next, which moves from here", async () => {
  await drafted(services, { title: "A draft" });
  const { id } = await drafted(services, { title: "On the way" });
  const schedule = { publishAt: "2097-05-29T09:00", timeZone: "Europe/London" };
  await scheduleDraft(services, testOwner(services), id, schedule);
  await storedImage(services, { alt: "" });
  const owner = await (await openSite()).owner();

  await owner.open("/admin");
  expect(owner.read("heading", "Today")).toBeTruthy();
  expect(owner.read("region", "Go on with")).toContain("A draft");
  expect(owner.read("region", "Needs you")).toContain("1 picture has no words for people who cannot see it.");
  await owner.press("More");
  expect(owner.within("navigation", "Admin").names("link")).toContain("Today 1 needs you");
  await owner.follow("Describe it");
  expect(owner.page().address.pathname).toBe("/admin/images");

  await owner.open("/admin");
  await owner.press("Move On the way");
  owner.fill("Day", "2097-03-31");
  await owner.press("Move On the way to that day");
  expect(owner.page().address.pathname).toBe("/admin");
  expect(owner.read("region", "Notice")).toContain("On the way is scheduled for 31 March 2097, 09:00.");
  await owner.press("Undo");
  expect(owner.read("region", "Notice")).toContain("29 May 2097, 09:00.");
});

it("has the next first step of a new site alone, and the account of the last letter in four numbers", async () => {
  await services.db.insert(newsletterIssues).values({
    id: "last",
    sendKey: "last",
    subject: "Spores, by post",
    state: "sent",
    origin: "https://toadstool.test",
    audience: 0,
    startedAt: services.clock(),
    content: "Words.",
  });
  const owner = await (await openSite()).owner();
  await owner.open("/admin");
  expect(owner.read("region", "Say who you are")).toContain("First steps, 1 of 8");
  expect(owner.names("region")).not.toContain("Make a first backup");
  expect(owner.read("region", "The last letter")).toMatch(
    /Spores, by post.*Readers.*Accepted.*Failed.*Waiting/,
  );
  await owner.follow("All figures");
  expect(owner.page().address.pathname).toBe("/admin/figures");
});
