import { type RefObject, useLayoutEffect } from "react";

/** In `localStorage`: the reader has chosen to see two pages at a time. */
const key = "zine-spread";

/**
 * The text of an inline script right behind the label of the choice, which lays the zine out as the reader had it before it is painted. A
 * strict policy admits it by its hash.
 */
export const spreadBeforePaint =
  `try{let i=document.currentScript.previousElementSibling.control;` +
  `i.checked=localStorage["${key}"]=="on";i.dataset.kept=""}catch{}`;

/** Takes the choice up on a page that came without a document; one that was made before React came is kept. */
export function useSpreadChoice(choice: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const box = choice.current;
    if (!box) return;
    if (box.dataset.kept === undefined) box.checked = isSpreadKept();
    else if (box.checked !== isSpreadKept()) keepSpread(box.checked);
  }, [choice]);
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
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
}
