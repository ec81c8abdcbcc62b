import type { ListOf } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { deliveryWords } from "#domain/newsletter/issue.ts";
import type { Person } from "#domain/subscribers/person.server.ts";
import { home } from "./view.ts";

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
