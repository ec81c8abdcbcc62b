import { CheckField, Field } from "@toadstool/elements/forms/field";
import { longestLabel, type MenuEntry, menuEntry } from "#domain/menu/menu.ts";
import { typedAddress } from "#domain/text/typed-address.ts";
import type { EntryFieldsProps, EntryList } from "../facts/entry-list.ts";

const links = {
  one: "link",
  newOnes: "last",
  schema: menuEntry,
  summaryOf: ({ label, href, isHidden }) => ({ title: label, note: href, isShown: !isHidden }),
  withShown: (entry, isShown) => withShown(entry, isShown),
  fieldsOf: ({ label, href, isHidden }) => ({ label, href, shown: isHidden ? "" : "on" }),
  entryFrom: ({ label, href, shown }) =>
    withShown({ label: label?.trim(), href: typedAddress(href ?? "") }, shown === "on"),
  Fields: LinkFields,
} satisfies Partial<EntryList<"menu", MenuEntry>>;

const menu: EntryList<"menu", MenuEntry> = {
  ...links,
  fact: "menu",
  title: "Menu",
  intro:
    "The links at the head of each page, in this order. Where they do not fit in a row, they are under the button “Menu”, as on phones. Your résumé and your links elsewhere follow them.",
  empty: "Add your first link. Until then, the head of your pages has the site’s name alone.",
  entriesIn: (entries) => entries,
  withEntries: (_, entries) => entries,
};

const footer: EntryList<"footer", MenuEntry> = {
  ...links,
  fact: "footer",
  title: "Footer",
  intro: "The links at the foot of each page, in this order. The feeds come after them by themselves.",
  empty: "Add your first link. Until then, the foot of your pages has the feeds alone.",
  entriesIn: (entries) => entries,
  withEntries: (_, entries) => entries,
};

/** By the last part of their pages’ addresses. */
const menuLists: Record<string, EntryList> = { "": menu, footer };

export function menuListAt(name = ""): EntryList | null {
  return (Object.hasOwn(menuLists, name) && menuLists[name]) || null;
}

function withShown<Entry extends object>({ ...entry }: Entry, isShown: boolean): Entry {
  delete (entry as Partial<MenuEntry>).isHidden;
  return isShown ? entry : { ...entry, isHidden: true };
}

function LinkFields({ values, issues, proposed = [] }: EntryFieldsProps) {
  return (
    <>
      <Field
        label="Label"
        name="label"
        required
        limit={longestLabel}
        hint="One or two words."
        defaultValue={values.label}
        issues={issues}
      />
      <Field
        label="Address"
        name="href"
        required
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        offered={proposed.map(({ href, label }) => ({ value: href, label }))}
        hint="Choose one of your pages, tags or series, or write an address: “/now” for this site, “ada.example” for another, “ada@ada.example” for mail."
        defaultValue={values.href}
        issues={issues}
      />
      <CheckField name="shown" isOn={values.shown !== ""}>
        Show it to readers
      </CheckField>
    </>
  );
}
