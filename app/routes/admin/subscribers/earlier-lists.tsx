import { figure } from "@toadstool/elements/charts";
import { Link } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { RowTable } from "@toadstool/elements/page/row-table";
import type { ImportState, SubscriberImport } from "#domain/subscribers/importing/import.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { home } from "./view.ts";

const words: Record<ImportState, string> = {
  reading: "Reading",
  checked: "Ready to import",
  done: "Subscribers added",
  failed: "Could not be read",
};

export function EarlierLists({ lists }: { lists: SubscriberImport[] }) {
  return (
    <Section id="earlier" title="Imports of the last week">
      <p className={shared.soft}>
        An import and its report are deleted after a week. The subscribers it added stay.
      </p>
      <RowTable caption="Imports, newest first" heads={["File", "Status", "Rows", "Uploaded"]}>
        {lists.map(({ id, fileName, state, rows, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`${home}/import/${id}`} className={shared.reach}>
                {fileName}
              </Link>
            </th>
            <td>{words[state]}</td>
            <td data-label="Rows:">{figure(rows)}</td>
            <td>
              <Moment iso={createdAt} />
            </td>
          </tr>
        ))}
      </RowTable>
    </Section>
  );
}
