import { Trouble } from "@toadstool/elements/dialog/notice";
import { answersPresses } from "#app/press.server.ts";
import { movedTo, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { localDay } from "#domain/calendar/date-string.ts";
import { dayOf } from "#domain/calendar/range.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { readDigest } from "#domain/newsletter/digest/digests.server.ts";
import { findPurgeTrouble } from "#domain/purging/purging.server.ts";
import { listNext } from "#domain/schedule/schedule.server.ts";
import { listFirstSteps } from "#domain/today/first-steps.server.ts";
import { listGoingOn } from "#domain/today/going-on.server.ts";
import { listNeeds } from "#domain/today/needs.server.ts";
import type { Route } from "./+types/admin-page.ts";
import { AdminMain } from "./admin-main.tsx";
import { calendarPresses } from "./calendar/presses.server.ts";
import { useDayNames } from "./calendar/use-day-names.ts";
import { readLately } from "./figures/figures.server.ts";
import { OutdatedPages } from "./outdated-pages.tsx";
import { NextStep } from "./today/first-step.tsx";
import { GoOnWith } from "./today/going-on.tsx";
import { Joke } from "./today/joke.tsx";
import { Needs } from "./today/needs.tsx";
import { Next } from "./today/next.tsx";
import { Numbers } from "./today/numbers.tsx";
import styles from "./today/today.module.css";
import shared from "./admin.module.css";

/** So many of what goes out next; the calendar has the others. */
const mostNext = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const url = new URL(request.url);
  if (url.searchParams.has("range") || url.searchParams.has("pages")) throw movedTo("/admin/figures", url);
  const [{ timeZone }, steps, goingOn, needs, next, digest, lately, trouble] = await Promise.all([
    findSite(services),
    listFirstSteps(services, owner),
    listGoingOn(services, owner),
    listNeeds(services, owner),
    listNext(services, owner, mostNext),
    readDigest(services, owner),
    readLately(services, owner),
    findPurgeTrouble(services, owner),
  ]);
  return {
    name: owner.name,
    today: dayOf(services.clock(), timeZone),
    step: steps[0],
    goingOn,
    needs,
    next: next.map((entry) => ({ ...entry, ...localDay(entry.at, timeZone) })),
    digest,
    lately,
    trouble,
  };
}

export const action = answersPresses(calendarPresses);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin", matches)];

/** /admin: what to go on with, what waits for the owner, what goes out next, and how it goes. */
export default function AdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, today, step, goingOn, needs, next, digest, lately, trouble } = loaderData;
  const { dayWords } = useDayNames();
  return (
    <AdminMain
      title="Today"
      gap="close"
      intro={
        <p className={shared.soft}>
          Hello, {name}. It is {dayWords(today)}.
        </p>
      }
    >
      <OutdatedPages trouble={trouble} />
      {actionData && <Trouble>{actionData.refusal.message}</Trouble>}
      {step && <NextStep step={step} />}
      <div className={`column ${styles.today}`}>
        <div className="column">
          <GoOnWith {...goingOn} />
          <Needs needs={needs} />
          <Next scheduled={next} digest={digest} today={today} typed={actionData?.typed} />
        </div>
        <div className="column">
          <Numbers {...lately} />
        </div>
      </div>
      <Joke weekday={new Date(`${today}T00:00Z`).getUTCDay()} />
    </AdminMain>
  );
}
