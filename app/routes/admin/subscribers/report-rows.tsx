import { withQuery } from "#domain/addresses/with-query.ts";
import { figure } from "@toadstool/elements/charts";
import { RowTable } from "@toadstool/elements/page/row-table";
import { PageLinks } from "#app/ui/page-links.tsx";
import { noteWords, type Verdict, verdicts, verdictWords } from "#domain/subscribers/importing/import.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { Report } from "./report.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { home } from "./view.ts";

/** Every row with its line in the file and its verdict. */
export function ReportRows({ list, verdict, after, counts, rows, next }: Report) {
  const address = (of: Verdict | undefined, from = 0) =>
    withQuery(`${home}/import/${list.id}`, { verdict: of, after: from });
  const ofNew = list.state === "done" ? "Was added." : "Will be added.";
  const download = withQuery(`${home}/import/${list.id}/report`, { verdict });
  return (
    <Section id="rows" title="Rows">
      <FilterChips
        label="Filter rows"
        options={verdicts}
        words={verdictWords}
        all={list.rows}
        countOf={(one) => counts?.[one] ?? 0}
        current={verdict}
        addressOf={address}
      />
      {rows.length === 0 ? (
        <p className={shared.soft}>There are no such rows{after > 0 && " on later pages"}.</p>
      ) : (
        <>
          <p>
            <a href={download} download className={shared.reach}>
              Download these rows as CSV
            </a>
          </p>
          <RowTable caption="Rows of the file, in order" heads={["Line", "Address", "Result"]}>
            {rows.map((row) => (
              <tr key={row.line}>
                <td data-label="Line">{figure(row.line)}</td>
                <th scope="row">{row.email || <span className={shared.soft}>empty</span>}</th>
                <td>
                  <strong>{verdictWords[row.verdict]}.</strong> {row.verdict === "new" && ofNew}{" "}
                  {noteWords(row)}
                </td>
              </tr>
            ))}
          </RowTable>
        </>
      )}
      <PageLinks
        label="Pages of rows"
        rowClass={shared.row}
        className={shared.reach}
        links={[
          ["First page", after > 0 && address(verdict)],
          ["Next page", next !== null && address(verdict, next)],
        ]}
      />
    </Section>
  );
}
