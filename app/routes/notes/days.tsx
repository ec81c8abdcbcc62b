import { Link } from "react-router";
import { NoteBody } from "#app/ui/note/note-body.tsx";
import { profile } from "#studio/profile.ts";
import { type Note, notePath } from "#domain/notes/note.ts";
import styles from "./notes.module.css";

type Listed = Note & { html: string | null };

interface Day {
  /** ISO 8601, on the site’s clock. */
  date: string;
  notes: Listed[];
}

/** The notes of a page by the days of the site’s clock, in the order in which they come. */
export function groupedByDay(notes: Listed[]): Day[] {
  const days = new Map<string, Listed[]>();
  for (const note of notes) {
    const date = dateOf.format(new Date(note.publishedAt));
    days.set(date, [...(days.get(date) ?? []), note]);
  }
  return [...days].map(([date, ofDay]) => ({ date, notes: ofDay }));
}

const timeZone = profile.timeZone;
// Sweden writes dates as ISO 8601 has them.
const dateOf = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });

export function DayOfNotes({ date, notes }: Day) {
  const at = new Date(notes[0]?.publishedAt ?? date);
  const heading = `day-${date}`;
  return (
    <section className={styles.day} aria-labelledby={heading}>
      <h2 id={heading} className={styles.date}>
        <span className={styles.weekday}>{weekday.format(at)}</span>{" "}
        <time dateTime={date}>{day.format(at)}</time>
      </h2>
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <article aria-label={note.title}>
              <NoteBody id={note.id} html={note.html} link={note.link} />
              <Link
                to={notePath(note.id)}
                className={styles.time}
                aria-label={`${clockOf(note)}: ${note.title}`}
              >
                <time dateTime={note.publishedAt}>{clockOf(note)}</time>
              </Link>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const clockOf = ({ publishedAt }: Pick<Note, "publishedAt">) => time.format(new Date(publishedAt));
