import { figure } from "@toadstool/elements/charts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Nothing } from "@toadstool/elements/page/nothing";
import { type ReactNode, useRef } from "react";
import { Link } from "@toadstool/elements/page/link";
import { useActionData, useLocation } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import type { Refused } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import { PageLinks } from "../page-links.tsx";
import type { BulkAct } from "./bulk-bar.tsx";
import { Choosing } from "./choosing.tsx";
import { type Filter, Filters } from "./filters.tsx";
import { isFiltered, listAddress, type ListView, type Order } from "./list-view.ts";
import styles from "./list.module.css";
import { Row, type RowShown } from "./row.tsx";
import { useOrder } from "./use-order.ts";

/** A list of the owner’s side: what its rows show, and what can be done with them. */
export interface ListOf<Item> {
  /** What an item is called, and several. */
  one: string;
  many: string;
  /** Its address, without a query. */
  home: string;
  row: (item: Item) => RowShown;
  /** What the facts of a row are, in their order; those who see need no words for them. */
  facts: readonly string[];
  /** An example of what is searched for; without it, nothing is. */
  searchFor?: string;
  /** What it can be sorted by: a choice is the “order” of its address. */
  order?: Order;
  /** What can be done with many at once. */
  bulk?: readonly BulkAct[];
  /** Bulk actions cover one page at most. */
  isOfPage?: true;
  /** Items are shown as tiles with pictures of this size. */
  tiles?: "small" | "large";
  /** What is said where there is nothing at all, and what to do about it; left out of a list that is shown with something alone. */
  empty?: { title: string; words: ReactNode; art?: ReactNode };
  /** What is said where nothing is found. */
  none?: { title: string; words: string };
  /** Its heading, where it is one of several things on a page; `id` is the fragment that leads there. */
  section?: { id: string; title: string; about?: ReactNode };
}

/** A list beside the one that is shown, or the same with a filter. */
export interface Chip {
  to: string;
  words: string;
  count?: number;
  isCurrent?: boolean;
}

interface ListProps<Item> {
  of: ListOf<Item>;
  items: readonly Item[];
  /** The search, filters and page in force; left out where the list is always whole. */
  view?: ListView;
  /** How many there are that the view lets through, where that is known. */
  found?: number;
  /** The lists beside this one, with how many are in each. */
  chips?: readonly Chip[];
  filters?: readonly Filter[];
  /** Where the next page begins. */
  cursor?: string | null;
  /** The address of the page before, where it is another than the first; and of the last one, where it is known. */
  newer?: string | null;
  last?: string | null;
  /** Names that a bulk press suggests. */
  suggested?: readonly string[];
  /** The press beside its heading. */
  press?: ReactNode;
  /** What is said between its heading and its rows. */
  children?: ReactNode;
}

const all: ListView = { search: "", chosen: {}, cursor: "" };

/** A declared list: search, chips and filters, its rows with what can be done to one or many of them, and its other pages. */
export function List<Item>(props: ListProps<Item>) {
  const { of, items, view = all, found, chips = [], cursor, newer, last, suggested } = props;
  const { section, many } = of;
  const [usual, ...orders] = of.order ?? [];
  const order = usual && { name: "order", label: "Order", any: usual[1], options: orders };
  const filters = [...(props.filters ?? []), ...(order ? [order] : [])];
  const { search, key } = useLocation();
  const isLess = isFiltered(view) || view.cursor !== "";
  const rows = items.map((item) => of.row(item));
  const refusal = useRefusalOf(rows);
  return (
    <section
      {...(section ? { "aria-labelledby": section.id } : { "aria-label": capital(many) })}
      className={`column ${styles.list}`}
    >
      {section && (
        <div className={styles.head}>
          <h2 id={section.id}>{section.title}</h2>
          {props.press}
        </div>
      )}
      {section?.about && <p className={styles.about}>{section.about}</p>}
      {props.children}
      <Chips label={capital(many)} chips={chips} />
      {(items.length > 0 || isLess) && (of.searchFor || filters.length > 0) && (
        <Filters of={of} view={view} filters={filters} />
      )}
      {refusal && <Trouble>{refusal.message}</Trouble>}
      {rows.length === 0 ? (
        <Empty of={of} isLess={isLess} />
      ) : (
        <>
          {found !== undefined && <output className={styles.found}>{counted(found, of.one, of.many)}</output>}
          {/* Another visit is another choice; where nothing is chosen, a press that comes back here keeps the focus. */}
          <Rows key={of.bulk ? key : search} {...{ of, rows, found, suggested }} />
        </>
      )}
      <PageLinks
        {...(section && { state: stayHere, preventScrollReset: true })}
        label={section ? `Pages of ${many}` : "Pages"}
        rowClass={styles.pages}
        links={[
          ["First", view.cursor && listAddress(of.home, view)],
          ["Previous", newer ?? null],
          ["Next", cursor ? listAddress(of.home, view, { cursor }) : null],
          ["Last", last ?? null],
        ]}
      />
    </section>
  );
}

/** The lists beside one, or the same filtered. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const { pathname } = useLocation();
  if (chips.length === 0) return null;
  return (
    <ChipLinks label={label}>
      {chips.map(({ to, words, count, isCurrent = to === pathname }) => (
        <ChipLink key={to} to={to} current={isCurrent}>
          {words}
          {count !== undefined && ` ${figure(count)}`}
        </ChipLink>
      ))}
    </ChipLinks>
  );
}

/** Why a press of one or many rows did nothing, where no field says it. */
function useRefusalOf(rows: readonly RowShown[]): Refused | undefined {
  const { refusal, typed } = useActionData<{ refusal?: Refused; typed?: Record<string, string> }>() ?? {};
  const intents = rows.flatMap(({ presses = [] }) =>
    presses.flatMap((press) => (press && "intent" in press ? [press.intent] : [])),
  );
  const ofRows = ["change-many", "move", ...intents];
  const isOfRows =
    [typed?.intent, typed?.undoes].some((intent) => ofRows.includes(intent ?? "")) ||
    // The last item may be gone by now.
    (rows.length === 0 && refusal?.refused === "missing");
  return refusal?.issues.some(({ field }) => field) || !isOfRows ? undefined : refusal;
}

interface RowsProps {
  of: Pick<ListOf<never>, "one" | "many" | "facts" | "bulk" | "isOfPage" | "tiles">;
  rows: RowShown[];
  found?: number;
  suggested?: readonly string[];
}

function Rows({ of, rows: given, found, suggested }: RowsProps) {
  const { one, many, facts, bulk = [], isOfPage, tiles } = of;
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const { rows, said, ...order } = useOrder(list, given);
  const isOrdered = rows.some(({ place }) => place);
  const Listed = isOrdered ? "ol" : "ul";
  return (
    <Choosing
      acts={bulk}
      many={many}
      shown={rows.map(({ id }) => id)}
      found={isOfPage ? rows.length : (found ?? null)}
      suggested={suggested}
    >
      <Listed
        ref={list}
        aria-label={many}
        className={styles.rows}
        data-facts={facts.length}
        data-tiles={tiles}
      >
        {rows.map((row, index) => (
          <Row
            key={row.rowKey ?? row.id}
            {...row}
            heads={facts}
            one={one}
            canChoose={bulk.length > 0}
            grip={order.gripOf(index)}
            isMoved={order.isMoved(index)}
            dropAt={order.dropAt(index)}
          />
        ))}
      </Listed>
      {isOrdered && <output className="visually-hidden">{said}</output>}
    </Choosing>
  );
}

/** In place of a list: nothing is there, nothing was found, or the last page is empty by now. */
function Empty({
  of: { many, home, empty = { title: `No ${many}`, words: "" }, section, none },
  isLess,
}: {
  of: Pick<ListOf<never>, "many" | "home" | "empty" | "section" | "none">;
  isLess: boolean;
}) {
  if (section && !isLess)
    return (
      <p className={styles.about}>
        <strong>{empty.title}.</strong> {empty.words}
      </p>
    );
  return (
    <Nothing title={isLess ? (none?.title ?? "Nothing found") : empty.title} art={!isLess && empty.art}>
      {isLess ? (
        <>
          <p>{none?.words ?? `No ${many} match this search and these filters.`}</p>
          <Link to={home} className={styles.reach}>
            Show all
          </Link>
        </>
      ) : (
        <p>{empty.words}</p>
      )}
    </Nothing>
  );
}

const capital = (words: string) => words.replace(/^./u, (first) => first.toUpperCase());
