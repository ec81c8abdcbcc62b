import { CheckField, Field } from "@toadstool/elements/forms/field";
import { type Category, category, longestCategory, newCategoryCode } from "#domain/facts/category.ts";
import type { EntryFieldsProps, EntryList } from "../facts/entry-list.ts";

export const categoryEntries: EntryList<"categories", Category> = {
  fact: "categories",
  title: "Categories",
  intro:
    "What projects are filed under: the chips above the portfolio’s archive, in this order, as far as they have projects. A category keeps its address when you rename it.",
  one: "category",
  empty: "Add your first one: a project needs a category.",
  newOnes: "last",
  schema: category,
  entriesIn: (categories) => categories,
  withEntries: (_, entries) => entries,
  summaryOf: ({ code, name, isHidden }) => ({ title: name, note: String(code), isShown: !isHidden }),
  withShown: (entry, isShown) => withShown(entry, isShown),
  fieldsOf: ({ code, name, isHidden }) => ({ code: String(code), name, shown: isHidden ? "" : "on" }),
  entryFrom: ({ code, name, shown }) =>
    withShown({ code: code ? Number(code) : newCategoryCode(), name: name?.trim() }, shown === "on"),
  Fields: CategoryFields,
};

function withShown<Entry extends object>({ ...entry }: Entry, isShown: boolean): Entry {
  delete (entry as Partial<Category>).isHidden;
  return isShown ? entry : { ...entry, isHidden: true };
}

function CategoryFields({ values, issues }: EntryFieldsProps) {
  return (
    <>
      <input type="hidden" name="code" value={values.code ?? ""} />
      <Field
        label="Name"
        name="name"
        required
        limit={longestCategory}
        hint="One or two words."
        defaultValue={values.name}
        issues={issues}
      />
      <CheckField name="shown" isOn={values.shown !== ""}>
        Show it to readers
      </CheckField>
    </>
  );
}
