import { useId } from "react";
import { Form, useSearchParams } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { SearchIcon } from "@toadstool/elements/icons";
import { counted } from "#domain/text/counted.ts";
import styles from "../blog/lists.module.css";
import { DraftRow } from "./row.tsx";
import { type ListedDraft, useDraftSearch } from "./search.ts";

/** How many are shown before the list is unfolded. */
const atFirst = 20;

interface DraftListProps {
  drafts: ListedDraft[];
  /** What `drafts` were found by: `?drafts=` in the address. */
  search?: string;
}

/** Drafts, newest first, and a search within them. */
export function DraftList({ drafts, search = "" }: DraftListProps) {
  const { typed, setTyped, shown } = useDraftSearch(drafts, search);
  if (drafts.length === 0 && search === "" && typed === "")
    return <p className={styles.empty}>No drafts. “Create Draft” keeps a text here until you publish it.</p>;
  const count = shown.drafts.length;
  return (
    <>
      <DraftSearch typed={typed} onType={setTyped} />
      <output className={shown.search.trim() ? styles.told : "visually-hidden"}>
        {shown.trouble ? "" : count === 0 ? "No results" : counted(count, "draft")}
      </output>
      {shown.trouble && (
        <p role="alert" className={styles.refusal}>
          {shown.trouble}
        </p>
      )}
      <Rows drafts={shown.drafts.slice(0, atFirst)} />
      {count > atFirst && (
        <details className={styles.more}>
          <summary>
            <span>{counted(count - atFirst, "more draft")}</span>
          </summary>
          <Rows drafts={shown.drafts.slice(atFirst)} />
        </details>
      )}
    </>
  );
}

function Rows({ drafts }: { drafts: ListedDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <ul className={styles.list}>
      {drafts.map((draft) => (
        <DraftRow key={draft.id} draft={draft} />
      ))}
    </ul>
  );
}

/** Without scripts a form, which keeps what else the address says. */
function DraftSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const id = useId();
  const isScripted = useScripted();
  const [address] = useSearchParams();
  const kept = Object.fromEntries([...address].filter(([name]) => ["draft", "post", "q"].includes(name)));
  return (
    <search>
      <Form
        action={`/admin/blog${isScripted ? "" : "#drafts-title"}`}
        className={styles.search}
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenFields fields={kept} />
        <label htmlFor={id}>Search drafts</label>
        <span className={styles.searchField}>
          <SearchIcon />
          <input
            id={id}
            type="search"
            name="drafts"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
        <Button type="submit" look="quiet" className={styles.searchButton}>
          Search
        </Button>
      </Form>
    </search>
  );
}
