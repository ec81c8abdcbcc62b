import { ConfirmDelete } from "#app/ui/confirm-delete.tsx";
import type { Person } from "#domain/subscribers/person.server.ts";
import styles from "./subscribers.module.css";
import { home } from "./view.ts";

/** Asks once more, with what will happen, before a person is forgotten for good. */
export function Forget({ person: { id, state, letters } }: { person: Person }) {
  const isGone = state !== "pending" && state !== "confirmed";
  return (
    <ConfirmDelete
      label="Forget this person"
      question="Forget this person for good? This cannot be undone."
      verb="Forget them"
      keep="Keep them"
      action={`${home}/${id}`}
      fields={{ intent: "forget" }}
      about={
        <>
          <ul>
            <li>Their address, consent note and dates are deleted.</li>
            {letters.length > 0 && (
              <li>
                Their {letters.length === 1 ? "letter" : `${letters.length} letters`} stay in the accounts,
                under a number that leads to nobody. What waits for them is not sent.
              </li>
            )}
            <li>Rows of lists that name them are deleted.</li>
            {isGone && (
              <li>
                A fingerprint of the address stays, from which nobody can read it, so that no list brings them
                back.
              </li>
            )}
          </ul>
          {!isGone && (
            <label className={styles.check}>
              <input type="checkbox" name="keep-away" /> Keep a fingerprint of the address, so that no list
              brings them back
            </label>
          )}
        </>
      }
    >
      Forget this person
    </ConfirmDelete>
  );
}
