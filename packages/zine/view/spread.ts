import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { type RefObject, useLayoutEffect, useRef } from "react";

/** In `localStorage`, where the reader has chosen to see two pages at a time; and the id of the box with which they choose. */
export const spreadKey = "zine";

/** On what is laid out around the zine, until the box is there: the reader has two pages at a time. */
const early = "data-two-pages";

/**
 * The texts of two inline scripts that lay the zine out as the reader had it before it is painted; a strict policy admits them by their
 * hashes. The first comes before all that the choice lays out, since a browser paints a document as it arrives.
 */
export const spreadBeforePaint = `if(localStorage.${spreadKey})document.currentScript.parentNode.setAttribute("${early}","")`;

/** The second stands right behind the box: an element is a property of the window by its id. */
export const boxBeforePaint =
  `${spreadKey}.checked=localStorage.${spreadKey};` +
  `document.querySelector("[${early}]")?.removeAttribute("${early}")`;

/**
 * The `ref` of the box. It takes the choice up on a page that came without a document; in a document, one that was made before React
 * came is kept.
 */
export function useSpreadChoice(): RefObject<HTMLInputElement | null> {
  const choice = useRef<HTMLInputElement>(null);
  const isInDocument = !useScripted();
  useLayoutEffect(() => {
    const box = choice.current;
    if (!box) return;
    if (isInDocument) keepSpread(box.checked);
    else box.checked = isSpreadKept();
  }, [isInDocument]);
  return choice;
}

export function keepSpread(isSpread: boolean): void {
  try {
    if (isSpread) localStorage.setItem(spreadKey, "on");
    else localStorage.removeItem(spreadKey);
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
}

function isSpreadKept(): boolean {
  try {
    return localStorage.getItem(spreadKey) !== null;
  } catch {
    return false;
  }
}
