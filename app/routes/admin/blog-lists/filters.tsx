import { useId } from "react";
import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { SearchForm } from "#app/ui/search-form.tsx";
import styles from "./list-page.module.css";
import { type BlogList, blogPaths, viewQuery, type ListView } from "./list-view.ts";

interface Select {
  name: "tag" | "series" | "year" | "state" | "kind";
  label: string;
  /** The option for no condition. */
  any: string;
  options: readonly (readonly [value: string, words: string])[];
}

interface FiltersProps {
  list: BlogList;
  label: string;
  view: ListView;
  /** Those without an option are left out. */
  selects: Select[];
}

/** The search of a list and the choices beside it: ordinary forms, whose answers are in the address. */
export function Filters({ list, label, view, selects }: FiltersProps) {
  const shown = selects.filter(({ name, options }) => options.length > 0 || view[name]);
  const { q, cursor: _cursor, ...chosen } = viewQuery(view);
  return (
    <div className={styles.filters}>
      <SearchForm
        label={label}
        placeholder="Ex: paper, 2024"
        action={blogPaths[list]}
        search={view.search}
        kept={given(chosen)}
        results="list-title"
      />
      {shown.length > 0 && (
        <Form key={JSON.stringify(chosen)} action={blogPaths[list]} className={styles.selects}>
          <HiddenFields fields={given({ q })} />
          {shown.map((select) => (
            <SelectField key={select.name} {...select} value={String(view[select.name] ?? "")} />
          ))}
          <Button type="submit" look="quiet">
            Filter
          </Button>
        </Form>
      )}
    </div>
  );
}

function SelectField({ name, label, any, options, value }: Select & { value: string }) {
  const id = useId();
  const isKnown = value === "" || options.some(([option]) => option === value);
  return (
    <p className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{any}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The values that are there, as text. */
function given(values: Record<string, string | number | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)] as const] : [])),
  );
}

/** Names as options. */
export const asOptions = (names: readonly (string | number)[]) =>
  names.map((name) => [String(name), String(name)] as const);
