import type { ReactNode } from "react";
import type { Issue } from "#domain/outcome.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { EntryForm } from "./entry-form.tsx";
import type { EntryList, EntrySummary, Proposed } from "./entry-list.ts";
import { EntryRow } from "./entry-row.tsx";
import shared from "../admin.module.css";

interface EntriesProps {
  list: EntryList;
  /** The page’s own address. */
  page: string;
  version: number;
  entries: EntrySummary[];
  /** The entry whose form is open. */
  open: { index: string; fields: Record<string, string> } | null;
  typed?: Record<string, string>;
  issues?: Issue[];
  proposed?: Proposed[];
  /** What the page shows where there are none. */
  empty: ReactNode;
}

/** The entries of a list in their order, or the form of one of them. */
export function Entries({ list, page, version, entries, open, empty, typed, ...given }: EntriesProps) {
  if (open)
    return (
      <EntryForm
        key={`${open.index} ${version}`}
        list={list}
        page={page}
        index={open.index}
        values={{ version: String(version), ...(typed ?? open.fields) }}
        {...given}
      />
    );
  return (
    <>
      <div>
        <ButtonLink to={`${page}?entry=new`}>Add a {list.one}</ButtonLink>
      </div>
      {entries.length === 0 ? (
        <Nothing title={`No ${list.title.toLowerCase()} yet`}>{empty}</Nothing>
      ) : (
        <ol className={shared.entries} aria-label={list.title}>
          {entries.map((entry, index) => (
            <EntryRow
              // oxlint-disable-next-line react/no-array-index-key -- two entries may say the same
              key={`${entry.title} ${entry.note} ${index}`}
              {...entry}
              index={index}
              last={entries.length - 1}
              page={page}
              version={version}
            />
          ))}
        </ol>
      )}
    </>
  );
}
