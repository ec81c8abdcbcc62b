import { useSearchParams } from "react-router";
import { withQuery } from "#domain/addresses/with-query.ts";
import { itemsOf, itemStateWords, itemWords, type Move, type MoveItem } from "#app/browser/moving-in/move.ts";
import { textKinds } from "#app/browser/moving-in/totals.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { listAddress, readListView } from "#app/ui/list/list-view.ts";
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

const itemsShown = (isReport: boolean): ListOf<MoveItem> => ({
  one: "item",
  many: "items",
  home: "/admin/move-in",
  section: { id: "items", title: "In the export" },
  row: (item) => {
    const { kind, sourceId, title, isPublished, state, trouble, remarks, address } = item;
    const noun = isText(item) && !isPublished && state !== "left" ? "draft" : itemWords[kind][0];
    const isThere = address !== "" && kind !== "redirect" && (state === "done" || state === "left");
    return {
      id: `${kind} ${sourceId}`,
      title,
      to: isThere ? address : undefined,
      isOutside: true,
      note: (
        <>
          {trouble}
          {kind === "redirect" && ` Leads to ${address}.`}
          {remarks.length > 0 && (
            <ul className={`${shared.soft} ${styles.remarks}`}>
              {remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </ul>
          )}
        </>
      ),
      facts: {
        Kind: kind === "remark" ? "export" : noun,
        Result: kind !== "remark" && (isReport && state === "waiting" ? "Comes" : itemStateWords[state]),
      },
    };
  },
  facts: ["Kind", "Result"],
  empty: { title: "The export is empty", words: "" },
});

/** Each text and file of the export, with what becomes of it. */
export function MoveItems({ move, isReport = false }: { move: Move; isReport?: boolean }) {
  const [query] = useSearchParams();
  const of = itemsShown(isReport);
  const view = readListView(query, ["show"]);
  const filter = names.find((known) => known === view.chosen.show) ?? "texts";
  const number = Math.max(1, Math.floor(Number(view.cursor)) || 1);
  const items = itemsOf(move);
  const shown = items.filter(filters[filter].holds);
  const page = (cursor: number) => listAddress(of.home, view, { cursor: String(cursor) });
  return (
    <List
      of={of}
      items={shown.slice((number - 1) * pageSize, number * pageSize)}
      view={view}
      chips={names
        .map((one) => ({
          words: filters[one].words,
          count: items.filter(filters[one].holds).length,
          to: withQuery(of.home, { show: one === "texts" ? undefined : one }),
          isCurrent: one === filter,
        }))
        .filter(({ count, isCurrent }) => count > 0 || isCurrent)}
      newer={number > 2 ? page(number - 1) : null}
      cursor={number * pageSize < shown.length ? String(number + 1) : null}
    />
  );
}
