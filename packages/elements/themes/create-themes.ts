import { useLayoutEffect, useSyncExternalStore } from "react";

/** A set of custom properties, `[data-theme="name"]`, and what it is called. */
export interface Theme {
  name: string;
  label: string;
}

/** What chooses, shows and remembers one of the themes: the first where none was chosen. `storageKey` is in `localStorage`. */
export function createThemes(themes: readonly [Theme, ...Theme[]], storageKey: string) {
  const names = themes.map(({ name }) => name);
  const first = themes[0].name;
  const watchers = new Set<() => void>();
  const current = () => document.documentElement.dataset.theme ?? first;

  function show(name: string) {
    document.documentElement.dataset.theme = names.includes(name) ? name : first;
    watchers.forEach((changed) => changed());
  }

  function watch(changed: () => void) {
    const elsewhere = (event: StorageEvent) => event.key === storageKey && show(event.newValue ?? first);
    watchers.add(changed);
    window.addEventListener("storage", elsewhere);
    return () => {
      watchers.delete(changed);
      window.removeEventListener("storage", elsewhere);
    };
  }

  function choose(name: string) {
    show(name);
    try {
      localStorage.setItem(storageKey, name);
    } catch {
      // Storage is off: the choice lasts as long as the page.
    }
  }

  /** The theme in use, and how to choose another. */
  function useTheme(): [string, (name: string) => void] {
    const theme = useSyncExternalStore(watch, current, () => first);
    return [theme, choose];
  }

  /** A document that React creates again, as it does around an error, has lost the theme. */
  function useKeptTheme() {
    useLayoutEffect(() => {
      try {
        show(localStorage.getItem(storageKey) ?? current());
      } catch {
        // Storage is off: there is nothing to remember.
      }
    }, []);
  }

  /** Runs in the head, before anything is painted: a page never flashes in a theme that is not the reader's. */
  const themeBeforePaint = `try{var t=localStorage.getItem("${storageKey}");if(${JSON.stringify(names)}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

  return { useTheme, useKeptTheme, themeBeforePaint };
}
