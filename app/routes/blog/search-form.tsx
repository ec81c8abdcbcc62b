import { type RefObject, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useDebounced } from "#app/browser/debounce.ts";
import { stayHere } from "#app/browser/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchIcon } from "#app/ui/icons.tsx";
import styles from "./search-form.module.css";

/** Searches as one types, once the typing rests; without scripts it is an ordinary form. */
export function SearchForm({ search }: { search: string }) {
  const submit = useSubmit();
  const typing = useDebounced((typed: string) => {
    const query = new URLSearchParams(typed.trim() ? { q: typed } : {});
    void submit(query, { action: "/blog", replace: true, preventScrollReset: true, state: stayHere });
  }, 200);

  const form = useRef<HTMLFormElement>(null);
  useLeaving(form, typing.cancel);

  // The address changed by other means than typing: a link, or the browser's back.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);

  return (
    <search>
      <Form ref={form} action="/blog" replace className={styles.form} onSubmit={typing.cancel}>
        <label className={styles.label} htmlFor="search">
          Search the posts
        </label>
        <div className={styles.row}>
          <SearchIcon className={styles.icon} />
          <input
            ref={input}
            id="search"
            type="search"
            name="q"
            className={styles.input}
            placeholder="Ex: React, 3D"
            defaultValue={search}
            onChange={(event) => typing.soon(event.target.value)}
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
 * Who presses a link or goes back before the typing has rested wants that, not the search. The press itself is heard:
 * the router tells of the navigation only with the next rendering, which may come after the search.
 */
function useLeaving(form: RefObject<HTMLFormElement | null>, cancel: () => void) {
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Element) || form.current?.contains(target)) return;
      if (target.closest("a[href], button, summary")) cancel();
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
