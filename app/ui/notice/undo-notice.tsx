import { Form } from "react-router";
import { Button } from "../button.tsx";
import styles from "./undo-notice.module.css";

interface UndoNoticeProps {
  /** What was done. */
  children: string;
  /** Where the form that takes it back goes; the page itself where it is not given. */
  action?: string;
  fields: Record<string, string>;
}

/** Says what was just done, with a button that undoes it. */
export function UndoNotice({ children, action, fields }: UndoNoticeProps) {
  return (
    <div className={styles.notice}>
      <output>{children}</output>
      <Form method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="quiet">
          Undo
        </Button>
      </Form>
    </div>
  );
}
