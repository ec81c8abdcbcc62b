import * as v from "valibot";
import { moveActInput, newMoveInput } from "#domain/moving-in/move.ts";
import { stageInput } from "#domain/moving-in/moved-item.ts";
import { beginMove, discardMove } from "#domain/moving-in/moves.server.ts";
import { listMoveItems, moveFilters, readMoveReport } from "#domain/moving-in/report.server.ts";
import { listAwaited, stageItems } from "#domain/moving-in/stage-items.server.ts";
import { stageFile } from "#domain/moving-in/staged-files.server.ts";
import { actOnMove, closeStaging } from "#domain/moving-in/start-move.server.ts";
import { refuseField } from "#domain/outcome.ts";
import {
  awaitedFiles,
  deletedMove,
  listedItem,
  move,
  moveReport,
  stagedFile,
  stagedItems,
} from "./move-answers.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Moving in");
const missing = { 404: "No such move." };
const scope = "move-in" as const;

export const moves = [
  call({
    method: "post",
    path: "/moves",
    scope,
    isUnseen: true,
    summary: "Begin to bring in an export",
    description:
      "Create `moveKey` (a UUID) once and repeat it with every attempt. Nothing of the site changes until the move is started.",
    json: newMoveInput,
    status: 201,
    answers: "The move.",
    data: move,
  }).handledBy((c) => beginMove(c.var.services, c.var.owner, c.req.valid("json"))),

  call({
    method: "get",
    path: "/moves/:id",
    scope,
    summary: "What would come of an export, or what came of it",
    answers:
      "The `move`; `counts` of its items by kind and state; and `subscribers` by verdict, where the export has any. `said` is what it says of people who may not be readers.",
    data: moveReport,
    errors: missing,
  }).handledBy((c) => readMoveReport(c.var.services, c.var.owner, c.req.param("id"))),

  call({
    method: "post",
    path: "/moves/:id/items",
    scope,
    isUnseen: true,
    summary: "Send items of an export",
    description: "Up to 100 in their order, and 2 MB. Items that were sent before are left as they are.",
    json: stageInput,
    answers: "How many were read.",
    data: stagedItems,
    errors: { ...missing, 409: "The export has been read to its end.", 413: "The body is over 2 MB." },
  }).handledBy((c) => stageItems(c.var.services, c.var.owner, c.req.param("id"), c.req.valid("json"))),

  call({
    method: "get",
    path: "/moves/:id/items",
    scope,
    summary: "What becomes of the items of an export",
    query: {
      show: `${moveFilters.join(", ")}; texts if not given.`,
      after: "How many to pass over; 0 if not given.",
    },
    answers:
      "Up to 100 items in the order of the export, each with its `remarks`, and with `trouble` where it does not come.",
    data: v.array(listedItem),
  }).handledBy((c) =>
    listMoveItems(c.var.services, c.var.owner, c.req.param("id"), {
      filter: moveFilters.find((known) => known === c.req.query("show")) ?? "texts",
      offset: Math.max(0, Math.floor(Number(c.req.query("after"))) || 0),
      limit: 100,
    }),
  ),

  call({
    method: "get",
    path: "/moves/:id/files",
    scope,
    summary: "Which files inside the export are still to be sent",
    answers: "The keys of up to 1,000 of them.",
    data: awaitedFiles,
  }).handledBy((c) => listAwaited(c.var.services, c.var.owner, c.req.param("id"))),

  call({
    method: "put",
    path: "/moves/:id/file",
    scope,
    isUnseen: true,
    summary: "Send a file of the export",
    description: "The file itself is the body.",
    query: { key: "The file’s key, as its text names it." },
    answers: "How many `bytes` are kept; 0 where the file was not awaited.",
    data: stagedFile,
    errors: {
      404: "No such file in this move.",
      413: "The library does not take so large a file: it is left out.",
      415: "The library does not take such a file: it is left out.",
      422: "`key` is missing, or the file is empty.",
    },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const sourceId = c.req.query("key");
    if (!sourceId) return refuseField("invalid", "key_missing", "key", "key is missing.");
    const body = c.req.raw.body ?? new Blob([]).stream();
    return stageFile(services, owner, c.req.param("id"), { sourceId, body });
  }),

  call({
    method: "post",
    path: "/moves/:id/whole",
    scope,
    isUnseen: true,
    summary: "Say that all of the export was sent",
    answers: "The move, which waits to be started.",
    data: move,
    errors: { ...missing, 409: "Files are missing." },
  }).handledBy((c) => closeStaging(c.var.services, c.var.owner, c.req.param("id"))),

  call({
    method: "post",
    path: "/moves/:id/act",
    scope,
    summary: "Start, pause, resume, retry or undo a move",
    description:
      "`start` brings everything in, step by step; `consent` says how its subscribers agreed, and without it none is added; `decisions` says of each note in `said` what is meant by it. `undo` removes what the move made and no one has changed since.",
    json: moveActInput,
    answers: "The move.",
    data: move,
    errors: { ...missing, 409: "The move is in another state." },
  }).handledBy((c) => actOnMove(c.var.services, c.var.owner, c.req.param("id"), c.req.valid("json"))),

  call({
    method: "delete",
    path: "/moves/:id",
    scope,
    summary: "Forget a move",
    description: "What it has brought stays, and can no longer be undone as a whole.",
    answers: "Its `id`.",
    data: deletedMove,
    errors: { ...missing, 409: "The move is under way." },
  }).handledBy((c) => discardMove(c.var.services, c.var.owner, c.req.param("id"))),
];
