import { answerObject } from "../http/answer-object.ts";
import type { Context } from "hono";
import { typeByName } from "@toadstool/media/storing";
import * as v from "valibot";
import { backupInput, doneInput } from "#domain/backup/backup.ts";
import {
  beginBackup,
  cancelBackup,
  findRunning,
  finishBackup,
  listBackups,
} from "#domain/backup/backups.server.ts";
import { filePrefix } from "#domain/backup/named-files.ts";
import { readChanges, readFiles, readRows } from "#domain/backup/reading.server.ts";
import { findKept, listKept, openKept } from "#domain/backup/schedule/kept.server.ts";
import { keptManifest } from "#domain/backup/schedule/layout.ts";
import { isSecret } from "#domain/backup/tables.server.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { caching } from "../caching.ts";
import { backup, begunBackup, placedRow, storedRow } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { identifyCaller } from "./caller.ts";
import type { OwnerEnv } from "./owner-only.ts";

const call = callsAbout("Backups");
const missing = { 404: "No such backup.", 409: "The backup has ended: one that takes more than a day does." };
const last = v.nullable(v.number());

/** The scope of the data is not that of what logs people in. */
async function refuseLogins({ req, var: variables }: Context<OwnerEnv>): Promise<Refused | null> {
  const caller = await identifyCaller(req.raw, "logins", variables);
  return isRefused(caller) ? caller : null;
}

/** How `npm run backup` reads the site; docs/decisions/0097 says why the copy is whole although people write. */
export const backups = [
  call({
    method: "get",
    path: "/backups",
    scope: "backup",
    summary: "List the last backups, newest first",
    answers: "An array: what each holds, when it was checked, and what went wrong.",
    data: v.array(backup),
  }).handledBy(async (c) => listBackups(c.var.services, c.var.owner)),

  call({
    method: "post",
    path: "/backups",
    scope: "backup",
    isUnseen: true,
    summary: "Begin a backup",
    description:
      "From here on each change is noted. Read the rows of every table, then the changes until `consistentAt` is not null, then the files; then say that it is done. `withSecrets` adds sessions, passkeys and the hashes of tokens: a token then needs the scope `logins` as well.",
    json: backupInput,
    status: 201,
    answers: "Its `id`, the name of the database’s last `migration`, and the `tables` to read.",
    data: begunBackup,
    errors: { 409: "Too many backups are under way." },
  }).handledBy(async (c) => {
    const input = c.req.valid("json");
    const refused = input.withSecrets ? await refuseLogins(c) : null;
    return refused ?? beginBackup(c.var.services, c.var.owner, input);
  }),

  call({
    method: "get",
    path: "/backups/kept",
    scope: "backup",
    summary: "List the scheduled backups that are kept, newest first",
    answers:
      "An array of names: the minutes in which they began. One that lacks files which its rows name ends with `-incomplete`.",
    data: v.array(v.string()),
    errors: { 409: "The site has no bucket for backups." },
  }).handledBy(async (c) => listKept(c.var.services, c.var.owner)),

  call({
    method: "get",
    path: "/backups/kept/:name",
    scope: "backup",
    summary: "What a scheduled backup holds",
    answers: "Its manifest, with the hash of each part.",
    data: keptManifest,
    errors: { 404: "No backup of that name is kept.", 409: "The site has no bucket for backups." },
  }).handledBy(async (c) => findKept(c.var.services, c.var.owner, c.req.param("name"))),

  call({
    method: "get",
    path: "/backups/kept/:name/object",
    scope: "backup",
    summary: "Read a part of a scheduled backup, or a file",
    query: { key: "A part’s, as the manifest has it, or `files/` and a file’s." },
    answers: "The object itself.",
    givesFile: true,
    errors: { 404: "There is no such object.", 409: "The site has no bucket for backups." },
  }).handledBy(async (c) => {
    const found = await openKept(c.var.services, c.var.owner, c.req.query("key") ?? "");
    if (!found || isRefused(found)) return found;
    const { object, body } = found;
    const headers = {
      "Content-Type": typeByName(object.key) ?? "application/octet-stream",
      "Content-Length": String(object.bytes),
      "Cache-Control": caching.personal,
    };
    return new Response(body, { headers });
  }),

  call({
    method: "get",
    path: "/backups/:id/rows/:table",
    scope: "backup",
    summary: "Read rows of a table, about 1 MB at once",
    query: { after: "The `next` of the page before; 0 if not given." },
    answers: "An array of pairs: a row’s place and the row. `next` is null where the table ends.",
    data: v.array(placedRow),
    beside: { next: last },
    errors: missing,
  }).handledBy(async (c) => {
    const wanted = { table: c.req.param("table"), after: numberIn(c) };
    const refused = isSecret(wanted.table) ? await refuseLogins(c) : null;
    const read = refused ?? (await readRows(c.var.services, c.var.owner, c.req.param("id"), wanted));
    return read && !isRefused(read) ? { data: read.rows, next: read.next } : read;
  }),

  call({
    method: "get",
    path: "/backups/:id/changes",
    scope: "backup",
    summary: "Read the rows that were changed since the backup began",
    query: { after: "The `next` of the call before; 0 if not given." },
    answers:
      "An array of a table’s name, a place and the row there, null where there is none any more. Once `consistentAt` is not null, all that was read is the database at that moment.",
    data: v.array(v.tuple([v.string(), v.number(), v.nullable(storedRow)])),
    beside: { next: v.number(), consistentAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())) },
    errors: missing,
  }).handledBy(async (c) => {
    const read = await readChanges(c.var.services, c.var.owner, c.req.param("id"), numberIn(c));
    if (!read || isRefused(read)) return read;
    const refused = read.changes.some(([table]) => isSecret(table)) ? await refuseLogins(c) : null;
    if (refused) return refused;
    return { data: read.changes, next: read.next, consistentAt: read.consistentAt?.toISOString() ?? null };
  }),

  call({
    method: "get",
    path: "/backups/:id/files",
    scope: "backup",
    summary: "List files of the library in the order of their keys",
    query: { after: "The `next` of the call before." },
    answers: "An array of `key` and `bytes`; `next` is null at the end.",
    data: v.array(v.object({ key: v.string(), bytes: v.number() })),
    beside: { next: v.nullable(v.string()) },
    errors: missing,
  }).handledBy(async (c) => {
    const after = c.req.query("after") ?? "";
    const read = await readFiles(c.var.services, c.var.owner, c.req.param("id"), after);
    return read && !isRefused(read) ? { data: read.files, next: read.next } : read;
  }),

  call({
    method: "get",
    path: "/backups/:id/file",
    scope: "backup",
    summary: "Read a file of the library",
    query: { key: "As it was listed." },
    answers: "The file itself, or the part that `Range` names.",
    givesFile: true,
    errors: { ...missing, 404: "No such backup, or no such file." },
  }).handledBy(async (c) => {
    const running = await findRunning(c.var.services, c.req.param("id"));
    const key = c.req.query("key") ?? "";
    if (!running || isRefused(running)) return running;
    const facts = { fileName: key.replaceAll("/", "-"), type: typeByName(key) };
    const wanted = { key, ...facts, cacheControl: caching.personal };
    return key.startsWith(filePrefix) ? answerObject(c.var.files.uploaded, c.req.raw, wanted) : null;
  }),

  call({
    method: "post",
    path: "/backups/:id/done",
    scope: "backup",
    isUnseen: true,
    summary: "Say that a backup is written, and was read again and compared",
    json: doneInput,
    answers: "The backup, as the admin shows it.",
    data: backup,
    errors: { 404: "No such backup." },
  }).handledBy(async (c) =>
    finishBackup(c.var.services, c.var.owner, c.req.param("id"), c.req.valid("json")),
  ),

  call({
    method: "delete",
    path: "/backups/:id",
    scope: "backup",
    isUnseen: true,
    summary: "End a backup that is not wanted any more",
    answers: "Its `id`.",
    data: v.object({ id: v.string() }),
    errors: { 404: "No such backup is under way." },
  }).handledBy(async (c) => cancelBackup(c.var.services, c.var.owner, c.req.param("id"))),
];

function numberIn(c: Context): number {
  const after = Number(c.req.query("after") ?? 0);
  return Number.isSafeInteger(after) ? after : 0;
}
