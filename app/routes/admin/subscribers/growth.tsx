import { figure, Total } from "@toadstool/elements/charts";
import { Section } from "../admin-main.tsx";
import { PeriodChips, rangeNames, ReadersChart, sum } from "../period-chart.tsx";
import type { ShownSubscribers } from "./subscribers.server.ts";
import { addressOf } from "./view.ts";

/** Readers who came and readers who went, over time: a chart that is a table too. */
export function Growth({ view, readers, dates }: ShownSubscribers) {
  const { range } = view;
  const [came, went] = [sum(readers.joined), sum(readers.left)];
  return (
    <Section id="growth" title="Growth">
      <PeriodChips current={range} addressOf={(other) => addressOf(view, { range: other })} />
      <Total of={figure(readers.confirmed)}>
        receive the next letter; in {rangeNames[range]} {figure(came)} subscribed and {figure(went)} left
      </Total>
      {came + went > 0 && <ReadersChart range={range} dates={dates} readers={readers} />}
    </Section>
  );
}
