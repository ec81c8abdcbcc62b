import { type FormFault, receiveFiles, type ReceivedFiles } from "../../forms/receive-files.ts";
import { isRefused, refuse, refuseField, type Refused } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import { acceptedFiles, type UploadDetails, uploadDetailsInput } from "../image.ts";
import type { ArrivingFile } from "./upload-image.server.ts";

/** Files in one form, if not said otherwise: each costs the Worker many calls, and those of one request are numbered. */
const mostFiles = 40;

type DetailName = keyof UploadDetails;
const names = Object.keys(uploadDetailsInput.entries) as DetailName[];

/** Hands over each file of a form as it arrives, with the details that come along. */
export async function receiveUploads<Result>(
  request: Request,
  take: (file: ArrivingFile) => Promise<Result>,
  most = mostFiles,
): Promise<ReceivedFiles<DetailName, Result> | Refused> {
  const received = await receiveFiles<DetailName, Result>(
    request,
    ({ fileName, body, before, fields }) =>
      take({ fileName, body, details: async () => detailsFor(before, await fields()) }),
    { names, most },
  );
  return typeof received === "string" ? formRefusals[received] : received;
}

function detailsFor(filesBefore: number, fields: object | FormFault): UploadDetails | Refused {
  if (typeof fields === "string") return formRefusals[fields];
  const details = parse(uploadDetailsInput, fields);
  if (isRefused(details) || !details.replaces) return details;
  if (details.change) return replacesNothing;
  if (filesBefore === 0) return details;
  const message = `Upload exactly one file to replace another. ${acceptedFiles}`;
  return refuseField("invalid", "one_replaces_one", "replaces", message);
}

const replacesNothing = refuseField(
  "invalid",
  "change_only_makes",
  "change",
  "A bulk change makes new images alone: send no `change` with `replaces`.",
);

export const formRefusals: Record<FormFault, Refused> = {
  notMultipart: refuse(
    "unsupported",
    "not_multipart",
    `Send the file in a form, as multipart/form-data. ${acceptedFiles}`,
  ),
  brokenOff: refuse(
    "malformed",
    "upload_broken_off",
    `The upload was interrupted. Files that were already complete are in the library; upload the rest again. ${acceptedFiles}`,
  ),
  noFile: refuseField("invalid", "image_missing", "file", `Choose a file to upload. ${acceptedFiles}`),
  oneAtATime: refuseField(
    "invalid",
    "one_at_a_time",
    "file",
    `Upload one file at a time. These files were not saved. ${acceptedFiles}`,
  ),
};
