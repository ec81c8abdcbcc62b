import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { Draft } from "#domain/drafts/draft.ts";
import { counted } from "#domain/text/counted.ts";
import lists from "../blog/lists.module.css";
import { type DeletedText, TextRow, TrashRows } from "../blog/text-row.tsx";

export type ListedLetter = Pick<Draft, "id" | "title" | "words" | "updatedAt">;

interface LetterListProps {
  letters: ListedLetter[];
  /** The one that is open in the editor. */
  openId: string;
}

/** Letters that are being written, newest first. */
export function LetterList({ letters, openId }: LetterListProps) {
  if (letters.length === 0) {
    return (
      <p className={lists.empty}>
        No draft letters. A letter you write above is saved here automatically. To send a published post, use
        “Send as a letter” on its page.
      </p>
    );
  }
  return (
    <ul className={lists.list}>
      {letters.map((letter) => (
        <LetterRow key={letter.id} letter={letter} isOpen={letter.id === openId} />
      ))}
    </ul>
  );
}

function LetterRow({ letter, isOpen }: { letter: ListedLetter; isOpen: boolean }) {
  const { id, words, updatedAt } = letter;
  const title = letter.title || "No subject";
  return (
    <TextRow
      title={title}
      to={`/admin/email?letter=${id}`}
      isOpen={isOpen}
      facts={
        <>
          <span>{counted(words, "word")}</span>
          <span>
            saved <Moment iso={updatedAt} />
          </span>
          {isOpen && <span>open above</span>}
        </>
      }
    >
      <ConfirmDelete
        label={`Delete the letter ${title}`}
        question="Are you sure you want to delete this letter? It has not been sent to anyone."
        action="/admin/email"
        fields={{ intent: "delete-letter", id }}
      />
    </TextRow>
  );
}

/** Folded away: letters that were deleted and never sent. */
export function LetterTrash({ letters }: { letters: Omit<DeletedText, "kind">[] }) {
  if (letters.length === 0) return null;
  return (
    <details className={lists.more}>
      <summary>
        <span>{counted(letters.length, "letter")} in the trash</span>
      </summary>
      <TrashRows texts={letters.map((letter) => ({ ...letter, kind: "letter" }))} untitled="No subject" />
    </details>
  );
}
