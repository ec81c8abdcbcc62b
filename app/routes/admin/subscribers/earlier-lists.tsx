import { figure } from "@toadstool/elements/charts";
import { Link } from "react-router";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { counted } from "#domain/text/counted.ts";
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

interface EarlierListsProps {
  lists: SubscriberImport[];
  /** How many subscribers had left according to each list. */
  broughtBack: Map<string, number>;
}

export function EarlierLists({ lists, broughtBack }: EarlierListsProps) {
  return (
    <Section id="earlier" title="Imports of the last week">
      {lists.map(({ id, fileName }) => {
        const count = broughtBack.get(id) ?? 0;
        return (
          count > 0 && (
            <Trouble key={id}>
              {counted(count, "reader")} came by an import, while {fileName} says that they had left.{" "}
              <Link to={`${home}/import/${id}#brought-back`}>Decide about them</Link>
            </Trouble>
          )
        );
      })}
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
