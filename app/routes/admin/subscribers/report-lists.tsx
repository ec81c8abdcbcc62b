import { figure } from "@toadstool/elements/charts";
import type { ListOf } from "#app/ui/list/list.tsx";
import type { BroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import { decisionWords, noteWords, verdictWords } from "#domain/subscribers/importing/import.ts";
import type { Report } from "./report.server.ts";
import { home } from "./view.ts";

/** Every row of a file, with its line and its verdict. */
export const rowsOf = ({ id, state }: Report["list"]): ListOf<Report["rows"][number]> => ({
  one: "row",
  many: "rows",
  home: `${home}/import/${id}`,
  section: { id: "rows", title: "Rows" },
  row: (row) => ({
    id: String(row.line),
    title: row.email || "empty",
    note: [row.verdict === "new" && (state === "done" ? "Was added." : "Will be added."), noteWords(row)]
      .filter(Boolean)
      .join(" "),
    facts: { Line: figure(row.line), Result: verdictWords[row.verdict] },
  }),
  facts: ["Line", "Result"],
  empty: { title: "The file has no rows", words: "" },
});

/** Subscribers whom an earlier import added although this list says that they had left: the owner decides about each. */
export const broughtBackTo = (importId: string): ListOf<BroughtBack> => ({
  one: "person",
  many: "people that an import brought back",
  home: `${home}/import/${importId}`,
  section: {
    id: "brought-back",
    title: "People that an import brought back",
    about:
      "These people get your letters because of an import, while this list says that they had left or that mail did not reach them. None of them has pressed a link of yours since.",
  },
  row: ({ id, email, line, state }) => ({
    id,
    title: email,
    to: `${home}/${id}`,
    facts: { "The list says": `${decisionWords[state].toLowerCase()} in line ${line}` },
  }),
  facts: ["The list says"],
  bulk: [
    { act: "as-left", words: "Send them no more letters" },
    { act: "as-readers", words: "Leave them as readers" },
  ],
  empty: { title: "Nobody", words: "" },
});
