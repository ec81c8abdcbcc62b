import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useScripted } from "@toadstool/elements/behaviour/scripted";

/** What is pressed there is typed, or means something else. */
const typing =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Moves through the rows of a list by keys. Arrows do so only once a row has the focus: elsewhere they scroll. Nothing is taken
 * from a field, a dialog, or a key with Ctrl, Alt or ⌘.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, isOn: boolean, onHelp: () => void) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !list.current || isTaken(event)) return;
    const rows = [...list.current.querySelectorAll("li")];
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    const step = steps[event.key];
    if (step) {
      if (event.key.startsWith("Arrow") && here < 0) return;
      const next = here < 0 ? rows[0] : rows[here + step];
      next?.querySelector<HTMLElement>("a, input")?.focus();
    } else if (event.key === "x") rows[here]?.querySelector<HTMLInputElement>("input[name=chosen]")?.click();
    else if (event.key === "/") document.querySelector<HTMLElement>("main input[type=search]")?.focus();
    else if (event.key === "?") onHelp();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, []);
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey)
    return true;
  const isTyped = event.target instanceof Element && event.target.closest(typing) !== null;
  return isTyped || document.querySelector("dialog[open]") !== null;
}

const kept = "list-keys";

/** Whether the keys are on, on this device. */
export function useRememberedKeys(): [boolean, (isOn: boolean) => void] {
  const isScripted = useScripted();
  const [wanted, setWanted] = useState<boolean>();
  const remember = (isOn: boolean) => {
    setWanted(isOn);
    try {
      localStorage.setItem(kept, isOn ? "on" : "off");
    } catch {
      // Without storage it holds for this visit.
    }
  };
  return [wanted ?? !(isScripted && isSwitchedOff()), remember];
}

function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(kept) === "off";
  } catch {
    return false;
  }
}
