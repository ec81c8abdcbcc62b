import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { useId } from "react";
import { Form, useSubmit } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { SearchForm } from "../search-form.tsx";
import type { ListOf } from "./list.tsx";
import type { ListView } from "./list-view.ts";
import styles from "./list.module.css";

/** One choice of what a list shows, or its order. */
export interface Filter {
  name: string;
  label: string;
  /** The option for no condition, or for the usual order. */
  any: string;
  options: readonly (readonly [value: string, words: string])[];
}

interface FiltersProps {
  of: Pick<ListOf<never>, "many" | "home" | "searchFor">;
  view: ListView;
  /** Those without an option are left out. */
  filters: readonly Filter[];
}

/** The search of a list and the choices beside it: ordinary forms, whose answers are in the address. A choice acts at once. */
export function Filters({ of: { many, home, searchFor }, view, filters }: FiltersProps) {
  const submit = useSubmit();
  const { search, chosen } = view;
  const shown = filters.filter(({ name, options }) => options.length > 0 || chosen[name]);
  const others = Object.entries(chosen).filter(([name]) => !shown.some((filter) => filter.name === name));
  return (
    <div className={styles.filters}>
      {searchFor && (
        <SearchForm
          label={`Search ${many}`}
          placeholder={`Ex: ${searchFor}`}
          action={home}
          search={search}
          kept={chosen}
        />
      )}
      {shown.length > 0 && (
        <Form
          key={JSON.stringify(chosen)}
          action={home}
          className={styles.selects}
          onChange={({ currentTarget }) =>
            void submit(currentTarget, { preventScrollReset: true, state: stayHere })
          }
        >
          <HiddenFields fields={{ ...Object.fromEntries(others), ...(search && { q: search }) }} />
          {shown.map((filter) => (
            <Select key={filter.name} {...filter} value={chosen[filter.name] ?? ""} />
          ))}
          <Button type="submit" look="quiet" className="unscripted">
            Filter
          </Button>
        </Form>
      )}
    </div>
  );
}

function Select({ name, label, any, options, value }: Filter & { value: string }) {
  const id = useId();
  const isKnown = value === "" || options.some(([option]) => option === value);
  return (
    <p>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
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

/** Names as options. */
export const asOptions = (names: readonly (string | number)[]) =>
  names.map((name) => [String(name), String(name)] as const);
