import { BrokenForm, type FormPart, readFormParts } from "./form-parts.ts";

/** A file as it comes in. */
export interface ArrivingFile<Field extends string> {
  /** As the sender calls it: anything at all. */
  fileName: string;
  /** Errors with a `BrokenForm` where the form breaks off. */
  body: ReadableStream<Uint8Array>;
  /** How many files came before it. */
  before: number;
  /** The fields of the form, which may come after the file: called once the body was read to its end. */
  fields: () => Promise<Fields<Field> | FormFault>;
}

export type Fields<Field extends string> = Partial<Record<Field, string>>;

/** `oneAtATime`: another file follows where one is wanted. */
export type FormFault = "notMultipart" | "brokenOff" | "noFile" | "oneAtATime";

export interface ReceivedFiles<Field extends string, Result> {
  results: { fileName: string; result: Result }[];
  /** What the form said beside the files. */
  fields: Fields<Field>;
  /** Names of the files that were one too many, or came behind one that was far too large. */
  left: string[];
}

interface Receiving<Field> {
  /** The fields that are read; others are dropped. */
  names: readonly Field[];
  /** Files that are taken. */
  most: number;
  /** Bytes that are read of refused files, so that the sender gets the answer. */
  mostReadAway?: number;
  /** A form without a file is received too. */
  isFileOptional?: boolean;
}

/**
 * Hands over each file of a form as it arrives, one after the other and no faster than it is taken. With one file, the other
 * fields may be anywhere in the form; with several, a file gets the fields that come before the next file.
 */
export async function receiveFiles<Field extends string, Result>(
  request: Request,
  take: (file: ArrivingFile<Field>) => Promise<Result>,
  { names, most, mostReadAway = 64_000_000, isFileOptional = false }: Receiving<Field>,
): Promise<ReceivedFiles<Field, Result> | FormFault> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!request.body || !/^multipart\/form-data\s*(;|$)/i.test(type)) return "notMultipart";
  const form = receiveForm(take, names, most);
  try {
    for await (const part of readFormParts(request.body, type)) {
      if ((await form.receive(part)) > mostReadAway) break;
    }
  } catch (error) {
    if (!(error instanceof BrokenForm)) throw error;
    await form.breakOff(error);
    return "brokenOff";
  }
  const received = await form.close();
  const hasFile = received.results.length + received.left.length > 0;
  return hasFile || isFileOptional ? received : "noFile";
}

function receiveForm<Field extends string, Result>(
  take: (file: ArrivingFile<Field>) => Promise<Result>,
  names: readonly Field[],
  most: number,
) {
  const fields: Fields<Field> = {};
  const received: ReceivedFiles<Field, Result> = { results: [], fields, left: [] };
  let taking: Taking<Field, Result> | null = null;
  /** The name of a file none of whose bytes have come. */
  let announced: string | null = null;
  let readAway = 0;

  const finish = async (isFollowed: boolean) => {
    if (!taking) return;
    const { fileName, tell } = taking;
    tell(isFollowed && most === 1 ? "oneAtATime" : { ...fields });
    received.results.push({ fileName, result: await taking.result });
    taking = null;
  };
  const begin = async (fileName: string) => {
    announced = null;
    await finish(true);
    const before = received.results.length;
    if (before < most) taking = startTaking({ fileName, before }, take);
    else received.left.push(fileName);
  };

  return {
    /** Answers how many bytes were read that no one takes. */
    async receive(part: FormPart): Promise<number> {
      if (part.is === "field") {
        const name = names.find((known) => known === part.name);
        if (name) fields[name] = part.value;
      } else if (part.is === "file") {
        announced = part.fileName;
      } else if (part.is === "bytes") {
        if (announced !== null) await begin(announced);
        if (!(await taking?.give(part.bytes))) readAway += part.bytes.length;
      } else {
        // A file input where nothing was chosen sends a file without name and bytes.
        if (announced) await begin(announced);
        await taking?.end();
      }
      return readAway;
    },
    async close(): Promise<ReceivedFiles<Field, Result>> {
      await finish(false);
      return received;
    },
    async breakOff(error: BrokenForm): Promise<void> {
      taking?.tell("brokenOff");
      await taking?.breakOff(error);
    },
  };
}

interface Taking<Field extends string, Result> {
  fileName: string;
  result: Promise<Result>;
  tell(fields: Fields<Field> | FormFault): void;
  /** Resolves once the bytes are taken; false where the file is refused. */
  give(bytes: Uint8Array): Promise<boolean>;
  end(): Promise<void>;
  breakOff(reason: BrokenForm): Promise<void>;
}

function startTaking<Field extends string, Result>(
  file: Pick<ArrivingFile<Field>, "fileName" | "before">,
  take: (file: ArrivingFile<Field>) => Promise<Result>,
): Taking<Field, Result> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let tell: Taking<Field, Result>["tell"] = () => undefined;
  const known = new Promise<Fields<Field> | FormFault>((resolve) => (tell = resolve));
  const result = take({ ...file, body: readable, fields: () => known });
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
    fileName: file.fileName,
    result,
    tell,
    give: async (bytes) => !isOver && untilOver(writer.write(bytes)),
    async end() {
      if (!isOver) await untilOver(writer.close());
    },
    async breakOff(reason) {
      await writer.abort(reason).catch(() => undefined);
      await over;
    },
  };
}
