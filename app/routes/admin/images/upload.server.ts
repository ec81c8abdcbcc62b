import { data } from "react-router";
import type { RequestContext } from "#app/context.ts";
import { leadTo } from "#app/notice.ts";
import { refused as answerRefused } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import type { Image } from "#domain/media/image.ts";
import { listFormer } from "#domain/media/replace/former.server.ts";
import { receiveUploads } from "#domain/media/upload/receive-uploads.server.ts";
import { isSame } from "#domain/media/upload/same-file.server.ts";
import { uploadImage } from "#domain/media/upload/upload-image.server.ts";
import { figure } from "@toadstool/elements/charts";
import { isRefused, type Refused, refusalStatus } from "#domain/outcome.ts";
import { addressOf, imagePageOf, readView } from "./address.ts";
import { replaced } from "../image/image-presses.server.ts";

const oneTooMany =
  "Not uploaded: too many files were sent at once, or it followed a file that was far too large.";

/** What the page of an upload shows: why nothing came, or what became of each file. */
export interface Reported {
  refusal?: Refused;
  arrived?: Pick<Image, "id" | "name">[];
  refused?: { fileName: string; reason: string; same?: Pick<Image, "id" | "name"> }[];
  /** The form's page. */
  back?: string;
}

/** Stores the files of a form; leads back to the form's page if all arrived, otherwise reports on each. */
export async function answerUpload(
  { services, owner, ...readers }: Pick<RequestContext, "services" | "beginChange"> & { owner: Owner },
  request: Request,
) {
  const uploads = await receiveUploads(request, (file) => uploadImage(services, owner, file, readers));
  if (isRefused(uploads)) return answerRefused(uploads);
  const { results, fields, left } = uploads;
  const arrived: NonNullable<Reported["arrived"]> = [];
  const kept: NonNullable<Reported["refused"]> = [];
  let status: number | null = left.length > 0 ? refusalStatus.tooLarge : null;
  for (const { fileName, result } of results) {
    if (isRefused(result)) {
      const same = isSame(result) ? { id: result.current.id, name: result.current.name } : undefined;
      kept.push({ fileName, reason: result.message, same });
      status = refusalStatus[result.refused];
    } else {
      arrived.push({ id: result.id, name: result.name });
    }
  }
  for (const fileName of left) kept.push({ fileName, reason: oneTooMany });
  const back = backTo(fields);
  if (status !== null) return data({ arrived, refused: kept, back }, { status });
  if (!fields.replaces) return leadTo(services, back, { words: `${figure(arrived.length)} uploaded.` });
  const { undo, ...notice } = replaced(await listFormer(services, owner, fields.replaces));
  return leadTo(services, back, { ...notice, undo: undo && { action: back, fields: undo } });
}

/** The address of the form's page. */
function backTo({ folder, replaces }: { folder?: string; replaces?: string }): string {
  const view = readView(new URLSearchParams(folder && !replaces ? { folder } : {}));
  return replaces ? imagePageOf(encodeURIComponent(replaces), view) : addressOf(view);
}
