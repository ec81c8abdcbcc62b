import { expect, it } from "vitest";
import { scheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { openSite } from "#testing/document/site.ts";
import { drafted } from "#testing/drafts.ts";
import { testOwner, testServices } from "#testing/services.ts";

const { services } = testServices();

it("what is scheduled is in the calendar, and moves to another day and back", async () => {
  const { id } = await drafted(services, { title: "On the calendar" });
  const schedule = { publishAt: "2097-05-29T09:00", timeZone: "Europe/London" };
  await scheduleDraft(services, testOwner(services), id, schedule);
  const owner = await (await openSite()).owner();
  const dayOf29May = () => owner.readAll("cell").find((day) => day.includes("Wednesday 29 May"));

  await owner.open("/admin/calendar?month=2097-04");
  expect(owner.read()).toContain("Nothing is scheduled in April 2097.");
  await owner.follow("May →");
  expect(dayOf29May()).toContain("On the calendar");

  await owner.press("Move On the calendar");
  owner.fill("Day", "2097-06-02");
  await owner.press("Move On the calendar to that day");
  expect(owner.read("region", "Notice")).toContain("On the calendar is scheduled for 2 June 2097, 09:00.");
  expect(owner.read()).toContain("Nothing is scheduled in May 2097.");
  await owner.press("Undo");
  expect(owner.read("region", "Notice")).toContain("On the calendar is scheduled for 29 May 2097, 09:00.");
  expect(dayOf29May()).toContain("On the calendar");
});
