import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useDebounced } from "../behaviour/debounce.ts";
import { useScripted } from "../behaviour/scripted.ts";
import { Button } from "./button.tsx";
import { HiddenFields } from "./form-button.tsx";
import { SearchIcon } from "../icons/icons.tsx";
import styles from "./search-form.module.css";

/** How long typing must pause before the address follows it, in milliseconds. */
const rest = 200;

export interface SearchFormProps {
  label: string;
  placeholder: string;
  /** The page that is searched, and that shows the results. */
  action: string;
  /** The search in the address, as `?q=`. */
  search: string;
  /** What else the address holds, and keeps. */
  kept?: Record<string, string>;
  /** The part of the page with the results: where a whole new document starts. */
  results?: string;
  /** The page searches its own data: no request is sent. */
  inPage?: boolean;
  /** The state of the history's entry that a search leads to. */
  state?: unknown;
  /** Called at every letter, before the address follows. */
  onType?: (typed: string) => void;
}

/** Searches as the visitor types, once the typing pauses; without scripts it is an ordinary form. */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder, action, search, kept, results, inPage = false, state, onType } = props;
  const isScripted = useScripted();
  const submit = useSubmit();
  // The search that the typing led to, or that was put in the field: any other came by a link or the browser's back.
  const known = useRef(search);
  const typing = useDebounced((typed: string) => {
    known.current = typed.trim() ? typed : "";
    void submit(new URLSearchParams({ ...kept, ...(known.current && { q: known.current }) }), {
      action,
      replace: true,
      preventScrollReset: true,
      state,
      defaultShouldRevalidate: inPage ? false : undefined,
    });
  }, rest);

  const form = useRef<HTMLFormElement>(null);
  useLeaving(form, typing.cancel);

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (search === known.current || !input.current) return;
    known.current = search;
    input.current.value = search;
  }, [search]);

  const type = useEffectEvent((typed: string) => {
    onType?.(typed);
    typing.soon(typed);
  });
  // Letters typed before scripts ran are searched for too.
  useEffect(() => {
    if (input.current && input.current.value !== known.current) type(input.current.value);
  }, []);

  return (
    <search>
      <Form
        ref={form}
        action={results && !isScripted ? `${action}#${results}` : action}
        replace
        preventScrollReset
        state={state}
        defaultShouldRevalidate={inPage ? false : undefined}
        className={styles.form}
        onSubmit={typing.cancel}
      >
        <HiddenFields fields={kept} />
        <label className={styles.label} htmlFor="search">
          {label}
        </label>
        <div className={styles.row}>
          <SearchIcon className={styles.icon} />
          <input
            ref={input}
            id="search"
            type="search"
            name="q"
            className={styles.input}
            placeholder={placeholder}
            defaultValue={search}
            onChange={(event) => {
              onType?.(event.target.value);
              typing.soon(event.target.value);
            }}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" className={styles.button}>
            Search
          </Button>
        </div>
      </Form>
    </search>
  );
}

/**
 * A visitor who presses a link or goes back before the typing has paused wants that, not the search. The press
 * itself is observed: the router reports the navigation only with the next rendering, which may come after the
 * search.
 */
function useLeaving(form: RefObject<HTMLFormElement | null>, cancel: () => void) {
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Element) || form.current?.contains(target)) return;
      if (target.closest('a[href], button:not([type="button"])')) cancel();
    };
    document.addEventListener("pointerdown", pressed, true);
    // A key on a link clicks it too.
    document.addEventListener("click", pressed, true);
    window.addEventListener("popstate", cancel);
    return () => {
      document.removeEventListener("pointerdown", pressed, true);
      document.removeEventListener("click", pressed, true);
      window.removeEventListener("popstate", cancel);
    };
  });
}
