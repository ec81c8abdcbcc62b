import { useLayoutEffect, useSyncExternalStore } from "react";

/** Each is a set of custom properties in app/styles/tokens.css. */
export const themes = [
  { name: "default", label: "Night print" },
  { name: "paper", label: "Paper" },
  { name: "high-contrast", label: "High contrast" },
  { name: "jelly", label: "Jelly" },
] as const;

const storageKey = "theme";
const names = JSON.stringify(themes.map((theme) => theme.name));

/** Runs in the head, before anything is painted: a page never flashes in a theme that is not the reader's. */
export const themeBeforePaint = `try{var t=localStorage.getItem("${storageKey}");if(${names}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

/** The theme in use, and how to choose another. */
export function useTheme(): [string, (name: string) => void] {
  const theme = useSyncExternalStore(watch, current, () => "default");
  return [theme, choose];
}

/** A document that React creates again, as it does around an error, has lost the theme. */
export function useKeptTheme() {
  useLayoutEffect(() => {
    try {
      show(localStorage.getItem(storageKey) ?? current());
    } catch {
      // Storage is off: there is nothing to remember.
    }
  }, []);
}

const current = () => document.documentElement.dataset.theme ?? "default";
const watchers = new Set<() => void>();

function watch(changed: () => void) {
  const elsewhere = (event: StorageEvent) => event.key === storageKey && show(event.newValue ?? "default");
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

function show(name: string) {
  const known = themes.some((theme) => theme.name === name);
  document.documentElement.dataset.theme = known ? name : "default";
  watchers.forEach((changed) => changed());
}
