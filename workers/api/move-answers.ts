import { saidStates } from "@toadstool/moving-in/states";
import * as v from "valibot";
import { moveItemKinds, moveItemStates, moveStates } from "#domain/moving-in/move.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.string(), v.isoTimestamp());
const maybeMoment = v.nullable(moment);

export const move = v.object({
  id: text,
  system: text,
  name: text,
  site: text,
  state: v.picklist(moveStates),
  subscribersAt: maybeMoment,
  createdAt: moment,
  startedAt: maybeMoment,
  finishedAt: maybeMoment,
});

/** `bytes` are those of files inside the export; `fromWeb` counts the files that are fetched. */
const moveCount = v.object({
  kind: v.picklist(moveItemKinds),
  state: v.picklist(moveItemStates),
  isPublished: v.boolean(),
  count: whole,
  bytes: whole,
  fromWeb: whole,
  remarked: whole,
});

export const moveReport = v.object({
  move,
  counts: v.array(moveCount),
  subscribers: v.nullable(
    v.object({ new: whole, known: whole, double: whole, suppressed: whole, bad: whole }),
  ),
  said: v.array(v.object({ note: text, words: text, state: v.picklist(saidStates), count: whole })),
  consent: text,
});

export const listedItem = v.object({
  kind: v.picklist(moveItemKinds),
  sourceId: text,
  place: whole,
  title: text,
  isPublished: v.boolean(),
  state: v.picklist(moveItemStates),
  trouble: text,
  remarks: v.array(text),
  address: text,
  bytes: v.nullable(whole),
});

export const stagedItems = v.object({ items: whole });
export const stagedFile = v.object({ bytes: whole });
export const awaitedFiles = v.array(text);
export const deletedMove = v.object({ id: text });
