import { figure } from "@toadstool/elements/charts";
import type { ListOf } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import {
  type ImportState,
  type SubscriberImport,
  decisionWords,
  noteWords,
  verdictWords,
} from "#domain/subscribers/importing/import.ts";
import { home } from "./view.ts";
import { deliveryWords } from "#domain/newsletter/issue.ts";
import type { Person } from "#domain/subscribers/person.server.ts";
import type { BroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import type { Report } from "./report.server.ts";

const words: Record<ImportState, string> = {
  reading: "Reading",
  checked: "Ready to import",
  done: "Subscribers added",
  failed: "Could not be read",
};

export const imports: ListOf<SubscriberImport> = {
  one: "import",
  many: "imports",
  home: `${home}/import`,
  section: {
    id: "earlier",
    title: "Imports of the last week",
    about: "An import and its report are deleted after a week. The subscribers it added stay.",
  },
  row: ({ id, fileName, state, rows, createdAt }) => ({
    id,
    title: fileName,
    to: `${home}/import/${id}`,
    facts: { Status: words[state], Rows: figure(rows), Uploaded: <Moment iso={createdAt} /> },
  }),
  facts: ["Status", "Rows", "Uploaded"],
  empty: { title: "No imports yet", words: "" },
};

/** What became of each letter to one person. */
export const letters: ListOf<Person["letters"][number]> = {
  one: "letter",
  many: "letters",
  home,
  section: { id: "letters", title: "Letters" },
  row: ({ issueId, subject, state, sentAt, reason }) => ({
    id: issueId,
    title: subject,
    to: `/admin/email/letters/${issueId}`,
    note: reason,
    facts: { Delivery: deliveryWords[state], When: sentAt && <Moment iso={sentAt} /> },
  }),
  facts: ["Delivery", "When"],
  empty: { title: "No letters yet", words: "The next letter that is sent to everyone goes to them, too." },
};

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
