import { expect, it } from "vitest";
import { scheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { openSite } from "#testing/document/site.ts";
import { drafted } from "#testing/drafts.ts";
import { published } from "#testing/posts.ts";
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
  await owner.follow("May ›");
  expect(dayOf29May()).toContain("On the calendar");

  await owner.press("Move On the calendar");
  owner.fill("Day", "2020-06-02");
  await owner.press("Move On the calendar to that day");
  expect(dayOf29May()).toContain("That time has passed. Choose a day in the future.");
  owner.fill("Day", "2097-06-02");
  await owner.press("Move On the calendar to that day");
  expect(owner.read("region", "Notice")).toContain("On the calendar is scheduled for 2 June 2097, 09:00.");
  expect(owner.read()).toContain("Nothing is scheduled in May 2097.");
  await owner.press("Undo");
  expect(owner.read("region", "Notice")).toContain("On the calendar is scheduled for 29 May 2097, 09:00.");
  expect(dayOf29May()).toContain("On the calendar");
});

it("has what was published on its day, and says on which day clocks skip or repeat an hour", async () => {
  await published(services, { title: "Out in March", dateString: "4 March 2091" });
  const owner = await (await openSite()).owner();
  await owner.open("/admin/calendar?month=2091-03");
  const dayOf = (name: string) => owner.readAll("cell").find((day) => day.includes(name));
  expect(dayOf("Sunday 4 March")).toContain("Post Out in March");
  expect(owner.names("button")).not.toContain("Move Out in March");
  expect(dayOf("Sunday 25 March")).toContain("The clocks go forward: there is no time from 01:00 to 02:00.");
  await owner.open("/admin/calendar?month=2091-10");
  expect(dayOf("Sunday 28 October")).toContain("from 01:00 to 02:00 each time comes twice");
});

it("begins a post for a day, from the day or by a form", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/calendar?month=2097-05");
  await owner.press("Write for Wednesday 29 May");
  expect(owner.page().address.pathname + owner.page().address.search).toMatch(/^\/admin\/blog\?draft=/);
  expect(owner.value("Date")).toBe("29 May 2097");
  expect(owner.value("Day and time")).toBe("2097-05-29T09:00");
  await owner.open("/admin/calendar");
  owner.fill("A post for", "2097-06-02");
  await owner.press("Write it");
  expect(owner.value("Date")).toBe("2 June 2097");
});

it("refuses a day on which the time does not exist, and keeps what was chosen", async () => {
  const { id } = await drafted(services, { title: "At half past one" });
  const schedule = { publishAt: "2091-03-24T01:30", timeZone: "Europe/London" };
  await scheduleDraft(services, testOwner(services), id, schedule);
  const owner = await (await openSite()).owner();
  await owner.open("/admin/calendar?month=2091-03");
  await owner.press("Move At half past one");
  owner.fill("Day", "2091-03-25");
  await owner.press("Move At half past one to that day");
  expect(owner.read("alert")).toContain("There is no such time on that day in Europe/London");
  expect(owner.value("Day")).toBe("2091-03-25");
});
