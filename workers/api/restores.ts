import { readWithin } from "#domain/forms/read-within.ts";
import { refuse } from "#domain/outcome.ts";
import { beginRestore } from "#domain/restore/begin-restore.server.ts";
import { discardRestore } from "#domain/restore/discard-restore.server.ts";
import { findOpenRestore, listFiles, listParts } from "#domain/restore/find-restore.server.ts";
import { finishRestore } from "#domain/restore/finish-restore.server.ts";
import { longestRow, restoreInput } from "#domain/restore/restore.ts";
import { stageFile } from "#domain/restore/stage-file.server.ts";
import { stageRows } from "#domain/restore/stage-rows.server.ts";
import { callsAbout } from "./call.ts";
import {
  siteContent,
  discardedRestore,
  filesThere,
  partsThere,
  restore,
  takenFile,
  takenRows,
} from "./restore-answers.ts";

const call = callsAbout("Restores");
const missing = { 404: "No such restore." };
const noBody = refuse("malformed", "no_body", "Send the bytes as the body.");

export const restores = [
  call({
    method: "post",
    path: "/restores",
    scope: "restore",
    isUnseen: true,
    summary: "Begin to restore a backup, or go on with it",
    description:
      "`manifest` is that of the archive. Nothing changes before the restore is finished. Where the site has content, `replace` is the `digest` of it: the refused call says what would be lost.",
    json: restoreInput,
    status: 201,
    answers: "The restore, which is `done` if this very archive has just been restored.",
    data: restore,
    errors: {
      409: "The site is not empty (code `site_not_empty`; `data.current` is what it has), or another archive is being restored.",
      422: "The archive is of a newer version of the format or of the site.",
    },
    current: siteContent,
  }).handledBy((c) => beginRestore(c.var.services, c.var.owner, c.req.valid("json"))),

  call({
    method: "get",
    path: "/restores",
    scope: "restore",
    summary: "The restore that is under way",
    answers: "The restore.",
    data: restore,
    errors: { 404: "No restore is under way." },
  }).handledBy((c) => findOpenRestore(c.var.services, c.var.owner)),

  call({
    method: "get",
    path: "/restores/:id/parts",
    scope: "restore",
    summary: "The parts of rows that have been received",
    answers: "An array of tables and numbers of parts.",
    data: partsThere,
  }).handledBy((c) => listParts(c.var.services, c.var.owner, c.req.param("id"))),

  call({
    method: "get",
    path: "/restores/:id/files",
    scope: "restore",
    summary: "The files that have been received",
    query: { after: "The last key of the page before." },
    answers: "An array of up to 2,000 keys, in order.",
    data: filesThere,
  }).handledBy((c) => listFiles(c.var.services, c.var.owner, c.req.param("id"), c.req.query("after") ?? "")),

  call({
    method: "put",
    path: "/restores/:id/rows/:table/:part",
    scope: "restore",
    isUnseen: true,
    summary: "Send a part of a table’s rows",
    description:
      "The body is JSON Lines as in the archive: up to 1 MB, or one row. Parts are numbered from 0; the same part sent twice is the same part.",
    query: { sha256: "Of the body, in hexadecimal digits. Required." },
    answers: "How many `rows` were taken.",
    data: takenRows,
    errors: {
      ...missing,
      409: "The restore is done.",
      413: "The part is too large.",
      422: "The rows are damaged, this site has no such columns, or a row is none that the site could show: the message says which, and why.",
    },
  }).handledBy(async (c) => {
    const { body } = c.req.raw;
    const part = /^\d{1,6}$/.exec(c.req.param("part"))?.[0];
    if (part === undefined) return null;
    if (!body) return noBody;
    const whole = await readWithin(body, longestRow);
    if (!whole) return refuse("tooLarge", "part_too_large", "That is more than one row can have. Send less.");
    const rows = {
      table: c.req.param("table"),
      part: Number(part),
      sha256: c.req.query("sha256") ?? "",
      body: new Uint8Array(await whole.arrayBuffer()),
    };
    return stageRows(c.var.services, c.var.owner, c.req.param("id"), rows);
  }),

  call({
    method: "put",
    path: "/restores/:id/file",
    scope: "restore",
    isUnseen: true,
    summary: "Send a file",
    description:
      "The body is the file’s bytes; its type is that of its name. It is kept aside until the restore is finished.",
    query: {
      key: "As in the archive. Required.",
      bytes: "Its size. Required.",
      sha256: "Of the body, in hexadecimal digits. Required.",
    },
    answers: "Its `key`.",
    data: takenFile,
    errors: {
      ...missing,
      409: "The restore is done.",
      413: "The file is too large.",
      422: "The file is damaged, or its key is not one of a site.",
    },
  }).handledBy(async (c) => {
    const { key = "", bytes = "", sha256 = "" } = c.req.query();
    if (!/^\d{1,12}$/.test(bytes) || !/^[0-9a-f]{64}$/.test(sha256))
      return refuse("invalid", "file_not_described", "Say the file’s bytes and sha256.");
    const body = c.req.raw.body ?? new Blob([]).stream();
    const file = { key, bytes: Number(bytes), sha256, body };
    return stageFile(c.var.services, c.var.owner, c.req.param("id"), file);
  }),

  call({
    method: "post",
    path: "/restores/:id/finish",
    scope: "restore",
    summary: "Put everything in place, in one step",
    description:
      "Nothing is mailed, published or announced: what would go out by itself is paused or a draft, and the report names it. Logins of the archive wait for the owner at `/admin/backup`.",
    answers:
      "The restore with its report; while it is `open`, files are still to be put in place: call again.",
    data: restore,
    errors: {
      ...missing,
      409: "Something is missing, or the site has changed since the restore began (`data.current` is what it has). Nothing was changed.",
      422: "The rows contradict each other. Nothing was changed.",
    },
    current: siteContent,
  }).handledBy((c) => finishRestore(c.var.services, c.var.owner, c.req.param("id"))),

  call({
    method: "delete",
    path: "/restores/:id",
    scope: "restore",
    summary: "Discard a restore that is under way",
    answers: "Its `id`.",
    data: discardedRestore,
    errors: { 404: "No such restore is under way." },
  }).handledBy((c) => discardRestore(c.var.services, c.var.owner, c.req.param("id"))),
];
