import type * as v from "valibot";
import { findImport, throwAwayImport } from "#domain/subscribers/importing/imports.server.ts";
import { addImportInput, beginImportInput, sendRowsInput } from "#domain/subscribers/importing/send-rows.ts";
import {
  addImport,
  beginImport,
  type ImportReport,
  readImport,
  sendRows,
} from "#domain/subscribers/importing/send-rows.server.ts";
import { deletedImport, sentRows, subscriberImport } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { namedTwice, shown } from "./show.ts";

const call = callsAbout("Email");
const missing = { 404: "No such import, or it is older than a week." };
const answers =
  "The import: how many rows have each of the `verdicts`, of which only `new` ones become subscribers; and `said`, what the list says of people who may not be readers, by `note`.";

/** A list of subscribers that a program brings: each row is judged first, then all are added at once. */
export const imports = [
  call({
    method: "post",
    path: "/email/imports",
    scope: "email",
    isUnseen: true,
    summary: "Begin an import of subscribers",
    description:
      "Create `key` (a UUID) once and repeat it with every attempt. `fileName` is what the list is called; where it says that these people left, that is asked about first. No one is subscribed until the import is added.",
    json: beginImportInput,
    status: 201,
    answers,
    data: subscriberImport,
  }).handledBy(async (c) =>
    shown(await beginImport(c.var.services, c.var.owner, c.req.valid("json")), showImport),
  ),

  call({
    method: "post",
    path: "/email/imports/:id/rows",
    scope: "email",
    isUnseen: true,
    summary: "Send rows of an import",
    description:
      "Up to 500 at once, each with the `line` that names it: a line that was sent before is left as it is. `said` is why the list does not call them a subscriber: their `state`, and the list’s own words in `by`. `tags` are yours alone.",
    json: sendRowsInput,
    answers: "Its `id`, and how many `rows` it has now. Their verdicts are in the import.",
    data: sentRows,
    errors: {
      ...missing,
      409: "Its subscribers were added, or it is of a file; or it changed at this moment (code `import_changed`): send the rows again.",
    },
  }).handledBy(async (c) =>
    shown(await sendRows(c.var.services, c.var.owner, c.req.param("id"), c.req.valid("json")), namedTwice),
  ),

  call({
    method: "get",
    path: "/email/imports/:id",
    scope: "read",
    summary: "What an import would add, or has added",
    answers,
    data: subscriberImport,
    errors: missing,
  }).handledBy(async (c) =>
    shown(await readImport(c.var.services, c.var.owner, c.req.param("id")), showImport),
  ),

  call({
    method: "post",
    path: "/email/imports/:id/add",
    scope: "email",
    isUnseen: true,
    summary: "Add the subscribers of an import",
    description:
      "All at once, or none; no email is sent. `consent` says how these people agreed to receive your letters. `decisions` says by each `note` of `said` what is meant: `unsubscribed`, `bounced` and `complained` are kept as such, `pending` leaves out, `reader` subscribes. People who left this site stay as they are. `change` is the key of a bulk change, which can be undone as a whole.",
    json: addImportInput,
    answers,
    data: subscriberImport,
    errors: {
      ...missing,
      409: "It is still being read or could not be read; or the change was undone.",
      422: "`consent` is missing, or a note of `said` has no decision (code `undecided`).",
    },
  }).handledBy(async (c) =>
    shown(await addImport(c.var.services, c.var.owner, c.req.param("id"), c.req.valid("json")), showImport),
  ),

  call({
    method: "delete",
    path: "/email/imports/:id",
    scope: "email",
    isUnseen: true,
    summary: "Discard an import",
    description: "Subscribers that it has added stay.",
    answers: "Its `id`.",
    data: deletedImport,
    errors: missing,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const id = c.req.param("id");
    if (!(await findImport(services, owner, id))) return null;
    await throwAwayImport(services, owner, id);
    return { id };
  }),
];

function showImport({ list, verdicts, said }: ImportReport): v.InferOutput<typeof subscriberImport> {
  const { id, fileName, state, consent, rows, createdAt, finishedAt } = list;
  return { ...namedTwice({ id }), fileName, state, consent, rows, createdAt, finishedAt, verdicts, said };
}
