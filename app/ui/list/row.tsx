import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { figure } from "@toadstool/elements/charts";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Link } from "@toadstool/elements/page/link";
import { Form } from "react-router";
import { usePress } from "../press/use-press.ts";
import { Choice } from "./choosing.tsx";
import styles from "./list.module.css";

/** What can be done with one row: a page or a file to go to, or a press. */
export type RowPress = { words: string; isOff?: boolean } &
  /** `isShown` where it is what the list is for: it is in the row itself, and not behind its dots. */
  (
    | { to: string; isFile?: true; isShown?: true }
    | { intent: string; isDanger?: true; isShown?: true; fields?: Record<string, string> }
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
  /** Stays the same where a press gives it another id: it then keeps the focus. */
  rowKey?: string;
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
  /** Its place, from 1, where the order is the owner’s: presses with the intent “move” then change it, with `moveTo` as `to`. */
  place?: { at: number; of: number };
}

interface RowProps extends RowShown {
  heads: readonly string[];
  one: string;
  canChoose: boolean;
  /** Of the part that it is moved by. */
  grip?: ComponentProps<"button">;
  isMoved?: boolean;
  dropAt?: "before" | "after";
}

/** A row: its title is its press, the rarer ones are behind its dots. */
export function Row({ heads, one, canChoose, grip, isMoved, dropAt, ...row }: RowProps) {
  const { id, title, to, isOutside, lang, isOpen, picture, facts = {}, note, fields = {}, place } = row;
  const name = title || `Untitled ${one}`;
  const ordering = place ? orderPresses(row, place, name) : [];
  const presses = [...(row.presses ?? []), ...ordering].filter((press) => press !== false);
  const isShown = (press: RowPress) => "isShown" in press;
  const rare = presses.filter((press) => !isShown(press));
  const asked = { id, name, fields };
  return (
    <li className={styles.row} id={`row-${encodeURIComponent(id)}`} data-moved={isMoved} data-drop={dropAt}>
      {place && (
        <button
          type="button"
          className={`${styles.grip} needs-script`}
          aria-label={`Move ${name}, ${figure(place.at)} of ${figure(place.of)}`}
          {...grip}
        >
          ⠿
        </button>
      )}
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

interface RowMenuProps {
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

function Pressed({ press, id, name, fields }: { press: RowPress } & Omit<RowMenuProps, "presses">) {
  const label = `${press.words}: ${name}`;
  if ("to" in press) {
    const className = press.isShown ? buttonClass("quiet", styles.shown) : styles.item;
    const link = { className, "aria-label": label };
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
        fields={{ intent: press.intent, id, ...fields }}
      >
        {press.words}…
      </ConfirmDelete>
    );
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={{ id, ...fields, ...press.fields }} />
      <button
        type="submit"
        name="intent"
        value={press.intent}
        onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
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
    </Form>
  );
}

function orderPresses({ id, fields }: RowShown, { at, of }: { at: number; of: number }, name: string) {
  const move = (words: string, to: string) => ({ words, intent: "move", fields: { to } });
  return [
    at > 1 && move("Move up", "up"),
    at < of && move("Move down", "down"),
    at > 2 && move("To the top", "top"),
    of > 2 && { words: "Place", form: <PlaceForm key={at} {...{ id, fields, at, of, name }} /> },
  ];
}

interface PlaceFormProps extends Pick<RowShown, "id" | "fields"> {
  at: number;
  of: number;
  name: string;
}

function PlaceForm({ id, fields, at, of, name }: PlaceFormProps) {
  const { issues, typed } = usePress("move", id);
  return (
    <Form method="post" preventScrollReset className={styles.place}>
      <HiddenFields fields={{ id, ...fields }} />
      <Field
        label="Place"
        name="to"
        type="number"
        inputMode="numeric"
        min={1}
        max={of}
        required
        defaultValue={typed.to ?? at}
        aria-label={`New place of ${name}, from 1 to ${of}`}
        issues={issues}
      />
      <Button type="submit" name="intent" value="move" look="quiet" aria-label={`Move there: ${name}`}>
        Move
      </Button>
    </Form>
  );
}
