import { isRefused, refuse, refuseField, type Refused } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import { BrokenForm, type FormPart, readFormParts } from "../../forms/form-parts.ts";
import { acceptedFiles, type UploadDetails, uploadDetailsInput } from "../image.ts";
import type { ArrivingFile } from "./upload-image.server.ts";

/** Files in one form, if not said otherwise: each costs the Worker many calls, and those of one request are numbered. */
const mostFiles = 40;
/** Bytes that are read of refused files, so that the sender gets the answer. */
const mostReadAway = 64_000_000;

export interface Uploads<Result> {
  results: { fileName: string; result: Result }[];
  /** What the form said beside the files. */
  fields: Partial<Record<keyof UploadDetails, string>>;
  /** Names of the files that were one too many, or came behind one that was far too large. */
  left: string[];
}

type Take<Result> = (file: ArrivingFile) => Promise<Result>;

/**
 * Hands over each file of a form as it arrives, one after the other and no faster than it is taken. With one file, the other
 * fields may be anywhere in the form; with several, a file gets the fields that come before the next file.
 */
export async function receiveUploads<Result>(
  request: Request,
  take: Take<Result>,
  most = mostFiles,
): Promise<Uploads<Result> | Refused> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!request.body || !/^multipart\/form-data\s*(;|$)/i.test(type)) return notMultipart;
  const form = receiveForm(take, most);
  try {
    for await (const part of readFormParts(request.body, type)) {
      if (!(await form.receive(part))) break;
    }
  } catch (error) {
    if (!(error instanceof BrokenForm)) throw error;
    await form.breakOff();
    return brokenOff;
  }
  const uploads = await form.close();
  return uploads.results.length + uploads.left.length > 0 ? uploads : noFile;
}

const notMultipart = refuse(
  "unsupported",
  "not_multipart",
  `Send the file in a form, as multipart/form-data. ${acceptedFiles}`,
);
const brokenOff = refuse(
  "malformed",
  "upload_broken_off",
  `The upload was interrupted. Files that were already complete are in the library; upload the rest again. ${acceptedFiles}`,
);
const noFile = refuseField("invalid", "image_missing", "file", `Choose a file to upload. ${acceptedFiles}`);

const oneAtATime = refuseField(
  "invalid",
  "one_at_a_time",
  "file",
  `Upload one file at a time. These files were not saved. ${acceptedFiles}`,
);

function receiveForm<Result>(take: Take<Result>, most: number) {
  const fields: Uploads<Result>["fields"] = {};
  const uploads: Uploads<Result> = { results: [], fields, left: [] };
  let taking: Taking<Result> | null = null;
  /** The name of a file none of whose bytes have come. */
  let announced: string | null = null;
  let drain = 0;

  const finish = async (isFollowed: boolean) => {
    if (!taking) return;
    const { fileName, tell } = taking;
    tell(isFollowed && most === 1 ? oneAtATime : detailsFor(uploads.results.length, fields));
    uploads.results.push({ fileName, result: await taking.result });
    taking = null;
  };
  const begin = async (fileName: string) => {
    announced = null;
    await finish(true);
    if (uploads.results.length < most) taking = startTaking(fileName, take);
    else uploads.left.push(fileName);
  };

  return {
    /** Answers whether it is worth reading on. */
    async receive(part: FormPart): Promise<boolean> {
      if (part.is === "field") {
        if (isDetail(part.name)) fields[part.name] = part.value;
      } else if (part.is === "file") {
        announced = part.fileName;
      } else if (part.is === "bytes") {
        if (announced !== null) await begin(announced);
        if (!(await taking?.give(part.bytes))) drain += part.bytes.length;
      } else {
        // A file input where nothing was chosen sends a file without name and bytes.
        if (announced) await begin(announced);
        await taking?.end();
      }
      return drain <= mostReadAway;
    },
    async close(): Promise<Uploads<Result>> {
      await finish(false);
      return uploads;
    },
    async breakOff(): Promise<void> {
      taking?.tell(brokenOff);
      await taking?.breakOff();
    },
  };
}

function isDetail(name: string): name is keyof UploadDetails {
  return Object.hasOwn(uploadDetailsInput.entries, name);
}

function detailsFor(filesBefore: number, fields: object): UploadDetails | Refused {
  const details = parse(uploadDetailsInput, fields);
  if (isRefused(details) || filesBefore === 0 || !details.replaces) return details;
  const message = `Upload exactly one file to replace another. ${acceptedFiles}`;
  return refuseField("invalid", "one_replaces_one", "replaces", message);
}

interface Taking<Result> {
  fileName: string;
  result: Promise<Result>;
  tell(details: UploadDetails | Refused): void;
  /** Resolves once the bytes are taken; false where the file is refused. */
  give(bytes: Uint8Array): Promise<boolean>;
  end(): Promise<void>;
  breakOff(): Promise<void>;
}

function startTaking<Result>(fileName: string, take: Take<Result>): Taking<Result> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let tell: Taking<Result>["tell"] = () => undefined;
  const told = new Promise<UploadDetails | Refused>((resolve) => (tell = resolve));
  const result = take({ fileName, body: readable, details: () => told });
  let isOver = false;
  const over = result.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  const untilOver = async (written: Promise<void>) => {
    const unwanted = written.then(
      () => false,
      () => true,
    );
    isOver = (await Promise.race([unwanted, over])) || isOver;
    return !isOver;
  };
  return {
    fileName,
    result,
    tell,
    give: async (bytes) => !isOver && untilOver(writer.write(bytes)),
    async end() {
      if (!isOver) await untilOver(writer.close());
    },
    async breakOff() {
      await writer.abort(brokenOff).catch(() => undefined);
      await over;
    },
  };
}
