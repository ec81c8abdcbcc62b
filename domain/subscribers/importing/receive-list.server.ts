import { subscriberImports } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { BrokenForm, type FormPart, readFormParts } from "../../forms/form-parts.ts";
import { isRefused, refuse, type Refused, refuseField } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import type { Services } from "../../services.ts";
import { consentInput, largestList } from "./import.ts";
import { listKey, planKey } from "./imports.server.ts";
import { listenForUtf8 } from "../csv/encoding.ts";
import { ListFault } from "../csv/list-fault.ts";
import { headLength, planList } from "../csv/list-plan.ts";

type Receiving = Pick<Services, "db" | "clock" | "store">;

/** Bytes of a file that is far too large which are read and dropped, so that its sender gets the answer. */
const mostReadAway = 64_000_000;

interface Received {
  /** The import's id, to be read on. */
  outcome: { id: string } | Refused;
  /** The text that was typed beside the file. */
  typed: { consent: string };
}

/**
 * Takes a form with a list and the owner's note on consent. The file goes to the store as it arrives; its format is detected
 * at once, and a file that is not a list is refused and not kept.
 */
export async function receiveList(services: Receiving, owner: Owner, request: Request): Promise<Received> {
  const typed = { consent: "" };
  const type = request.headers.get("Content-Type") ?? "";
  if (!request.body || !/^multipart\/form-data\s*(;|$)/i.test(type)) return { outcome: noForm, typed };
  const id = crypto.randomUUID();
  const files: Kept[] = [];
  try {
    const parts = readFormParts(request.body, type);
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      if (part.is === "field" && part.name === "consent") typed.consent = part.value;
      if (part.is === "file" && files.length === 0)
        files.push(await keepList(services, id, part.fileName, parts));
    }
  } catch (error) {
    if (!(error instanceof BrokenForm)) throw error;
    await services.store.delete([listKey(id)]);
    return { outcome: brokenOff, typed };
  }
  const outcome = await begin(services, owner, id, files[0], typed);
  if (isRefused(outcome)) await services.store.delete([listKey(id), planKey(id)]);
  return { outcome, typed };
}

const noForm = refuse("unsupported", "not_multipart", "Send the list in a form, as multipart/form-data.");
const brokenOff = refuse(
  "malformed",
  "upload_broken_off",
  "The upload was interrupted and nothing was saved. Upload the file again.",
);
const noFile = refuseField("invalid", "list_missing", "file", "Choose a CSV file with the addresses.");
const empty = refuseField("invalid", "list_empty", "file", "The file is empty.");
const tooLarge = refuseField(
  "tooLarge",
  "list_too_large",
  "file",
  `That file is larger than ${largestList / 1_000_000} MB. Keep only the column with the addresses, or split the list.`,
);

interface Kept {
  fileName: string;
  bytes: number;
  isUtf8: boolean;
}

/** Lets the file of a form through to the store; of one that is too large, no more than is allowed. */
async function keepList(
  { store }: Receiving,
  id: string,
  fileName: string,
  parts: AsyncGenerator<FormPart>,
): Promise<Kept> {
  const utf8 = listenForUtf8();
  let bytes = 0;
  const file = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value: part, done } = await parts.next();
        if (done || part.is !== "bytes") return controller.close();
        bytes += part.bytes.length;
        if (bytes > mostReadAway) throw new BrokenForm("The file does not end.");
        utf8.hear(part.bytes);
        controller.enqueue(bytes > largestList ? new Uint8Array() : part.bytes);
      },
    },
    { highWaterMark: 0 },
  );
  await store.putStream(listKey(id), file, "text/csv");
  return { fileName, bytes, isUtf8: utf8.end() };
}

async function begin(
  { db, clock, store }: Receiving,
  _owner: Owner,
  id: string,
  file: Kept | undefined,
  typed: { consent: string },
): Promise<{ id: string } | Refused> {
  const input = parse(consentInput, typed);
  if (isRefused(input)) return input;
  if (!file || (!file.fileName && file.bytes === 0)) return noFile;
  const { bytes, isUtf8 } = file;
  if (bytes > largestList) return tooLarge;
  const head = bytes > 0 && (await store.read(listKey(id), 0, Math.min(bytes, headLength)));
  if (!head) return empty;
  const fileName = file.fileName.slice(-200) || "list.csv";
  const plan = planList(head, { isUtf8, isWhole: bytes <= headLength, fileName });
  if (plan instanceof ListFault)
    return refuseField(plan.code === "no_csv" ? "unsupported" : "invalid", plan.code, "file", plan.message);
  await store.put(planKey(id), new TextEncoder().encode(JSON.stringify(plan)), "application/json");
  await db
    .insert(subscriberImports)
    .values({ id, fileName, consent: input.consent, state: "reading", bytes, createdAt: clock() });
  return { id };
}
