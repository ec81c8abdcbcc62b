import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDelete } from "#app/ui/notice/confirm-delete.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { Draft } from "#domain/drafts/draft.ts";
import { wordCount } from "../blog/word-count.ts";
import lists from "../blog/lists.module.css";

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
    <li className={lists.row}>
      <div className={lists.what}>
        <Link
          to={`/admin/email?letter=${id}`}
          className={lists.title}
          dir="auto"
          aria-current={isOpen || undefined}
        >
          {title}
        </Link>
        <p className={lists.meta}>
          <span>{wordCount(words)}</span>
          <span>
            saved <Moment iso={updatedAt} />
          </span>
          {isOpen && <span>open above</span>}
        </p>
      </div>
      <ConfirmDelete
        label={`Delete the letter ${title}`}
        question="Are you sure you want to delete this letter? It has not been sent to anyone."
        action="/admin/email"
        fields={{ intent: "delete-letter", id }}
      />
    </li>
  );
}

/** Folded away: letters that were deleted and never sent. */
export function LetterTrash({ letters }: { letters: { id: string; title: string; deletedAt: string }[] }) {
  if (letters.length === 0) return null;
  return (
    <details className={lists.more}>
      <summary>
        <span>
          {letters.length === 1 ? "1 letter in the trash" : `${letters.length} letters in the trash`}
        </span>
      </summary>
      <ul className={lists.list}>
        {letters.map(({ id, title, deletedAt }) => (
          <li key={id} className={lists.row}>
            <div className={lists.what}>
              <span className={lists.title} dir="auto">
                {title || "No subject"}
              </span>
              <p className={lists.meta}>
                <span>
                  deleted <Moment iso={deletedAt} />
                </span>
              </p>
            </div>
            <Form method="post" action="/admin/email">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="restore-letter"
                look="plain"
                aria-label={`Restore: ${title || "No subject"}`}
              >
                Restore
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
