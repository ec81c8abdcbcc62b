import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { BulkBar } from "./bulk-bar.tsx";
import { useListKeys } from "#app/ui/list/use-list-keys.ts";
import styles from "./bulk.module.css";
import type { BlogList } from "./list-view.ts";

export interface BulkListProps {
  list: BlogList;
  /** The texts of this page, as `post:ID` or `draft:ID`. */
  shown: string[];
  /** How many texts the filters let through, on all pages; null where that is not known. */
  found: number | null;
  /** Names of tags, to be suggested; not given where texts get none. */
  tags?: string[];
  children: ReactNode;
}

/** A list of texts with a box each, and what can be done to those that are ticked. Another address is another choice. */
export function BulkList(props: BulkListProps) {
  const { key } = useLocation();
  return <List key={key} {...props} />;
}

function List({ children, ...bar }: BulkListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const count = () => setChosen(list.current?.querySelectorAll('input[name="text"]:checked').length ?? 0);
  // Those that were ticked before scripts ran.
  useEffect(count, []);
  useListKeys(list);
  return (
    <div ref={list} className={styles.list} onChange={count}>
      {children}
      <BulkBar {...bar} chosen={chosen} />
    </div>
  );
}
