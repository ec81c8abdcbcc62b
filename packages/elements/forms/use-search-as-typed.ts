import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useSubmit } from "react-router";

/** How long typing must pause before the address follows it, in milliseconds. */
const rest = 200;

interface SearchOptions {
  /** The page that is searched, and that shows the results. */
  action: string;
  /** The search in the address, as `?q=`. */
  search: string;
  /** What else the address holds, and keeps. */
  kept?: Record<string, string>;
  /** The state of the navigation. */
  state?: unknown;
  /** The page searches its own data: no request is sent. */
  inPage: boolean;
  /** Called at every letter, before the address follows. */
  onType?: (typed: string) => void;
}

/** Searches as the visitor types, once the typing pauses: properties of a GET form and of its field `q`. */
export function useSearchAsTyped({ action, search, kept, state, inPage, onType }: SearchOptions) {
  const submit = useSubmit();
  // The search that the typing led to, or that was put in the field: any other came by a link or the browser's back.
  const known = useRef(search);
  // Searches of the typing that have not been shown: on a busy device one is shown when the next has begun.
  const underWay = useRef(new Set<string>());
  const look = { replace: true, preventScrollReset: true, state };
  const defaultShouldRevalidate = inPage ? false : undefined;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(waiting.current);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const follow = (typed: string) => {
    known.current = typed.trim() ? typed : "";
    underWay.current.add(known.current);
    const query = new URLSearchParams({ ...kept, ...(known.current && { q: known.current }) });
    void submit(query, { ...look, action, defaultShouldRevalidate });
  };
  const type = (typed: string) => {
    onType?.(typed);
    cancel();
    waiting.current = setTimeout(follow, rest, typed);
  };

  const form = useRef<HTMLFormElement>(null);
  useLeaving(form, () => {
    cancel();
    underWay.current.clear();
  });

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isOwn = underWay.current.has(search);
    if (search === known.current) underWay.current.clear();
    if (isOwn || search === known.current || !input.current) return;
    known.current = search;
    input.current.value = search;
  }, [search]);

  const takeUp = useEffectEvent(type);
  // Letters typed before scripts ran are searched for too.
  useEffect(() => {
    if (input.current && input.current.value !== known.current) takeUp(input.current.value);
  }, []);

  return {
    form: { ...look, ref: form, defaultShouldRevalidate, onSubmit: cancel },
    input: {
      ref: input,
      type: "search",
      name: "q",
      defaultValue: search,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      autoComplete: "off",
      enterKeyHint: "search",
    } as const,
  };
}

/**
 * A visitor who follows a link or goes back before the typing has paused wants that, not the search. The press
 * itself is observed: the router reports the navigation only with the next rendering, which may come after the
 * search.
 */
function useLeaving(form: RefObject<HTMLFormElement | null>, cancel: () => void) {
  useEffect(() => {
    const clicked = ({ target }: Event) => {
      if (!(target instanceof Element) || form.current?.contains(target)) return;
      if (target.closest('a[href], button:not([type="button"])')) cancel();
    };
    document.addEventListener("pointerdown", clicked, true);
    // A key on a link clicks it too.
    document.addEventListener("click", clicked, true);
    window.addEventListener("popstate", cancel);
    return () => {
      document.removeEventListener("pointerdown", clicked, true);
      document.removeEventListener("click", clicked, true);
      window.removeEventListener("popstate", cancel);
    };
  });
}
