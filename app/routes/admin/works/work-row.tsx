import { type ReactNode, useId } from "react";
import { Form, Link } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { figure } from "@toadstool/elements/charts";
import { FormButton, HiddenFields } from "@toadstool/elements/forms/form-button";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { WorkKind } from "#domain/works/work.ts";
import { formAddress, listAddress } from "./kinds.ts";
import type { ListedWork, Thumb } from "./list.server.ts";
import styles from "./list.module.css";

interface WorkRowProps {
  work: ListedWork;
  kind: WorkKind;
  /** How many works there are. */
  all: number;
  /** The query of the list that it is in. */
  list: string;
}

export function WorkRow({ work, kind, all, list }: WorkRowProps) {
  const { id, place, title, date, medium, address } = work;
  const words = useWords();
  const fields = { id, list };
  const action = `${listAddress(kind)}#${rowId(work)}`;
  return (
    <li id={rowId(work)} className={styles.row}>
      <ThumbShown thumb={work.thumb} />
      <div className={styles.what}>
        <Link to={formAddress(kind, id)} className={styles.title} dir="auto">
          {title}
        </Link>
        <p className={styles.message}>
          <span>
            {figure(place)} of {figure(all)}
          </span>
          {medium && <span>{words.art.mediums[medium]}</span>}
          <span dir="auto">{date}</span>
        </p>
        <Marks work={work} />
      </div>
      <div className={styles.tools}>
        <MoveButton
          action={action}
          fields={{ ...fields, to: "up" }}
          label={`Move up: ${title}`}
          isOff={place === 1}
        >
          Up
        </MoveButton>
        <MoveButton
          action={action}
          fields={{ ...fields, to: "down" }}
          label={`Move down: ${title}`}
          isOff={place === all}
        >
          Down
        </MoveButton>
        <details className={styles.more}>
          <summary aria-label={`More for ${title}`}>More</summary>
          <div className={styles.others}>
            {place > 1 && (
              <MoveButton
                action={action}
                fields={{ ...fields, to: "top" }}
                label={`Move to the top: ${title}`}
              >
                To the top
              </MoveButton>
            )}
            {all > 2 && <MoveTo action={action} fields={fields} place={place} all={all} title={title} />}
            <HideButton action={action} fields={fields} work={work} />
            <a href={address} className={styles.view} aria-label={`View ${title}`}>
              View
            </a>
            {!work.isFile && (
              <ConfirmDelete
                label={`Delete ${title}`}
                question="It goes to the trash, and stays there for 30 days."
                action={listAddress(kind)}
                fields={{ intent: "delete-work", ...fields }}
              >
                Delete
              </ConfirmDelete>
            )}
          </div>
        </details>
      </div>
    </li>
  );
}

/** Without scripts, the page that follows begins at the row whose button was used. */
const rowId = ({ key }: ListedWork) => `work-${key}`;

interface RowCommandProps {
  action: string;
  fields: Record<string, string>;
}

function MoveButton(props: RowCommandProps & { label: string; isOff?: boolean; children: ReactNode }) {
  const { action, fields, label, isOff, children } = props;
  return (
    <FormButton
      action={action}
      intent="move-work"
      fields={fields}
      look="quiet"
      preventScrollReset
      aria-label={label}
      // Disabled, it would let go of the keyboard’s focus when the work arrives at an end.
      aria-disabled={isOff}
    >
      {children}
    </FormButton>
  );
}

function MoveTo({
  action,
  fields,
  place,
  all,
  title,
}: RowCommandProps & { place: number; all: number; title: string }) {
  const field = useId();
  return (
    <Form method="post" action={action} preventScrollReset className={styles.moveTo}>
      <HiddenFields fields={fields} />
      <label htmlFor={field}>Place</label>
      <input
        id={field}
        name="to"
        type="number"
        inputMode="numeric"
        min={1}
        max={all}
        required
        defaultValue={place}
        key={place}
        aria-label={`New place of ${title}, from 1 to ${all}`}
      />
      <Button type="submit" name="intent" value="move-work" look="quiet" aria-label={`Move there: ${title}`}>
        Move
      </Button>
    </Form>
  );
}

function HideButton({ action, fields, work }: RowCommandProps & { work: ListedWork }) {
  const isOut = work.isHidden || work.publishAt !== null;
  const words = work.publishAt === null ? (work.isHidden ? "Show" : "Hide") : "Show now";
  return (
    <FormButton
      action={action}
      intent={isOut ? "show-work" : "hide-work"}
      fields={fields}
      look="quiet"
      preventScrollReset
      aria-label={`${words}: ${work.title}`}
    >
      {words}
    </FormButton>
  );
}

function Marks({ work }: { work: ListedWork }) {
  const { isFile, isChanged, isHidden, publishAt } = work;
  if (!isFile && !isHidden && publishAt === null) return null;
  return (
    <p className={styles.marks}>
      {isFile && <span className={styles.mark}>{isChanged ? "File, changed here" : "From a file"}</span>}
      {isHidden && <strong className={styles.mark}>Hidden</strong>}
      {publishAt !== null && (
        <strong className={styles.mark}>
          Scheduled for <ComingMoment iso={publishAt} />
        </strong>
      )}
    </p>
  );
}

function ThumbShown({ thumb }: { thumb: Thumb }) {
  if (thumb === null) return <span className={styles.thumb} />;
  return "picture" in thumb ? (
    <span className={styles.thumb}>
      <Picture picture={thumb.picture} alt="" sizes="5rem" />
    </span>
  ) : (
    <img src={thumb.src} alt="" loading="lazy" className={styles.thumb} />
  );
}
