import { Button } from "@toadstool/elements/forms/button";
import { Modal } from "@toadstool/elements/dialog/modal";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isKeyTaken, useRememberedKeys } from "#app/browser/owners-keys.ts";
import styles from "./frame.module.css";
import { daily, rare } from "./places.ts";

const places = [...daily, ...rare];

const keys = [
  [["⌘K", "/"], "search"],
  [["n"], "something new"],
  ...places.map(({ key, name }) => [["g", key], name] as const),
  [["j", "↓"], "the next of a list"],
  [["k", "↑"], "the one before"],
  [["x"], "choose it, or leave it"],
  [["u"], "undo what was just done"],
  [["⌘↵"], "save, from a field of several lines"],
  [["?"], "these keys"],
] as const;

/** How long after “g” the letter of a place is waited for, in milliseconds. */
const patience = 1200;

/** The keys of the owner’s side; “?” shows them, with a box that switches those of one letter off. */
export function Keys({ onSearch, onNew }: { onSearch: () => void; onNew: () => void }) {
  const [isShown, setShown] = useState(false);
  const [isOn, setOn] = useRememberedKeys();
  const navigate = useNavigate();
  const goes = useRef(Number.NEGATIVE_INFINITY);
  const act = useEffectEvent((event: KeyboardEvent) => {
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k" && !event.altKey) {
      event.preventDefault();
      onSearch();
      return;
    }
    // As Enter does in a field of one line. In an editor it would publish.
    if (
      (event.metaKey || event.ctrlKey) &&
      event.key === "Enter" &&
      event.target instanceof HTMLTextAreaElement
    ) {
      const { form } = event.target;
      const press = [...(form?.elements ?? [])].find((one) => one.matches("button[type=submit]"));
      if (!event.target.closest("[data-editor]")) form?.requestSubmit(press as HTMLElement | undefined);
      return;
    }
    if (!isOn || isKeyTaken(event)) return;
    const place = places.find(({ key }) => key === event.key);
    if (place && event.timeStamp - goes.current < patience) void navigate(place.to);
    else if (event.key === "/") onSearch();
    else if (event.key === "n") onNew();
    else if (event.key === "?") setShown(true);
    else if (event.key === "u") document.querySelector<HTMLElement>("[aria-label=Notice] button")?.click();
    else if (event.key !== "g") return;
    goes.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, []);
  return (
    <>
      <Button look="plain" className={`needs-script ${styles.keys}`} onClick={() => setShown(true)}>
        Keys
      </Button>
      <Modal open={isShown} title="Keys" onClose={() => setShown(false)}>
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
          <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} /> Use keys
          of one letter
        </label>
      </Modal>
    </>
  );
}
