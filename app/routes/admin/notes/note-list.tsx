import { Link } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { NoteBody } from "#app/ui/note/note-body.tsx";
import { type Note, notePath } from "#domain/notes/note.ts";
import { FormButton } from "@toadstool/elements/forms/form-button";
import shared from "../admin.module.css";
import styles from "./notes.module.css";

interface NoteListProps {
  notes: (Note & { html: string | null })[];
  cursor: string | null;
  isFirstPage: boolean;
}

export function NoteList({ notes, cursor, isFirstPage }: NoteListProps) {
  return (
    <>
      {notes.length === 0 && (
        <p className={shared.soft}>Nothing is published yet. Write your first note above.</p>
      )}
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.id} className={styles.row}>
            <NoteBody {...note} />
            <div className={styles.tools}>
              {/* In a line of its own: its words change when scripts run, and what is pressed meanwhile must stay where it is. */}
              <p className={styles.when}>
                <Link to={notePath(note.id)}>
                  <Moment iso={note.publishedAt} />
                </Link>
              </p>
              <Link to={`/admin/notes/${note.id}`} aria-label={`Edit “${note.title}”`}>
                Edit
              </Link>
              <NoteButton note={note} intent="make-post" label="Make it a post" />
              <NoteButton note={note} intent="delete" label="Delete" />
            </div>
          </li>
        ))}
      </ul>
      <p className={shared.row}>
        {!isFirstPage && <Link to="/admin/notes">Newest notes</Link>}
        {cursor && <Link to={`?cursor=${encodeURIComponent(cursor)}`}>Older notes</Link>}
      </p>
    </>
  );
}

export function DeletedNotes({
  notes,
}: {
  notes: { id: string; title: string; deletedAt: string | null }[];
}) {
  if (notes.length === 0)
    return <p className={shared.soft}>The trash is empty. What you delete stays here for 30 days.</p>;
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <li key={note.id} className={`${styles.row} ${shared.bar}`}>
          <span dir="auto">{note.title}</span>
          <NoteButton note={note} intent="restore-note" label="Restore" />
        </li>
      ))}
    </ul>
  );
}

interface NoteButtonProps {
  note: Pick<Note, "id" | "title">;
  intent: string;
  label: string;
}

function NoteButton({ note, intent, label }: NoteButtonProps) {
  return (
    <FormButton
      action={`/admin/notes/${note.id}`}
      intent={intent}
      look="plain"
      aria-label={`${label}: “${note.title}”`}
    >
      {label}
    </FormButton>
  );
}
