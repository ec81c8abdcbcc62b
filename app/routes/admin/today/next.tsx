import { Link } from "react-router";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import type { DigestState } from "#domain/newsletter/digest/digests.server.ts";
import type { Scheduled } from "#domain/schedule/scheduled.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { kindWords, placeOf } from "../calendar/address.ts";
import { Move } from "../calendar/entry.tsx";
import styles from "./today.module.css";

interface NextProps {
  /** Each with its day and time on the site’s clock. */
  scheduled: (Scheduled & { day: string; time: string })[];
  digest: Pick<DigestState, "nextAt" | "waiting">;
  today: string;
}

/** What goes out by itself, with its time; nothing where nothing does. */
export function Next({ scheduled, digest: { nextAt, waiting }, today }: NextProps) {
  const digestAt = waiting?.dueAt ?? nextAt;
  if (scheduled.length === 0 && !digestAt) return null;
  return (
    <Section
      id="next"
      title="Next"
      beside={
        <Link to="/admin/calendar" className={`${shared.reach} ${styles.beside}`}>
          Calendar
        </Link>
      }
    >
      <ul className={styles.rows} data-list>
        {digestAt && (
          <li className={styles.row} id="row-digest">
            <Link to="/admin/email/digest" dir="auto" className={shared.title}>
              {waiting?.subject ?? "The digest"}
            </Link>
            <span className={shared.soft}>
              {waiting ? "Goes to your readers on" : "Is composed on"} <ComingMoment iso={digestAt} />
            </span>
          </li>
        )}
        {scheduled.map((entry) => (
          <li key={entry.kind + entry.id} className={styles.row} id={`row-next-${entry.id}`}>
            <Link to={placeOf(entry)} dir="auto" className={shared.title}>
              {entry.title || "Untitled"}
            </Link>
            <span className={shared.soft}>
              {kindWords[entry.kind]} · <ComingMoment iso={entry.at} />
            </span>
            <Move entry={entry} min={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
