import { ColumnChart, figure, Total } from "@toadstool/charts";
import { stayHere } from "#app/browser/scroll.ts";
import { ChipLink, ChipLinks } from "#app/ui/search/chips.tsx";
import { rangeNames } from "../period-words.ts";
import { ranges } from "@toadstool/calendar";
import type { ShownSubscribers } from "./subscribers.server.ts";
import styles from "./subscribers.module.css";
import { addressOf } from "./view.ts";

/** Readers who came and readers who went, over time: a chart that is a table too. */
export function Growth({ view, readers: { joined, left, confirmed }, dates }: ShownSubscribers) {
  const came = sum(joined);
  const went = sum(left);
  const isMonths = view.range === "12-months";
  return (
    <section aria-labelledby="growth" className={styles.section}>
      <h2 id="growth">Growth</h2>
      <ChipLinks label="Period">
        {ranges.map((range) => (
          <ChipLink
            key={range}
            to={addressOf(view, { range })}
            state={stayHere}
            current={range === view.range}
          >
            {rangeNames[range]}
          </ChipLink>
        ))}
      </ChipLinks>
      <Total of={figure(confirmed)}>
        receive the next letter; in {rangeNames[view.range]} {figure(came)} subscribed and {figure(went)} left
      </Total>
      {came + went > 0 && (
        <ColumnChart
          caption={isMonths ? "Subscribers per month" : "Subscribers per day"}
          head={isMonths ? "Month" : "Day"}
          series={["Subscribed", "Unsubscribed"]}
          columns={dates.map((date, index) => ({ ...date, values: [joined[index] ?? 0, left[index] ?? 0] }))}
        />
      )}
    </section>
  );
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
