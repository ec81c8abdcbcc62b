import { figure } from "@toadstool/elements/charts";
import type { ListOf } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { ImportState, SubscriberImport } from "#domain/subscribers/importing/import.ts";
import { home } from "./view.ts";

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
