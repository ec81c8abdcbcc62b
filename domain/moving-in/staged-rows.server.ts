import { idFrom } from "../tokens/id-from.ts";
import type { Services } from "../services.ts";
import { judgeFile } from "./judge-text.ts";
import { longestSourceId, type StagedFile, type StagedItem } from "./moved-item.ts";
import type { NewItem } from "./stage-items.server.ts";

type Of<Type extends StagedItem["type"]> = Extract<StagedItem, { type: Type }>;

/** A file of the web can be fetched at once; one inside the export comes first. */
export async function rowOfFile(
  { clock }: Pick<Services, "clock">,
  moveId: string,
  file: StagedFile,
  place: number,
): Promise<NewItem> {
  const { key: sourceId, name, from } = file;
  const trouble = judgeFile(file);
  return {
    moveId,
    kind: "file",
    sourceId,
    place,
    title: name,
    state: trouble ? "left" : "waiting",
    trouble,
    targetId: await idFrom("moved-file", sourceId),
    bytes: from.in === "web" ? null : from.bytes,
    dueAt: from.in === "web" ? clock() : null,
    payload: trouble ? "" : JSON.stringify(file),
  };
}

export async function rowOfRedirect(
  { clock }: Pick<Services, "clock">,
  moveId: string,
  { id, from, to }: Of<"redirect">,
  place: number,
): Promise<NewItem> {
  return {
    moveId,
    kind: "redirect",
    sourceId: id,
    place,
    title: from,
    address: to,
    state: "waiting",
    dueAt: clock(),
  };
}

export async function rowOfRemark(
  moveId: string,
  { remark, count = 1 }: Of<"remark">,
  place: number,
): Promise<NewItem> {
  const sourceId = remark.message.slice(0, longestSourceId);
  return { moveId, kind: "remark", sourceId, place, title: remark.message, state: "done", attempts: count };
}
