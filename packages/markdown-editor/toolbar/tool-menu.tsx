import { type KeyboardEvent, useId, useRef, useState } from "react";
import { keysInWords } from "../surface/shortcuts.ts";
import { ToolIcon } from "./icons.tsx";
import { placeUnder } from "./placed.ts";
import { isMac, ToolButton } from "./tool-button.tsx";
import styles from "./toolbar.module.css";

interface ToolMenuProps<Value extends string> {
  /** Names the choice that the menu offers. */
  name: string;
  value: Value | null;
  choices: { value: Value; words: string; keys?: string; look?: string }[];
  /** Shown where none of the choices applies. */
  otherwise?: string;
  onChoose: (value: Value) => void;
  disabled?: boolean;
}

/** One of several, behind a button that says which. */
export function ToolMenu<Value extends string>(props: ToolMenuProps<Value>) {
  const { name, value, choices, otherwise = "", onChoose, disabled } = props;
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
  const open = () => {
    menu.current?.showPopover();
    if (menu.current && button.current) placeUnder(button.current, menu.current);
    (items().find((item) => item.ariaChecked === "true") ?? items()[0])?.focus();
  };
  const close = () => {
    menu.current?.hidePopover();
    button.current?.querySelector("button")?.focus();
  };
  const lead = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.key === "Tab") return close();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to === undefined) return undefined;
    event.preventDefault();
    return all[to]?.focus();
  };

  return (
    <span ref={button} className={styles.toolPlace}>
      <ToolButton
        name={name}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onPointerDown={() => setOpen(menu.current?.matches(":popover-open") ?? false)}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || disabled) return;
          event.preventDefault();
          open();
        }}
      >
        <span className="visually-hidden">{name}: </span>
        <span className={styles.chosen}>
          {choices.find((choice) => choice.value === value)?.words ?? otherwise}
        </span>
        <ToolIcon name="down" />
      </ToolButton>
      <div
        ref={menu}
        id={menuId}
        role="menu"
        tabIndex={-1}
        aria-label={name}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => setOpen(newState === "open")}
        onKeyDown={lead}
      >
        {choices.map(({ value: choice, words, keys, look = "" }) => (
          <button
            key={choice}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={choice === value}
            className={`${styles.choice} ${styles[look] ?? ""}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              close();
              onChoose(choice);
            }}
          >
            <span>{words}</span>
            {keys && <kbd>{keysInWords(keys, isMac())}</kbd>}
          </button>
        ))}
      </div>
    </span>
  );
}
