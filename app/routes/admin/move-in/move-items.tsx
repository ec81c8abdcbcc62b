import { withQuery } from "#domain/addresses/with-query.ts";
import { figure } from "@toadstool/elements/charts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { RowTable } from "@toadstool/elements/page/row-table";
import { Link, useSearchParams } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { itemsOf, itemStateWords, itemWords, type Move, type MoveItem } from "#app/browser/moving-in/move.ts";
import { textKinds } from "#app/browser/moving-in/totals.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";

const isText = ({ kind }: MoveItem) => textKinds.some((one) => one === kind);

/** What a list of items is of. */
const filters = {
  texts: { words: "Texts", holds: isText },
  remarks: {
    words: "Remarks",
    holds: ({ kind, remarks }: MoveItem) => kind === "remark" || remarks.length > 0,
  },
  left: { words: "Left out", holds: ({ state }: MoveItem) => state === "left" },
  failed: { words: "Failed", holds: ({ state }: MoveItem) => state === "failed" },
  files: { words: "Files", holds: ({ kind }: MoveItem) => kind === "file" },
};
type Filter = keyof typeof filters;
const names = Object.keys(filters) as Filter[];
const pageSize = 50;

/** Each text and file of the export, with what becomes of it. */
export function MoveItems({ move, isReport = false }: { move: Move; isReport?: boolean }) {
  const [query] = useSearchParams();
  const filter = names.find((known) => known === query.get("show")) ?? "texts";
  const number = Math.max(1, Math.floor(Number(query.get("page"))) || 1);
  const items = itemsOf(move);
  const shown = items.filter(filters[filter].holds);
  const address = (show: Filter, page = 1) =>
    withQuery("/admin/move-in", {
      show: show === "texts" ? undefined : show,
      page: page > 1 ? page : undefined,
    });
  const rows = shown.slice((number - 1) * pageSize, number * pageSize);
  return (
    <Section id="items" title="In the export">
      <ChipLinks label="Filter items">
        {names.map((one) => {
          const size = items.filter(filters[one].holds).length;
          return (
            (size > 0 || one === filter) && (
              <ChipLink key={one} to={address(one)} state={stayHere} current={one === filter}>
                {filters[one].words} {figure(size)}
              </ChipLink>
            )
          );
        })}
      </ChipLinks>
      {rows.length === 0 ? (
        <p className={shared.soft}>There are none{number > 1 && " on later pages"}.</p>
      ) : (
        <RowTable
          caption={`${filters[filter].words} in the order of the export`}
          heads={["Title", "Kind", "Result"]}
        >
          {rows.map((item) => (
            <Row key={`${item.kind} ${item.sourceId}`} item={item} isReport={isReport} />
          ))}
        </RowTable>
      )}
      <PageLinks
        label="Pages of items"
        rowClass={shared.row}
        className={shared.reach}
        links={[
          ["Previous page", number > 1 && address(filter, number - 1)],
          ["Next page", number * pageSize < shown.length && address(filter, number + 1)],
        ]}
      />
    </Section>
  );
}

function Row({ item, isReport }: { item: MoveItem; isReport: boolean }) {
  const { kind, title, isPublished, state, trouble, remarks, address } = item;
  const noun = isText(item) && !isPublished && state !== "left" ? "draft" : itemWords[kind][0];
  const isThere = address !== "" && kind !== "redirect" && (state === "done" || state === "left");
  return (
    <tr>
      <th scope="row" className={styles.title}>
        {isThere ? (
          <Link to={address} className={shared.reach} target="_blank">
            {title}
          </Link>
        ) : (
          title
        )}
      </th>
      <td className={styles.kind}>{kind === "remark" ? "export" : noun}</td>
      <td>
        {kind !== "remark" && (
          <strong>{isReport && state === "waiting" ? "Comes" : itemStateWords[state]}.</strong>
        )}{" "}
        {trouble}
        {kind === "redirect" && ` Leads to ${address}.`}
        {remarks.length > 0 && (
          <ul className={styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
