import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { type RefObject, useLayoutEffect } from "react";

/** In `localStorage`, where the reader has chosen to see two pages at a time. */
const key = "zine";

/**
 * The text of an inline script right behind the box of the choice, which lays the zine out as the reader had it before it is painted. A
 * strict policy admits it by its hash.
 */
export const spreadBeforePaint = `document.currentScript.previousSibling.checked=localStorage.${key}`;

/** Takes the choice up on a page that came without a document; in a document, one that was made before React came is kept. */
export function useSpreadChoice(choice: RefObject<HTMLInputElement | null>): void {
  const isInDocument = !useScripted();
  useLayoutEffect(() => {
    const box = choice.current;
    if (!box) return;
    if (isInDocument) keepSpread(box.checked);
    else box.checked = isSpreadKept();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as the page comes
  }, []);
}

export function keepSpread(isSpread: boolean): void {
  try {
    if (isSpread) localStorage.setItem(key, "on");
    else localStorage.removeItem(key);
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
}

function isSpreadKept(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
