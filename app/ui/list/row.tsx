import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { buttonClass } from "@toadstool/elements/forms/button";
import { type ReactNode, useId } from "react";
import { Link, useActionData } from "react-router";
import { bulkFormId } from "./bulk-bar.tsx";
import styles from "./list.module.css";

/** What can be done with one row: a page or a file to go to, or a press. */
export type RowPress = { words: string; isOff?: boolean } & (
  | { to: string; isFile?: true }
  /** `isShown` where it is what the list is for: it is in the row itself, and not behind its dots. */
  | { intent: string; isDanger?: true; isShown?: true }
  /** It cannot be undone, or takes something along: it asks first. */
  | { intent: string; asks: string; about?: ReactNode }
  /** It is done in this browser. */
  | { act: () => void }
  /** Its own form, which unfolds. */
  | { form: ReactNode }
);

/** What a list shows of one of its items. */
export interface RowShown {
  id: string;
  title: string;
  /** What opens at a press of the row. */
  to?: string;
  /** That is no page of the owner’s side: it opens in a tab of its own. */
  isOutside?: boolean;
  /** Its language, where it has one of its own. */
  lang?: string;
  /** It is open on this page. */
  isOpen?: boolean;
  picture?: ReactNode;
  /** What distinguishes it from the others, by the names of the list’s `facts`. */
  facts?: Readonly<Record<string, ReactNode>>;
  /** What the owner must know of it. */
  note?: ReactNode;
  /** What can be done with it, the most usual first. */
  presses?: readonly (RowPress | false)[];
  /** Fields that its presses send besides its id. */
  fields?: Record<string, string>;
}

interface RowProps extends RowShown {
  /** The form that its presses belong to. */
  form: string;
  heads: readonly string[];
  one: string;
  canChoose: boolean;
}

/** A row: its title is its press, the rarer ones are behind its dots. */
export function Row({ form, heads, one, canChoose, ...row }: RowProps) {
  const { id, title, to, isOutside, lang, isOpen, picture, facts = {}, note, fields = {} } = row;
  const presses = (row.presses ?? []).filter((press) => press !== false);
  const name = title || `Untitled ${one}`;
  const isShown = (press: RowPress) => "intent" in press && "isShown" in press;
  const rare = presses.filter((press) => !isShown(press));
  const asked = { form, id, name, fields };
  return (
    <li className={styles.row} id={`row-${encodeURIComponent(id)}`}>
      {canChoose && <Choice id={id} title={name} />}
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <div className={styles.what}>
        {to ? (
          <Link
            to={to}
            className={styles.title}
            dir="auto"
            lang={lang}
            aria-current={isOpen || undefined}
            {...(isOutside && { target: "_blank", rel: "noreferrer" })}
          >
            {name}
          </Link>
        ) : (
          <span className={styles.title} dir="auto" lang={lang}>
            {name}
          </span>
        )}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.facts}>
        {heads.map((head) => (
          <span key={head} className={styles.fact}>
            {facts[head] && (
              <>
                <span className="visually-hidden">{head}: </span>
                {facts[head]}
              </>
            )}
          </span>
        ))}
      </div>
      {presses.length > 0 && (
        <div className={styles.more}>
          {presses.filter(isShown).map((press) => (
            <Pressed key={press.words} press={press} {...asked} />
          ))}
          {rare.length > 0 && <RowMenu presses={rare} {...asked} />}
        </div>
      )}
    </li>
  );
}

/** A box that chooses a row; ticked again where the form came back. */
function Choice({ id, title }: { id: string; title: string }) {
  const answer = useActionData<{ chosen?: string[] }>();
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name="chosen"
        value={id}
        form={bulkFormId}
        defaultChecked={answer?.chosen?.includes(id)}
      />
      <span className="visually-hidden">Choose {title}</span>
    </label>
  );
}

interface RowMenuProps {
  form: string;
  id: string;
  name: string;
  presses: RowPress[];
  fields: Record<string, string>;
}

function RowMenu({ presses, ...asked }: RowMenuProps) {
  const menu = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={menu}
        aria-label={`More for ${asked.name}`}
        className={styles.dots}
      >
        ⋯
      </button>
      <ul id={menu} popover="auto" className={styles.menu} aria-label={asked.name}>
        {presses.map((press) => (
          <li key={press.words}>
            <Pressed press={press} {...asked} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Pressed({ press, form, id, name, fields }: { press: RowPress } & Omit<RowMenuProps, "presses">) {
  const label = `${press.words}: ${name}`;
  if ("to" in press) {
    const link = { className: styles.item, "aria-label": label };
    return press.isFile ? (
      <a {...link} href={press.to} download>
        {press.words}
      </a>
    ) : (
      <Link {...link} to={press.to}>
        {press.words}
      </Link>
    );
  }
  if ("act" in press)
    return (
      <button
        type="button"
        className={styles.item}
        aria-label={label}
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
          press.act();
        }}
      >
        {press.words}
      </button>
    );
  if ("form" in press)
    return (
      <details>
        <summary className={styles.item} aria-label={`${label}…`}>
          {press.words}…
        </summary>
        {press.form}
      </details>
    );
  if ("asks" in press)
    return (
      <ConfirmDelete
        label={label}
        question={press.asks}
        about={press.about}
        verb={press.words}
        action=""
        fields={{ intent: press.intent, id, ...fields }}
      >
        {press.words}…
      </ConfirmDelete>
    );
  return (
    <button
      type="submit"
      form={form}
      name="press"
      value={new URLSearchParams({ intent: press.intent, id, ...fields }).toString()}
      className={
        press.isShown
          ? buttonClass("quiet", styles.shown)
          : `${styles.item} ${press.isDanger ? styles.danger : ""}`
      }
      aria-label={label}
      aria-disabled={press.isOff || undefined}
    >
      {press.words}
    </button>
  );
}
