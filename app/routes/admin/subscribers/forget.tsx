import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { CheckField } from "@toadstool/elements/forms/field";
import type { Person } from "#domain/subscribers/person.server.ts";
import { home } from "./view.ts";

/** Asks once more, and says what will happen, before a person is erased. */
export function Forget({ person: { id, state, letters } }: { person: Person }) {
  const isGone = state !== "pending" && state !== "confirmed";
  return (
    <ConfirmDelete
      label="Erase subscriber"
      question="Erase this subscriber’s data? This cannot be undone."
      verb="Erase"
      keep="Cancel"
      action={`${home}/${id}`}
      fields={{ intent: "forget" }}
      about={
        <>
          <ul>
            <li>Their address, consent note and dates are deleted.</li>
            {letters.length > 0 && (
              <li>
                Their {letters.length === 1 ? "letter" : `${letters.length} letters`} stay in the delivery
                records without a name. Deliveries that are waiting are not sent.
              </li>
            )}
            <li>Their rows in imports are deleted.</li>
            {isGone && (
              <li>
                A fingerprint of the address is kept, from which the address cannot be read, so that no import
                adds it again.
              </li>
            )}
          </ul>
          {!isGone && (
            <CheckField name="keep-away" isOn={false}>
              Keep a fingerprint of the address, so that no import adds it again
            </CheckField>
          )}
        </>
      }
    >
      Erase subscriber
    </ConfirmDelete>
  );
}
