import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../forms/button.tsx";
import { HiddenFields } from "../forms/form-button.tsx";
import styles from "./confirm-delete.module.css";
import { BinIcon } from "../icons/icons.tsx";
import { Modal } from "./modal.tsx";

interface ConfirmDeleteProps {
  /** The accessible name of the bin, and the dialog's title. */
  label: string;
  question: string;
  /** What should be seen before one decides. */
  about?: ReactNode;
  /** What the button says. */
  verb?: string;
  /** What the other button says. */
  keep?: string;
  /** Where the form goes, the page itself where it is not given; and its hidden fields. */
  action?: string;
  fields: Record<string, string>;
  /** Words beside the bin. */
  children?: ReactNode;
}

/** A bin that asks before it deletes: in a dialog, or, where scripts are off, unfolded in place. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { label, question, about, verb = "Delete", keep = "Keep", action, fields, children } = props;
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const isUnderWay = useNavigation().state !== "idle";

  // A dialog that closed at the first click would let a second one through, to a link that calls the first back.
  useEffect(() => {
    if (!deleting || !isUnderWay) return undefined;
    return () => {
      setDeleting(false);
      setAsking(false);
    };
  }, [deleting, isUnderWay]);

  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const form = (cancel?: ReactNode) => (
    <Form method="post" action={action} className={styles.form} onSubmit={() => setDeleting(true)}>
      <p>{question}</p>
      {about}
      <HiddenFields fields={fields} />
      <div className={styles.buttons}>
        <Button type="submit" look="danger" disabled={deleting}>
          {deleting && verb === "Delete" ? "Deleting…" : verb}
        </Button>
        {cancel}
      </div>
    </Form>
  );
  return (
    <>
      <details className={styles.delete}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary's click is its key press too */}
        <summary className={styles.trigger} aria-label={label} onClick={ask}>
          <BinIcon />
          {children}
        </summary>
        {form()}
      </details>
      <Modal open={asking} title={label} onClose={() => setAsking(false)}>
        {asking &&
          form(
            <Button look="quiet" disabled={deleting} onClick={() => setAsking(false)}>
              {keep}
            </Button>,
          )}
      </Modal>
    </>
  );
}
