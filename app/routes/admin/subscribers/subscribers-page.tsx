import { figure, Total } from "@toadstool/elements/charts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { FormOf } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { Unfolding } from "#app/ui/press/unfolding.tsx";
import { listReaders } from "#domain/analytics/audience.server.ts";
import { bucketNames } from "#domain/calendar/bucket-names.ts";
import { periodOf } from "#domain/calendar/range.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { personInput } from "#domain/subscribers/importing/import.ts";
import { countWanted, listSubscribers } from "#domain/subscribers/subscriber-list.server.ts";
import { addSubscriber, countSubscribers } from "#domain/subscribers/subscribers.server.ts";
import type { Route } from "./+types/subscribers-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { PeriodChips, rangeNames, ReadersChart, sum } from "../period-chart.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import { addressOf, home, readView } from "./view.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readView(new URL(request.url).searchParams);
  const { timeZone, words } = await findSite(services);
  const period = periodOf(view.range, services.clock(), timeZone);
  const [list, found, counts, readers] = await Promise.all([
    listSubscribers(services, owner, view),
    countWanted(services, owner, view),
    countSubscribers(services, owner),
    listReaders(services, owner, period),
  ]);
  const dates = bucketNames(period, words.language);
  return { shown: { ...list, view, found, counts }, readers, dates, form: formFor(personInput) };
}

export const action = answersPresses(
  {
    add: press(
      personInput,
      (services, owner, { email, consent }) => addSubscriber(services, owner, email, consent),
      ({ id, email }) => ({
        words: `${email} is now subscribed.`,
        link: { to: `${home}/${id}`, words: "See what is kept" },
      }),
    ),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: people", matches)];

const vouching = (
  <p className={shared.soft}>
    They are subscribed at once, without a confirmation email. People who have unsubscribed can only subscribe
    again themselves.
  </p>
);

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { shown, readers, dates, form } = loaderData;
  const { view, counts } = shown;
  const { range } = view;
  const [came, went] = [sum(readers.joined), sum(readers.left)];
  const hasAnybody = Object.values(counts).some((count) => count > 0);
  return (
    <AdminMain
      title="People"
      gap="close"
      press={
        <div className={shared.buttons}>
          <ButtonLink to={`${home}/import`} look="quiet">
            Import
          </ButtonLink>
          <Unfolding words="Add a person" intent="add">
            <FormOf
              id="person"
              form={form}
              press="add"
              sections={[{ about: vouching }]}
              words={{ save: "Add subscriber" }}
            />
          </Unfolding>
        </div>
      }
      intro={
        hasAnybody && (
          <Total of={figure(readers.confirmed)}>
            receive the next letter; in {rangeNames[range]} {figure(came)} subscribed and {figure(went)} left
          </Total>
        )
      }
    >
      <SubscriberList {...shown} />
      {hasAnybody && (
        <Section id="growth" title="Growth">
          <PeriodChips current={range} addressOf={(other) => addressOf(view, { range: other })} />
          {came + went > 0 && <ReadersChart range={range} dates={dates} readers={readers} />}
        </Section>
      )}
    </AdminMain>
  );
}
