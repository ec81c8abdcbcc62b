import { useState } from "react";
import { useScripted } from "@toadstool/elements/behaviour/scripted";

/** What is pressed there is typed, or means something else. */
const typing =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Whether a key is meant for what has the focus, or held with Ctrl, Alt or ⌘. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey)
    return true;
  const isTyped = event.target instanceof Element && event.target.closest(typing) !== null;
  return isTyped || document.querySelector("dialog[open], [role=dialog]") !== null;
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
