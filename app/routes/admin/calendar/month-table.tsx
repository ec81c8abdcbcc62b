import type { Month } from "#domain/calendar/month.ts";
import type { Scheduled } from "#domain/schedule/scheduled.ts";
import styles from "./calendar.module.css";
import { Entry } from "./entry.tsx";
import { useDayNames } from "./use-day-names.ts";

/** With its day and time in the creator's time zone. */
export interface CalendarEntry extends Scheduled {
  day: string;
  time: string;
}

interface MonthTableProps {
  month: Pick<Month, "key" | "weeks">;
  today: string;
  entries: CalendarEntry[];
  /** What was typed in a form that came back. */
  refused?: Record<string, string>;
}

/** A month as a table of weeks; on a narrow screen the days with something in them, one below the other. */
export function MonthTable({ month, ...days }: MonthTableProps) {
  const { monthWords, weekdays } = useDayNames();
  const names = weekdays();
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
              <Day key={long} day={week[index] ?? null} {...days} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, today, entries, refused }: Omit<MonthTableProps, "month"> & { day: string | null }) {
  const { dayWords } = useDayNames();
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
  if (!day) return <td className={styles.outside} />;
  const shown = entries.filter((entry) => entry.day === day);
  return (
    <td
      className={shown.length > 0 ? styles.day : styles.free}
      aria-current={day === today ? "date" : undefined}
    >
      <time dateTime={day}>
        <span className={styles.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className={styles.words}>{dayWords(day)}</span>
      </time>
      {shown.length > 0 && (
        <ul className={styles.entries}>
          {shown.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              today={today}
              typed={refused?.id === entry.id ? refused.day : undefined}
            />
          ))}
        </ul>
      )}
    </td>
  );
}
