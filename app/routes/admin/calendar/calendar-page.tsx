import { clockChangeOn } from "#domain/calendar/clock-change.ts";
import { localDay } from "#domain/calendar/date-string.ts";
import { monthOf } from "#domain/calendar/month.ts";
import { dayOf } from "#domain/calendar/range.ts";
import { zoneWords } from "#domain/calendar/time-zone.ts";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { Form } from "react-router";
import { answersPresses } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { findSite } from "#domain/facts/site.server.ts";
import { listPublished } from "#domain/schedule/published.server.ts";
import { listScheduled } from "#domain/schedule/schedule.server.ts";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import type { Route } from "./+types/calendar-page";
import { calendarAddress } from "./address.ts";
import styles from "./calendar.module.css";
import { MoveTrouble } from "./entry.tsx";
import { MonthTable } from "./month-table.tsx";
import { calendarPresses } from "./presses.server.ts";
import { useDayNames } from "./use-day-names.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { timeZone } = await findSite(services);
  const query = new URL(request.url).searchParams;
  const today = dayOf(services.clock(), timeZone);
  const month = monthOf(query.get("month") ?? today.slice(0, 7), timeZone);
  if (!month) throw notFound("There is no such month. See /admin/calendar.");
  const [scheduled, published] = await Promise.all([
    listScheduled(services, owner, month),
    listPublished(services, owner, month),
  ]);
  const changes = month.weeks.flat().flatMap((day) => {
    const change = day && clockChangeOn(day, timeZone);
    return change ? [[day, change] as const] : [];
  });
  return {
    month,
    today,
    timeZone,
    changes: Object.fromEntries(changes),
    entries: [
      ...published.map((entry) => ({ ...entry, isOut: true, trouble: "", ...localDay(entry.at, timeZone) })),
      ...scheduled.map((entry) => ({ ...entry, isOut: false, ...localDay(entry.at, timeZone) })),
    ],
  };
}

export const action = answersPresses(calendarPresses);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: calendar", matches)];

/** /admin/calendar: what was published and what goes out by itself, a month at a time. */
export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { month, today, timeZone, changes, entries } = loaderData;
  const { monthName, monthWords } = useDayNames();
  const words = monthWords(month.key);
  const isFree = month.key >= today.slice(0, 7) && entries.every(({ isOut }) => isOut);
  return (
    <AdminMain
      title="Calendar"
      gap="close"
      intro={
        <p className={shared.soft}>
          What was published, and what is published, sent or shown by itself, by the clock of{" "}
          {zoneWords(timeZone)}.
        </p>
      }
    >
      <section aria-labelledby="month" className={shared.section}>
        <div className={shared.bar}>
          <h2 id="month">{words}</h2>
          <PageLinks
            label="Months"
            rowClass={shared.row}
            className={shared.reach}
            links={[
              [`‹ ${monthName(month.previous)}`, calendarAddress(month.previous)],
              ["This month", month.key !== today.slice(0, 7) && calendarAddress(null)],
              [`${monthName(month.next)} ›`, calendarAddress(month.next)],
            ]}
          />
        </div>
        <MoveTrouble entries={entries} />
        {isFree && <p className={shared.soft}>Nothing is scheduled in {words}.</p>}
        <MonthTable month={month} today={today} changes={changes} entries={entries} />
        <Form method="post" id="begin">
          <HiddenFields fields={{ intent: "begin" }} />
        </Form>
        <Form method="post" className={`${shared.buttons} ${styles.begin}`}>
          <HiddenFields fields={{ intent: "begin" }} />
          <label htmlFor="day-of-text">A post for</label>
          <input id="day-of-text" type="date" name="day" defaultValue={today} required />
          <Button type="submit" look="quiet">
            Write it
          </Button>
        </Form>
      </section>
    </AdminMain>
  );
}
