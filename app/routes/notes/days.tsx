import { formatDate } from "@toadstool/language";
import { Link } from "react-router";
import { Day } from "#app/ui/moment/moment.tsx";
import { NoteBody } from "#app/ui/note/note-body.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import { useWords } from "#app/ui/use-words.ts";
import { type Note, notePath } from "#domain/notes/note.ts";
import styles from "./notes.module.css";

type Listed = Omit<Note, "content"> & { html: string | null };

interface DayProps {
  /** ISO 8601, on the site’s clock. */
  date: string;
  notes: Listed[];
}

/** The notes of a page by the days of the site’s clock, in the order in which they come. */
export function groupedByDay(notes: Listed[], timeZone: string): DayProps[] {
  // Sweden writes dates as ISO 8601 has them.
  const dateOf = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });
  const days = new Map<string, Listed[]>();
  for (const note of notes) {
    const date = dateOf.format(new Date(note.publishedAt));
    days.set(date, [...(days.get(date) ?? []), note]);
  }
  return [...days].map(([date, ofDay]) => ({ date, notes: ofDay }));
}

export function DayOfNotes({ date, notes }: DayProps) {
  const at = new Date(notes[0]?.publishedAt ?? date);
  const { timeZone } = useProfile();
  const { language, notes: words } = useWords();
  const weekday = formatDate(language, at, { weekday: "long", timeZone });
  const heading = `day-${date}`;
  return (
    <section className={styles.day} aria-labelledby={heading}>
      <h2 id={heading} className={styles.date}>
        <span className={styles.weekday}>{weekday}</span> <Day iso={at.toISOString()} />
      </h2>
      <ol className={styles.notes}>
        {notes.map((note) => {
          const time = clockOf(note, { language, timeZone });
          return (
            <li key={note.id} className={styles.note}>
              <article aria-label={note.title}>
                <NoteBody {...note} />
                <Link
                  to={notePath(note.id)}
                  className={styles.time}
                  aria-label={words.at({ time, title: note.title })}
                >
                  <time dateTime={note.publishedAt}>{time}</time>
                </Link>
              </article>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The time of day, on the site’s clock. */
export function clockOf(
  { publishedAt }: Pick<Note, "publishedAt">,
  { language, timeZone }: { language: string; timeZone: string },
): string {
  return formatDate(language, publishedAt, { timeStyle: "short", timeZone });
}
