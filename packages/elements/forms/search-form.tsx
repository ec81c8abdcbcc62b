import { useSearchAsTyped } from "./use-search-as-typed.ts";
import { Form } from "react-router";
import { useScripted } from "../behaviour/scripted.ts";
import { SearchIcon } from "../icons/icons.tsx";
import { Button } from "./button.tsx";
import { useElementsWords } from "../words.ts";
import { HiddenFields } from "./form-button.tsx";
import styles from "./search-form.module.css";

export interface SearchFormProps extends Pick<
  Parameters<typeof useSearchAsTyped>[0],
  "action" | "search" | "kept" | "state" | "onType"
> {
  label: string;
  placeholder: string;
  /** The part of the page with the results: where a whole new document starts. */
  results?: string;
  /** The page searches its own data: no request is sent. */
  inPage?: boolean;
  /** The page's own script searches as well, on pages that React has not taken over: the results are in `data-results`. */
  isLive?: boolean;
}

/** Searches as the visitor types, once the typing pauses; without scripts it is an ordinary form. */
export function SearchForm({
  label,
  placeholder,
  results,
  inPage = false,
  isLive = false,
  ...asked
}: SearchFormProps) {
  const { elements: words } = useElementsWords();
  const isScripted = useScripted();
  const { form, input } = useSearchAsTyped({ ...asked, inPage });
  const action = results && !isScripted ? `${asked.action}#${results}` : asked.action;
  return (
    <search>
      <Form {...form} action={action} data-search={isLive || undefined} className={styles.form}>
        <HiddenFields fields={asked.kept} />
        <label className={styles.label} htmlFor="search">
          {label}
        </label>
        <div className={styles.row}>
          <SearchIcon className={styles.icon} />
          <input {...input} id="search" className={styles.input} placeholder={placeholder} />
          <Button type="submit" className={styles.button}>
            {words.search}
          </Button>
        </div>
      </Form>
    </search>
  );
}
