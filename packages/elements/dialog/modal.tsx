import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { CloseIcon } from "../icons/icons.tsx";
import { useElementsWords } from "../words.ts";
import styles from "./modal.module.css";

interface ModalProps {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  wide?: boolean;
}

/** A dialog over the page: Escape, the cross and a click beside it close it, and focus goes back. */
export function Modal({ open, title, children, onClose, wide = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [closings, setClosings] = useState(0);
  const titleId = useId();
  const { elements: words } = useElementsWords();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the browser may close what its owner keeps open
  }, [open, closings]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={`${styles.modal} ${wide ? styles.wide : ""}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field within, left without a choice, says the same.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
        setClosings((count) => count + 1);
      }}
      onClick={(event) => event.target === event.currentTarget && isBeside(event) && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={words.close}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A click on the dialog's own padding hits the same element as one on its backdrop. */
function isBeside({ currentTarget, clientX, clientY }: React.MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
