import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isBefore } from "../navigation/is-before.ts";

/** Goes with a link from a page to what opens over it: the history then has the page just before. */
export const fromPage = { fromPage: true };

function isFromPage(state: unknown, below: string): boolean {
  return (state as Partial<typeof fromPage> | null)?.fromPage === true || isBefore(below);
}

interface Below {
  /** The address of the page below. */
  to: string;
  /** The state of a navigation to it, for those who did not come from it. */
  state?: unknown;
}

/** What is beside something that is open, and where. */
interface Beside {
  id: string;
  to: string;
}

/**
 * The ways out of what is open over a page, such as a picture over a gallery: back to the page as it was left, or on to what is
 * beside it. `besideOf` returns what precedes or follows the one with an id.
 */
export function useOverPage(
  id: string,
  below: Below,
  besideOf: (id: string, way: "previous" | "next") => Beside | null,
) {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  /** The entry of the history that is on its way out: another click, however soon, does not leave the page below too. */
  const left = useRef<string>(undefined);
  // However many were looked at, Back closes: each takes the place of the one before.
  const beside = { replace: true, state: state as unknown, preventScrollReset: true };
  /** What is on its way in: another click, however soon, leads on from there. */
  const aim = useRef(id);
  useEffect(() => void (aim.current = id), [id]);
  const go = (way: "previous" | "next") => {
    const next = besideOf(aim.current, way);
    if (!next) return;
    aim.current = next.id;
    void navigate(next.to, beside);
  };
  const close = () => {
    if (left.current === key) return;
    left.current = key;
    if (isFromPage(state, below.to)) void navigate(-1);
    else void navigate(below.to, { state: below.state, preventScrollReset: true });
  };
  return {
    /** For links to what is beside it. */
    beside,
    /** For the link that closes it. */
    closing: {
      ...below,
      preventScrollReset: true,
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        close();
      },
    },
    close,
    toPrevious: () => go("previous"),
    toNext: () => go("next"),
  };
}

export type OverPage = ReturnType<typeof useOverPage>;

/**
 * On the page below: after something is closed, the focus is on the link to it, whose `id` is `idOf(…)`. The page scrolls there
 * only if the visitor has not been on it yet.
 */
export function useFocusLeft(open: string | null, idOf: (open: string) => string): void {
  const before = useRef(open);
  const wasOnPage = useRef(false);
  const { state } = useLocation();
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (open !== null)
      wasOnPage.current = window.scrollY > 0 || (state as Partial<typeof fromPage> | null)?.fromPage === true;
    else if (left !== null) document.getElementById(idOf(left))?.focus({ preventScroll: wasOnPage.current });
  }, [open, state, idOf]);
}
