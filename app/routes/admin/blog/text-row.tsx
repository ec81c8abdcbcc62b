import type { ReactNode } from "react";
import { Link, useActionData, useLocation } from "react-router";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Moment } from "#app/ui/moment/moment.tsx";
import { placesOf, trashOf } from "#app/ui/notice/notices.ts";
import styles from "./lists.module.css";

interface TextRowProps {
  title: string;
  /** As what it is chosen, among many: `post:ID`. */
  chosenAs?: string;
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
export function TextRow({ title, chosenAs, to, isOpen, facts, notes, children }: TextRowProps) {
  return (
    <li className={styles.row}>
      {chosenAs && <ChooseBox value={chosenAs} title={title} />}
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

/** The form of what is done to many texts: it is elsewhere on the page, since a row has forms of its own. */
export const bulkFormId = "change-many";

/** A box that chooses a text; ticked again where the form came back. */
function ChooseBox({ value, title }: { value: string; title: string }) {
  const answer = useActionData<{ ticked?: string[] }>();
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        name="text"
        value={value}
        form={bulkFormId}
        defaultChecked={answer?.ticked?.includes(value)}
      />
      <span className="visually-hidden">Choose {title}</span>
    </label>
  );
}

export interface DeletedText {
  id: string;
  title: string;
  deletedAt: string;
  kind: "post" | "draft" | "letter" | "page";
}

interface TrashRowsProps {
  texts: DeletedText[];
  untitled: string;
  /** Many of them can be chosen. */
  isChoosing?: boolean;
}

/** Texts in the trash, each of which can be restored. */
export function TrashRows({ texts, untitled, isChoosing = false }: TrashRowsProps) {
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.list}>
      {texts.map(({ id, title, deletedAt, kind }) => (
        <TextRow
          key={id}
          title={title || untitled}
          chosenAs={isChoosing ? `${kind}:${id}` : undefined}
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
            action={trashOf[kind] ?? placesOf[kind]}
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
