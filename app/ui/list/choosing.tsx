import { type ReactNode, useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import { BulkBar, type BulkBarProps, bulkFormId } from "./bulk-bar.tsx";
import styles from "./list.module.css";
import { useListKeys } from "./use-list-keys.ts";

interface ChoosingProps extends Omit<BulkBarProps, "chosen"> {
  children: ReactNode;
}

/** Items with boxes, moved through by keys, and the bar of what can be done with those that are chosen. */
export function Choosing({ children, ...bar }: ChoosingProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const count = () => setChosen(list.current?.querySelectorAll("input[name=chosen]:checked").length ?? 0);
  // Those that were ticked before scripts ran, and those that are still there.
  useEffect(count);
  useListKeys(list);
  return (
    <div ref={list} data-list className={`column ${styles.whole}`} onChange={count}>
      {children}
      {bar.acts.length > 0 && <BulkBar {...bar} chosen={chosen} />}
    </div>
  );
}

/** A box that chooses an item; ticked again where the form came back. */
export function Choice({ id, title }: { id: string; title: string }) {
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
