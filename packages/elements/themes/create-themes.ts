/** A set of custom properties, `[data-theme="name"]`, and what it is called. */
export interface Theme {
  name: string;
  label: string;
}

type Named = Pick<Theme, "name">;

/** In place of a theme: the reader’s system decides between the document’s light and its dark theme. */
export const systemTheme = "system";

/** In place of a theme: the hour on the reader’s device decides between the two. */
export const clockTheme = "clock";

/** Whole hours of the reader’s own time: the light theme from the first until the second, the dark one for the rest of the day. */
const day = { from: 7, until: 19 };

/** How long until day or night begins next, in milliseconds. */
function untilNextShift(now: Date): number {
  const next = new Date(now);
  const hours = now.getHours();
  next.setHours(hours < day.from ? day.from : hours < day.until ? day.until : day.from + 24, 0, 0, 0);
  return next.getTime() - now.getTime();
}

/**
 * What chooses, shows and remembers one of the themes, or the clock’s. Where none was chosen, it is the document’s own, which `data-unchosen`
 * names, and otherwise the first. `data-light` and `data-dark` name the two themes that the system or the clock chooses from.
 * `storageKey` is in `localStorage`.
 */
export function createThemes(themes: readonly [Named, ...Named[]], storageKey: string) {
  const names = themes.map(({ name }) => name);
  const first = themes[0].name;
  const watchers = new Set<() => void>();
  const shown = () => document.documentElement.dataset;
  const current = () => shown().choice ?? shown().theme ?? first;
  let shift: ReturnType<typeof setTimeout> | undefined;

  function show(name: string | null) {
    clearTimeout(shift);
    const page = shown();
    if (name === clockTheme) {
      const now = new Date();
      const isDay = now.getHours() >= day.from && now.getHours() < day.until;
      page.choice = clockTheme;
      page.theme = (isDay ? page.light : page.dark) ?? first;
      shift = setTimeout(() => show(clockTheme), untilNextShift(now));
    } else {
      delete page.choice;
      page.theme = name !== null && names.includes(name) ? name : (page.unchosen ?? first);
    }
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

  /**
   * Runs in the head, before anything is painted: a page never flashes in a theme that is not the reader's. A name that no theme has
   * is passed over, as by `show`. `sheet` is the address of the other themes' styles, for documents that have them late.
   */
  const themeBeforePaint = (sheet: string) =>
    `try{let t=localStorage.${storageKey},d=document.documentElement.dataset,h=new Date().getHours();` +
    `if(t=="${clockTheme}")d.choice=t,t=h>=${day.from}&&h<${day.until}?d.light:d.dark;` +
    `/^(${names.join("|")})$/.test(t)&&(t!="${first}"&&document.write('<link rel=stylesheet href="${sheet}">'),d.theme=t)}catch{}`;

  return { first, current, watch, choose, restore, themeBeforePaint };
}
