import { PlusIcon } from "@toadstool/elements/icons";
import { useRef, useState } from "react";
import { useSubmit } from "react-router";
import { usePress } from "#app/ui/press/use-press.ts";
import type { ClockChange } from "#domain/calendar/clock-change.ts";
import type { Month } from "#domain/calendar/month.ts";
import shared from "../admin.module.css";
import styles from "./calendar.module.css";
import { type CalendarEntry, Entry } from "./entry.tsx";
import { useDayNames } from "./use-day-names.ts";

interface MonthTableProps {
  month: Pick<Month, "key" | "weeks">;
  today: string;
  /** The days on which the clocks are changed. */
  changes: Record<string, ClockChange>;
  entries: CalendarEntry[];
}

/** A month as a table of weeks; on a narrow screen the days with something in them, one below the other. */
export function MonthTable({ month, ...days }: MonthTableProps) {
  const { monthWords, weekdays } = useDayNames();
  const names = weekdays();
  const submit = useSubmit();
  const dragged = useRef<CalendarEntry>(undefined);
  const drop = (day: string) => {
    const { kind, id, at } = dragged.current ?? {};
    if (kind && id && at) void submit({ intent: "move", kind, id, at, day }, { method: "post" });
  };
  const drag = (entry?: CalendarEntry) => {
    dragged.current = entry;
  };
  const takes = (day: string) => day >= days.today && dragged.current !== undefined;
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{monthWords(month.key)}</caption>
      <thead>
        <tr>
          {names.map(({ long, short }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {names.map(({ long }, index) => (
              <Day key={long} day={week[index] ?? null} {...days} onDrag={drag} onDrop={drop} takes={takes} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many published entries of a day are shown, and how many scheduled ones; the rest are folded. */
const mostOut = 3;
const mostToCome = 5;

interface DayProps extends Omit<MonthTableProps, "month"> {
  day: string | null;
  onDrag: (entry?: CalendarEntry) => void;
  onDrop: (day: string) => void;
  /** Whether what is dragged may be dropped on that day. */
  takes: (day: string) => boolean;
}

function Day({ day, today, changes, entries, onDrag, onDrop, takes }: DayProps) {
  const { dayWords } = useDayNames();
  const [isOver, setOver] = useState(false);
  const refused = usePress("move").typed.id;
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
  if (!day) return <td className={styles.outside} />;
  const ofDay = entries.filter((entry) => entry.day === day);
  const out = ofDay.filter(({ isOut }) => isOut);
  const toCome = ofDay.filter(({ isOut }) => !isOut);
  const folded = [...out.slice(mostOut), ...toCome.slice(mostToCome)];
  const change = changes[day];
  const isFree = ofDay.length === 0 && !change && day !== today;
  const list = (shown: CalendarEntry[]) => (
    <ul className={`${shared.entries} ${styles.entries}`}>
      {shown.map((entry) => (
        <Entry key={entry.kind + entry.id} entry={entry} today={today} onDrag={onDrag} />
      ))}
    </ul>
  );
  return (
    <td
      className={isFree ? styles.free : styles.day}
      aria-current={day === today ? "date" : undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!takes(day)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(day);
      }}
    >
      <div className={styles.head}>
        <time dateTime={day}>
          <span className={styles.number} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
          <span className={styles.words}>{dayWords(day)}</span>
        </time>
        <button
          type="submit"
          form="begin"
          name="day"
          value={day}
          className={styles.write}
          aria-label={`Write for ${dayWords(day)}`}
        >
          <PlusIcon />
        </button>
      </div>
      {change && <p className={shared.soft}>{changeWords(change)}</p>}
      {ofDay.length > 0 && list([...out.slice(0, mostOut), ...toCome.slice(0, mostToCome)])}
      {folded.length > 0 && (
        <details className={styles.move} open={folded.some(({ id }) => id === refused) || undefined}>
          <summary>{folded.length} more</summary>
          {list(folded)}
        </details>
      )}
    </td>
  );
}

function changeWords({ fault, from, until }: ClockChange): string {
  return fault === "skipped"
    ? `The clocks go forward: there is no time from ${from} to ${until}.`
    : `The clocks go back: from ${from} to ${until} each time comes twice.`;
}
