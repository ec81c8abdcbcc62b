import { withQuery } from "#domain/addresses/with-query.ts";
import { figure } from "@toadstool/elements/charts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { RowTable } from "@toadstool/elements/page/row-table";
import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { itemStateWords, itemWords, type ListedItem } from "#domain/moving-in/move.ts";
import type { MoveFilter } from "#domain/moving-in/report.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";
import type { MovePageData } from "./move-page.server.ts";
import { remarked, textKinds, totalOf } from "./totals.ts";

const words: Record<MoveFilter, string> = {
  texts: "Texts",
  remarks: "Remarks",
  left: "Left out",
  failed: "Failed",
  kept: "Kept",
  files: "Files",
};

/** Each text and file of the export, with what becomes of it. */
export function MoveItems({ report, filter, number, hasNext, items }: MovePageData) {
  const { move, counts } = report;
  const sizes: Record<MoveFilter, number> = {
    texts: totalOf(counts, { kinds: textKinds }),
    remarks: remarked(counts),
    left: totalOf(counts, { states: ["left"] }),
    failed: totalOf(counts, { states: ["failed"] }),
    kept: totalOf(counts, { states: ["kept"] }),
    files: totalOf(counts, { kinds: ["file"] }),
  };
  const shown = (Object.keys(words) as MoveFilter[]).filter((one) => sizes[one] > 0 || one === filter);
  const address = (show: MoveFilter, page = 1) =>
    withQuery(`/admin/move-in/${move.id}`, {
      show: show === "texts" ? undefined : show,
      page: page > 1 ? page : undefined,
    });
  return (
    <Section id="items" title="In the export">
      <ChipLinks label="Filter items">
        {shown.map((one) => (
          <ChipLink key={one} to={address(one)} state={stayHere} current={one === filter}>
            {words[one]} {figure(sizes[one])}
          </ChipLink>
        ))}
      </ChipLinks>
      {items.length === 0 ? (
        <p className={shared.soft}>There are none{number > 1 && " on later pages"}.</p>
      ) : (
        <RowTable caption={`${words[filter]} in the order of the export`} heads={["Title", "Kind", "Result"]}>
          {items.map((item) => (
            <Row key={`${item.kind} ${item.sourceId}`} item={item} isStaged={move.state === "staged"} />
          ))}
        </RowTable>
      )}
      <PageLinks
        label="Pages of items"
        rowClass={shared.row}
        className={shared.reach}
        links={[
          ["Previous page", number > 1 && address(filter, number - 1)],
          ["Next page", hasNext && address(filter, number + 1)],
        ]}
      />
    </Section>
  );
}

function Row({ item, isStaged }: { item: ListedItem; isStaged: boolean }) {
  const { kind, title, isPublished, state, trouble, remarks, address } = item;
  const isText = kind === "post" || kind === "page" || kind === "letter";
  const noun = isText && !isPublished && state !== "left" ? "draft" : itemWords[kind][0];
  const isThere = address !== "" && kind !== "redirect" && ["done", "kept", "left"].includes(state);
  return (
    <tr>
      <th scope="row" className={styles.title}>
        {isThere ? (
          <Link to={address} className={shared.reach}>
            {title}
          </Link>
        ) : (
          title
        )}
      </th>
      <td className={styles.kind}>{kind === "remark" ? "export" : noun}</td>
      <td>
        {kind !== "remark" && (
          <strong>{isStaged && state === "waiting" ? "Comes" : itemStateWords[state]}.</strong>
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
