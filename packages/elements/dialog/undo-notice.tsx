import type { ReactNode } from "react";
import { FormButton } from "../forms/form-button.tsx";
import styles from "./undo-notice.module.css";

interface UndoNoticeProps {
  /** What was done. */
  children: ReactNode;
  /** Where the form that takes it back goes; the page itself where it is not given. */
  action?: string;
  fields: Record<string, string>;
}

/** Says what was just done, with a button that undoes it. */
export function UndoNotice({ children, ...form }: UndoNoticeProps) {
  return (
    <div className={styles.notice}>
      <output>{children}</output>
      <FormButton {...form} look="quiet">
        Undo
      </FormButton>
    </div>
  );
}
