import { type FormEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Controls } from "../host.ts";
import styles from "./dialogs.module.css";

interface AskingProps {
  controls: Controls;
  title: string;
  children: ReactNode;
  /** The words on the button that does it. */
  does: string;
  onDone: () => void;
  onClose: () => void;
  more?: ReactNode;
}

/** A question in a dialog of its own form, at the page's end: around the text there may be another form. */
export function Asking({
  controls: { Button, Modal },
  title,
  children,
  does,
  onDone,
  onClose,
  more,
}: AskingProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return createPortal(
    <Modal open title={title} onClose={onClose}>
      <form onSubmit={send} className={styles.form} noValidate>
        {children}
        <div className={styles.buttons}>
          <Button type="submit">{does}</Button>
          {more}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>,
    document.body,
  );
}
