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
