import { Link, useOutletContext } from "react-router";
import { answersPresses } from "#app/press.server.ts";
import { movedTo, requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { localDay } from "#domain/calendar/date-string.ts";
import { dayOf } from "#domain/calendar/range.ts";
import { siteFrom } from "#domain/facts/site.server.ts";
import { readDigest } from "#domain/newsletter/digest/digests.server.ts";
import { findPurgeTrouble } from "#domain/purging/purging.server.ts";
import { listNext } from "#domain/schedule/schedule.server.ts";
import { listFirstSteps } from "#domain/today/first-steps.server.ts";
import { type Begun, listGoingOn } from "#domain/today/going-on.server.ts";
import type { Need } from "#domain/today/need.ts";
import type { Route } from "./+types/admin-page.ts";
import { AdminMain } from "./admin-main.tsx";
import { kindWords, placeOf } from "./calendar/address.ts";
import { MoveTrouble } from "./calendar/entry.tsx";
import { calendarPresses } from "./calendar/presses.server.ts";
import { useDayNames } from "./calendar/use-day-names.ts";
import { readLately } from "./figures/figures.server.ts";
import { OutdatedPages } from "./outdated-pages.tsx";
import { NextStep } from "./today/first-step.tsx";
import { Needs } from "./today/needs.tsx";
import { Next } from "./today/next.tsx";
import { Numbers } from "./today/numbers.tsx";
import styles from "./today/today.module.css";
import shared from "./admin.module.css";

/** How many scheduled entries are shown: on a phone they take half a screen. The calendar has the rest. */
const mostNext = 8;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const url = new URL(request.url);
  if (url.searchParams.has("range") || url.searchParams.has("pages")) throw movedTo("/admin/figures", url);
  const { timeZone } = await siteFrom(services.settings, await facts());
  const [steps, goingOn, next, digest, lately, trouble] = await Promise.all([
    listFirstSteps(services, owner),
    listGoingOn(services, owner),
    listNext(services, owner, mostNext),
    readDigest(services, owner),
    readLately(services, owner, timeZone),
    findPurgeTrouble(services, owner),
  ]);
  return {
    name: owner.name,
    today: dayOf(services.clock(), timeZone),
    step: steps[0],
    goingOn,
    next: next.map((entry) => ({ ...entry, ...localDay(entry.at, timeZone) })),
    digest,
    lately,
    trouble,
  };
}

export const action = answersPresses(calendarPresses);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin", matches)];

/** /admin: what to go on with, what waits for the owner, what goes out next, and how it goes. */
export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const { name, today, step, goingOn, next, digest, lately, trouble } = loaderData;
  // The layout has read them, to count them on every page.
  const needs = useOutletContext<Need[]>();
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
      <MoveTrouble entries={next} />
      {step && <NextStep step={step} />}
      <div className={`column ${styles.today}`}>
        <div className="column">
          <GoOnWith {...goingOn} />
          <Needs needs={needs} />
          <Next scheduled={next} digest={digest} today={today} />
        </div>
        <div className="column">
          <Numbers {...lately} />
        </div>
      </div>
      <Joke weekday={new Date(`${today}T00:00Z`).getUTCDay()} />
    </AdminMain>
  );
}

const begun: ListOf<Begun> = {
  one: "text",
  many: "texts and works",
  home: "/admin",
  section: { id: "go-on", title: "Go on with" },
  facts: ["Kind", "Changed"],
  row: ({ kind, id, title, updatedAt }) => ({
    id,
    title,
    // A letter that is not sent has its text elsewhere than one that is.
    to: kind === "letter" ? `/admin/email?letter=${id}` : placeOf({ kind, id }),
    facts: { Kind: kindWords[kind], Changed: <Moment iso={updatedAt} /> },
  }),
  empty: { title: "Nothing is begun", words: <Link to="/admin/blog">Write something</Link> },
};

/** The texts and works that the owner was at last. */
function GoOnWith({ texts, works }: { texts: Begun[]; works: Begun[] }) {
  const press = (
    <Link to="/admin/blog" className={`${shared.reach} ${styles.beside}`}>
      Write something new
    </Link>
  );
  return <List of={begun} items={[...texts, ...works]} press={press} />;
}

/** The lines drawn beside the toad and the sentence below it, for each weekday from Sunday. */
const jokes: readonly [props: string, words: string][] = [
  [
    "M97 49h13v9H97zM110 51h4v4h-4M101 45c-2-2 2-3 0-6M106 45c-2-2 2-3 0-6",
    "Sunday. The toad is closed for stocktaking. It has one mushroom.",
  ],
  ["M92 56V36l4-5 4 5v20zM92 40h8", "Monday. The pencil is sharp. The toad is not."],
  ["M86 44h22v14H86zM86 44l11 8 11-8", "Tuesday. One letter came, and it was damp."],
  ["M66 30h31M71 30l3-12h15l3 12z", "Wednesday. The hat is for the second draft."],
  [
    "M84 44c5-2 9-1 12 1 3-2 7-3 12-1v13c-5-2-9-1-12 1-3-2-7-3-12-1zM96 45v13",
    "Thursday. It reads its old posts and moves its lips.",
  ],
  ["M97 28a8 8 0 1 1 0 .1M99 34l-8 11", "Friday. Looking closely, the typo was a fly. It is corrected."],
  [
    "M62 24C69 4 111 4 118 24c-18-5-38-5-56 0zM99 21v30c0 5 7 5 7 0",
    "Saturday. It rains, so everyone is out.",
  ],
];

/** One drawn joke a day: a toad by its mushroom. */
function Joke({ weekday }: { weekday: number }) {
  const [props, words] = jokes[weekday % jokes.length] ?? ["", ""];
  return (
    <figure className={`${shared.soft} ${styles.joke}`}>
      <svg viewBox="0 0 120 64" aria-hidden="true" focusable="false">
        <path className={styles.cap} d="M5 31C5 15 17 6 30 6c14 0 26 9 25 25-16 2-34 2-50 0z" />
        <path d="M22 33c1 8 0 16-3 25 7 1 15 1 22 0-3-9-4-17-3-25M18 20h.01M29 13h.01M42 21h.01M32 25h.01" />
        <path
          className={styles.toad}
          d="M62 58c-4-9 0-19 8-22-2-7 6-10 9-4 2-1 4-1 6 0 3-6 11-2 8 5 6 5 7 14 2 21z"
        />
        <path d="M74 33h.01M88 34h.01M73 43c5 4 12 4 17 0M64 58c2-4 6-4 8 0M86 58c1-4 6-4 8 0M1 58h118" />
        <path className={styles.props} d={props} />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
