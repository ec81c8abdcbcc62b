import { localDatetime } from "#domain/calendar/date-string.ts";
import { monthOf } from "#domain/calendar/month.ts";
import { dayOf } from "#domain/calendar/range.ts";
import { zoneWords } from "#domain/calendar/time-zone.ts";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { leadTo } from "#app/notice.ts";
import { actionHeaders, notFound, parseForm, refused, requireOwnersRequest, typedIn } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { findSite } from "#domain/facts/site.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { listScheduled, moveScheduled } from "#domain/schedule/schedule.server.ts";
import { moveInput } from "#domain/schedule/scheduled.ts";
import { usualLanguage } from "#domain/words/words.ts";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import type { Route } from "./+types/calendar-page";
import { calendarAddress, placeOf } from "./address.ts";
import { MonthTable } from "./month-table.tsx";
import { dayNames, useDayNames } from "./use-day-names.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { timeZone } = await findSite(services);
  const query = new URL(request.url).searchParams;
  const today = dayOf(services.clock(), timeZone);
  const month = monthOf(query.get("month") ?? today.slice(0, 7), timeZone);
  if (!month) throw notFound("There is no such month. See /admin/calendar.");
  const entries = await listScheduled(services, owner, month);
  return {
    month,
    today,
    timeZone,
    entries: entries.map((entry) => ({ ...entry, ...local(entry.at, timeZone) })),
  };
}

function local(at: string, timeZone: string) {
  const [day = "", time = ""] = localDatetime(new Date(at), timeZone).split(" ");
  return { day, time: time.slice(0, 5) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const form = await request.formData();
  const input = parseForm(moveInput, form);
  if (isRefused(input)) return refused(input, typedIn(form));
  const moved = (await moveScheduled(services, owner, input)) ?? gone;
  if (isRefused(moved)) return refused(moved, typedIn(form));
  const { timeZone, language = usualLanguage } = (await facts()).profile;
  const month = new URL(request.url).searchParams.get("month");
  const { day, time } = local(moved.at, timeZone);
  const { dateWords, monthWords } = dayNames(language);
  const { kind, id, title, at } = moved;
  const fields = { kind, id, at, day: dayOf(new Date(input.at), timeZone) };
  const isHere = day.startsWith(month ?? dayOf(services.clock(), timeZone).slice(0, 7));
  return leadTo(services, calendarAddress(month), {
    words: `${title || "Untitled"} is scheduled for ${dateWords(day)}, ${time}.`,
    link: isHere
      ? { to: placeOf(moved), words: "Open it" }
      : { to: calendarAddress(day.slice(0, 7)), words: monthWords(day.slice(0, 7)) },
    undo: { action: calendarAddress(month), fields },
  });
}

const gone = refuse(
  "missing",
  "not_found",
  "This is not scheduled any more: it is out, or its schedule was cancelled.",
);

export const headers = actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: calendar", matches)];

/** /admin/calendar: what is published, sent or shown by itself, a month at a time. */
export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { month, today, timeZone, entries } = loaderData;
  const { monthName, monthWords } = useDayNames();
  const words = monthWords(month.key);
  return (
    <AdminMain
      title="Calendar"
      gap="close"
      intro={
        <p className={shared.soft}>
          What is published, sent or shown by itself, by the clock of {zoneWords(timeZone)}.
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
              [`← ${monthName(month.previous)}`, calendarAddress(month.previous)],
              ["This month", month.key !== today.slice(0, 7) && calendarAddress(null)],
              [`${monthName(month.next)} →`, calendarAddress(month.next)],
            ]}
          />
        </div>
        {actionData && <Trouble>{actionData.refusal.message}</Trouble>}
        {entries.length === 0 && <p className={shared.soft}>Nothing is scheduled in {words}.</p>}
        <MonthTable month={month} today={today} entries={entries} refused={actionData?.typed} />
      </section>
    </AdminMain>
  );
}
