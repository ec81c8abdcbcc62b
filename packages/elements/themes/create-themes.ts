/** A set of custom properties, `[data-theme="name"]`, and what it is called. */
export interface Theme {
  name: string;
  label: string;
}

/** In place of a theme: the reader’s system decides, in documents that name its light and its dark theme. */
export const systemTheme = "system";

/**
 * What chooses, shows and remembers one of the themes. Where none was chosen, that is the system’s, if the document has `data-light`
 * and `data-dark`, and otherwise the first. `storageKey` is in `localStorage`.
 */
export function createThemes(themes: readonly [Theme, ...Theme[]], storageKey: string) {
  const names = themes.map(({ name }) => name);
  const first = themes[0].name;
  const watchers = new Set<() => void>();
  const shown = () => document.documentElement.dataset;
  const unchosen = () => (shown().light === undefined ? first : systemTheme);
  const current = () => shown().theme ?? first;

  function show(name: string | null) {
    shown().theme = name !== null && names.includes(name) ? name : unchosen();
    watchers.forEach((changed) => changed());
  }

  function watch(changed: () => void) {
    const elsewhere = (event: StorageEvent) => event.key === storageKey && show(event.newValue);
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
      if (name === systemTheme) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, name);
    } catch {
      // Storage is off: the choice lasts as long as the page.
    }
  }

  /** Shows the theme that was chosen before. */
  function restore() {
    try {
      show(localStorage.getItem(storageKey) ?? current());
    } catch {
      // Storage is off: there is nothing to remember.
    }
  }

  /** Runs in the head, before anything is painted: a page never flashes in a theme that is not the reader's. */
  const themeBeforePaint = `try{var t=localStorage.getItem("${storageKey}");if(${JSON.stringify(names)}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

  return { first, current, watch, choose, restore, themeBeforePaint };
}
