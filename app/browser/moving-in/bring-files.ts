import { cut } from "@toadstool/markdown/cut";
import type { MovedFile } from "@toadstool/moving-in";
import { uploadLimits } from "#domain/media/image.ts";
import type { Bringing } from "./bring.ts";
import { inParallel, ready } from "./control.ts";
import { bytesOf, eachOnce } from "./judge.ts";
import { type FileItem, oneLine } from "./move.ts";
import { isRefusal, type Placed, type SiteRefusal } from "./site.ts";

/** Calls that are under way at once. */
export const mostCalls = 4;
/** Bytes of a file that is sent beside others. */
const smallFile = 5_000_000;
const notTaken = new Set([413, 415, 422]);

/** Puts files into the library, each once, unless they are there already. */
export async function bringFiles(
  bringing: Bringing,
  files: MovedFile[],
  again: Map<string, number>,
): Promise<void> {
  const { move, control, onChange } = bringing;
  const wanted = eachOnce(files).filter(
    ({ key }) => move.files.get(key)?.state === "waiting" && !again.has(key),
  );
  const sending: Sending = new Map();
  const isLarge = (file: MovedFile) => (bytesOf(file) ?? 0) > smallFile;
  const work = async (file: MovedFile) => {
    const item = move.files.get(file.key);
    if (!item) return;
    await ready(control);
    const answer = await bringFile(bringing, file, sending);
    take(item, answer);
    if (isRefusal(answer) && answer.again !== null) again.set(file.key, answer.again);
    onChange();
  };
  await inParallel(
    wanted.filter((file) => !isLarge(file)),
    mostCalls,
    work,
  );
  await inParallel(wanted.filter(isLarge), 1, work);
}

function take(item: FileItem, answer: Answer): void {
  if (!isRefusal(answer)) {
    item.state = "done";
    item.address = answer.address;
    item.trouble = "";
    return;
  }
  const { refusal, status, again } = answer;
  item.trouble = refusal;
  if (again === null) item.state = item.bytes !== null && notTaken.has(status) ? "left" : "failed";
}

type Answer = Placed | SiteRefusal;
/** What is being sent, by its hash: two files with the same bytes are one. */
type Sending = Map<string, Promise<Answer>>;

async function bringFile(
  { exported, site, move }: Bringing,
  { as, name, alt, caption, from }: MovedFile,
  sending: Sending,
): Promise<Answer> {
  if (as === "file") throw new Error("The library takes no such file.");
  const words = {
    alt: cut(oneLine(alt), uploadLimits.alt),
    caption: cut(oneLine(caption), uploadLimits.caption),
  };
  const details = { as, name, ...words, folder: `from-${move.system}`, change: move.key };
  if (from.in === "web") return site.fetchFile({ ...details, url: from.url });
  const body = from.in === "text" ? from.data : await exported.file(from.path, from.bytes).catch(() => null);
  if (!body) return { refusal: unreadable, code: "", status: 0, again: null };
  if (body.size === 0) return { refusal: "The file is empty.", code: "", status: 422, again: null };
  const hash = await hashOf(body);
  const sent =
    sending.get(hash) ??
    site
      .findFile(hash)
      .then((address) => (address === null ? site.sendFile({ ...details, body }) : { address }));
  sending.set(hash, sent);
  return sent;
}

const unreadable =
  "It cannot be read: it is damaged in the export, or the export has changed since you chose it.";

async function hashOf(body: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await body.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
