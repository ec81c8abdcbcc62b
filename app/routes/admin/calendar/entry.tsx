import { useId } from "react";
import { Form, Link } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import type { ScheduledKind } from "#domain/schedule/scheduled.ts";
import { placeOf } from "./address.ts";
import styles from "./calendar.module.css";
import type { CalendarEntry } from "./month-table.tsx";

const kindWords: Record<ScheduledKind, string> = {
  post: "Post",
  page: "Page",
  letter: "Letter",
  project: "Project",
  artwork: "Artwork",
  zine: "Zine",
};

interface EntryProps {
  entry: CalendarEntry;
  today: string;
  /** The day that was typed in a form that came back. */
  typed?: string;
}

/** What is scheduled, and a form that moves it to another day. */
export function Entry({ entry, today, typed }: EntryProps) {
  const { kind, id, at, day, time, trouble } = entry;
  const title = entry.title || "Untitled";
  const fieldId = useId();
  return (
    <li className={styles.entry}>
      <span className={styles.when}>
        {time} {kindWords[kind]}
      </span>
      <Link to={placeOf(entry)} dir="auto" className={styles.title}>
        {title}
      </Link>
      {trouble && <span className={styles.trouble}>Was not published</span>}
      <details className={styles.move} open={typed !== undefined || undefined}>
        <summary aria-label={`Move ${title}`}>Move</summary>
        <Form method="post" className={styles.form}>
          <HiddenFields fields={{ kind, id, at }} />
          <label htmlFor={fieldId}>Day</label>
          <input id={fieldId} type="date" name="day" min={today} defaultValue={typed ?? day} required />
          <Button type="submit" look="quiet" aria-label={`Move ${title} to that day`}>
            Move
          </Button>
        </Form>
      </details>
    </li>
  );
}
