import { type SyntheticEvent, useId } from "react";
import { Form, Link } from "react-router";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { usePress } from "#app/ui/press/use-press.ts";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import type { Published } from "#domain/schedule/published.server.ts";
import type { Scheduled } from "#domain/schedule/scheduled.ts";
import shared from "../admin.module.css";
import { kindWords, placeOf } from "./address.ts";
import styles from "./calendar.module.css";

/** With its day and time in the creator's time zone. */
export interface CalendarEntry extends Pick<Scheduled, "id" | "title" | "at" | "trouble"> {
  kind: Scheduled["kind"] | Published["kind"];
  day: string;
  time: string;
  /** It is published or sent. */
  isOut: boolean;
}

interface EntryProps {
  entry: CalendarEntry;
  today: string;
  /** Called as a drag begins, and without an entry as it ends. */
  onDrag: (entry?: CalendarEntry) => void;
}

/** What was published, or what is scheduled with a form that moves it to another day. */
export function Entry({ entry, today, onDrag }: EntryProps) {
  const { kind, time, trouble, isOut } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form in it does the same without a pointer
    <li
      className={isOut ? styles.out : styles.entry}
      draggable={!isOut}
      onDragStart={({ dataTransfer }) => {
        // Firefox drags nothing that holds nothing.
        dataTransfer.setData("text/plain", entry.title);
        onDrag(entry);
      }}
      onDragEnd={() => onDrag()}
    >
      <span className={styles.when}>
        {!isOut && time} {kindWords[kind]}
      </span>{" "}
      <Link to={placeOf(entry)} dir="auto" draggable={false} className={`${shared.title} ${styles.title}`}>
        {entry.title || "Untitled"}
      </Link>
      {trouble && <span className={styles.trouble}>Was not published</span>}
      {!isOut && <Move entry={entry} min={today} />}
    </li>
  );
}

/** A refusal of what is not listed any more, or is not about one entry; the others are shown in their forms. */
export function MoveTrouble({ entries }: { entries: readonly { id: string }[] }) {
  const { refusal, typed } = usePress(["move", "begin"]);
  return refusal && entries.every(({ id }) => id !== typed.id) && <Trouble>{refusal.message}</Trouble>;
}

interface MoveProps {
  entry: Pick<CalendarEntry, "kind" | "id" | "at" | "title" | "day" | "time">;
  /** The first day that can be chosen. */
  min: string;
}

/** A form that moves what is scheduled to another day, at the same time. */
export function Move({ entry: { kind, id, at, title, day, time }, min }: MoveProps) {
  const fieldId = useId();
  const name = title || "Untitled";
  const { refusal, typed } = usePress("move", id);
  return (
    <details
      className={styles.move}
      open={refusal !== undefined || undefined}
      onToggle={refusal ? undefined : showDays}
    >
      <summary aria-label={`Move ${name}`}>Move</summary>
      <Form method="post" className={styles.form}>
        {refusal && (
          <p role="alert" className={styles.trouble}>
            {refusal.message}
          </p>
        )}
        <HiddenFields fields={{ intent: "move", kind, id, at }} />
        <label htmlFor={fieldId}>Day</label>
        <input
          id={fieldId}
          type="date"
          name="day"
          min={min}
          defaultValue={typed.day ?? day}
          data-time={time}
          aria-invalid={refusal !== undefined || undefined}
          required
        />
        <Button type="submit" look="quiet" aria-label={`Move ${name} to that day`}>
          Move
        </Button>
      </Form>
    </details>
  );
}

/** Opens the browser’s own calendar with the form; by keys, its field. Browsers refuse the calendar where no press has opened the form. */
function showDays({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  const field = currentTarget.querySelector<HTMLInputElement>("input[type=date]");
  if (!currentTarget.open || !field) return;
  if (currentTarget.querySelector("summary:focus-visible")) return field.focus();
  try {
    field.showPicker();
  } catch {
    field.focus();
  }
}
