import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { withQuery } from "#domain/addresses/with-query.ts";
import { List } from "#app/ui/list/list.tsx";
import { type Verdict, verdicts, verdictWords } from "#domain/subscribers/importing/import.ts";
import shared from "../admin.module.css";
import type { Report } from "./report.server.ts";
import { rowsOf } from "./lists.tsx";

export function ReportRows({ list, verdict, cursor, counts, rows, next }: Report) {
  const of = rowsOf(list);
  const countOf = (one: Verdict) => counts?.[one] ?? 0;
  const chip = (words: string, one: Verdict | undefined, count: number) => ({
    words,
    count,
    to: withQuery(of.home, { verdict: one }),
    isCurrent: one === verdict,
  });
  return (
    <List
      of={of}
      items={rows}
      view={{ search: "", chosen: verdict ? { verdict } : {}, cursor }}
      chips={[
        chip("All", undefined, list.rows),
        ...filledChips(verdicts, countOf, (one) => one === verdict).map((one) =>
          chip(verdictWords[one], one, countOf(one)),
        ),
      ]}
      cursor={next}
      press={
        rows.length > 0 && (
          <a href={withQuery(`${of.home}/report`, { verdict })} download className={shared.reach}>
            Download these rows as CSV
          </a>
        )
      }
    />
  );
}
