import * as v from "valibot";

export const menuLimits = { label: 60, address: 500, entries: 30, words: 300 };

/** What opens the profile's résumé, wherever that is. */
export const resumeEntry = "resume";
const ofPage = "page:";

const address = v.pipe(
  v.string("The address is missing."),
  v.trim(),
  v.regex(
    /^(?:\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+@\S+|page:[\w-]{1,100}|resume)$/,
    "Write an address that starts with “/”, “https://” or “mailto:” and holds no spaces.",
  ),
  v.maxLength(menuLimits.address, `An address has at most ${menuLimits.address} characters.`),
);

const entry = v.object({
  /** A path of this site, a whole address, `page:` and a page's id, or `resume`. */
  to: address,
  label: v.pipe(
    v.string("The label is missing."),
    v.trim(),
    v.nonEmpty("Write a label."),
    v.maxLength(menuLimits.label, `A label has at most ${menuLimits.label} characters.`),
  ),
  isHidden: v.boolean(),
});
export type MenuEntry = v.InferOutput<typeof entry>;

const entries = v.pipe(
  v.array(entry),
  v.maxLength(menuLimits.entries, `A menu has at most ${menuLimits.entries} entries.`),
);

/** The menu at the top of the pages, and what the footer holds. */
export const menu = v.object({
  main: entries,
  footer: entries,
  /** The footer's words in place of the profile's tagline; "" for that. */
  words: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(menuLimits.words, `The words have at most ${menuLimits.words} characters.`),
  ),
});
export type Menu = v.InferOutput<typeof menu>;
export type MenuList = "main" | "footer";

export const toPage = (id: string) => `${ofPage}${id}`;
export const pageIdIn = (to: string) => (to.startsWith(ofPage) ? to.slice(ofPage.length) : null);

const shown = (to: string, label: string): MenuEntry => ({ to, label, isHidden: false });
const hidden = (to: string, label: string): MenuEntry => ({ to, label, isHidden: true });

const sections = [
  shown("/", "Home"),
  shown("/about-me", "About"),
  shown("/portfolio", "Portfolio"),
  shown("/art", "Art"),
  shown("/blog", "Blog"),
];

/** The menu until the owner changes it. The entries of the site's own pages are hidden, never removed: here are all of them. */
export const defaultMenu: Menu = {
  main: [
    ...sections,
    shown(resumeEntry, "Resume"),
    hidden("/letters", "Letters"),
    hidden("/subscribe", "Subscribe"),
  ],
  footer: [...sections, shown("/subscribe", "Subscribe"), hidden("/letters", "Letters")],
  words: "",
};

/** Whether the site itself has what the entry leads to. */
export function isEngineEntry(list: MenuList, { to }: Pick<MenuEntry, "to">): boolean {
  return defaultMenu[list].some((known) => known.to === to);
}

/** A stored menu with the site's own entries that it lacks, hidden: those of a later version of the site. */
export function wholeMenu(stored: Menu): Menu {
  const whole = (list: MenuList) => [
    ...stored[list],
    ...defaultMenu[list]
      .filter(({ to }) => !stored[list].some((known) => known.to === to))
      .map((known) => ({ ...known, isHidden: true })),
  ];
  return { ...stored, main: whole("main"), footer: whole("footer") };
}

/** The entry at `index` moved one place up or down; the list as it is where there is no such place. */
export function moved<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const other = index + by;
  const [one, two] = [list[index], list[other]];
  if (one === undefined || two === undefined) return [...list];
  return list.map((item, place) => (place === index ? two : place === other ? one : item));
}
