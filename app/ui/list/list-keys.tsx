import { type RefObject, useState } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { Modal } from "@toadstool/elements/dialog/modal";
import styles from "./list.module.css";
import { useListKeys, useRememberedKeys } from "./use-list-keys.ts";

const keys = [
  [["j", "↓"], "the next one"],
  [["k", "↑"], "the one before"],
  [["x"], "choose it, or leave it"],
  [["Enter"], "open it"],
  [["/"], "the search"],
  [["?"], "this list"],
] as const;

/** The keys of a list, a button that shows them, and a box that switches them off. */
export function ListKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const [isShown, setShown] = useState(false);
  const [isOn, setOn] = useRememberedKeys();
  useListKeys(list, isOn, () => setShown(true));
  return (
    <div className={`needs-script ${styles.keys}`}>
      <Button look="plain" onClick={() => setShown(true)}>
        Keys
      </Button>
      <Modal open={isShown} title="Keys in this list" onClose={() => setShown(false)}>
        <dl className={styles.keyList}>
          {keys.map(([names, words]) => (
            <div key={words}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.switch}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} /> Use these
          keys
        </label>
      </Modal>
    </div>
  );
}
