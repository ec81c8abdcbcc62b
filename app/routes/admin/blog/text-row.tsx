import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Moment } from "#app/ui/moment/moment.tsx";
import { placesOf } from "#app/ui/done-notice.tsx";
import styles from "./lists.module.css";

interface TextRowProps {
  title: string;
  /** Where the text is opened. */
  to?: string;
  /** It is open on this page. */
  isOpen?: boolean;
  /** A `span` for each. */
  facts: ReactNode;
  /** What the owner must know of it. */
  notes?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** A post, draft or letter in a list. */
export function TextRow({ title, to, isOpen, facts, notes, children }: TextRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        {to ? (
          <Link to={to} className={styles.title} dir="auto" aria-current={isOpen || undefined}>
            {title}
          </Link>
        ) : (
          <span className={styles.title} dir="auto">
            {title}
          </span>
        )}
        <p className={styles.meta}>{facts}</p>
        {notes}
      </div>
      {children}
    </li>
  );
}

export interface DeletedText {
  id: string;
  title: string;
  deletedAt: string;
  kind: "post" | "draft" | "letter" | "page";
}

/** Texts in the trash, each of which can be restored. */
export function TrashRows({ texts, untitled }: { texts: DeletedText[]; untitled: string }) {
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.list}>
      {texts.map(({ id, title, deletedAt, kind }) => (
        <TextRow
          key={id}
          title={title || untitled}
          facts={
            <>
              {(kind === "post" || kind === "draft") && <span>{kind}</span>}
              <span>
                deleted <Moment iso={deletedAt} />
              </span>
            </>
          }
        >
          <FormButton
            action={placesOf[kind]}
            intent={`restore-${kind}`}
            fields={{ id, list: pathname + search }}
            look="plain"
            aria-label={`Restore: ${title || untitled}`}
          >
            Restore
          </FormButton>
        </TextRow>
      ))}
    </ul>
  );
}
