import { ColumnChart } from "@toadstool/elements/charts";
import { stayHere } from "#app/browser/scroll.ts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import type { BucketNames } from "#domain/calendar/bucket-names.ts";
import { type Range, ranges } from "#domain/calendar/range.ts";

export const rangeNames: Record<Range, string> = {
  "7-days": "7 days",
  "30-days": "30 days",
  "90-days": "90 days",
  "12-months": "12 months",
};

/** Links that choose the period of the charts below. */
export function PeriodChips({ current, addressOf }: { current: Range; addressOf: (range: Range) => string }) {
  return (
    <ChipLinks label="Period">
      {ranges.map((range) => (
        <ChipLink key={range} to={addressOf(range)} state={stayHere} current={range === current}>
          {rangeNames[range]}
        </ChipLink>
      ))}
    </ChipLinks>
  );
}

interface PeriodChartProps {
  subject: string;
  range: Range;
  /** How each day or month is named. */
  dates: BucketNames;
  series: [above: string, below?: string];
  /** Of each series, a number for each of `dates`. */
  counts: [above: number[], below?: number[]];
}

/** Numbers for each day of a period, or for each month of a long one. */
export function PeriodChart({ subject, range, dates, series, counts: [above, below] }: PeriodChartProps) {
  const isMonths = range === "12-months";
  return (
    <ColumnChart
      caption={`${subject} per ${isMonths ? "month" : "day"}`}
      head={isMonths ? "Month" : "Day"}
      series={series}
      columns={dates.map((date, index) => ({
        ...date,
        values: below ? [above[index] ?? 0, below[index] ?? 0] : [above[index] ?? 0],
      }))}
    />
  );
}

interface ReadersChartProps extends Pick<PeriodChartProps, "range" | "dates"> {
  readers: { joined: number[]; left: number[] };
}

/** New subscribers, and below the line those who unsubscribed. */
export function ReadersChart({ readers: { joined, left }, ...period }: ReadersChartProps) {
  return (
    <PeriodChart
      {...period}
      subject="Subscribers"
      series={["Subscribed", "Unsubscribed"]}
      counts={[joined, left]}
    />
  );
}

export function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
