import type { MovedFile, MovedText } from "@toadstool/moving-in";
import type { Bringing } from "./bring.ts";
import { fillText } from "./fill-text.ts";
import { filesOf } from "./judge.ts";
import type { Move, TextItem } from "./move.ts";
import type { TextHere } from "./site.ts";

/** The files of a text that are here or may still come. */
export const filesToCome = ({ files }: Move, text: MovedText) =>
  filesOf(text).filter(({ key }) => files.get(key)?.state !== "left");

/** How many files of a text are here. */
export const filesHere = ({ files }: Move, text: MovedText) =>
  filesOf(text).filter(({ key }) => files.get(key)?.address).length;

/** A text with the addresses of those of its files that are here. */
export function filled({ files }: Move, text: MovedText, slug: string) {
  return fillText(text, slug, ({ key }) => files.get(key)?.address || null);
}

/** Finds out whether a text that came before the move stopped lacks a file. One that was changed since is left alone. */
export async function lookAgain({ site, move }: Bringing, text: MovedText, item: TextItem): Promise<void> {
  const { made } = item;
  const files = filesToCome(move, text);
  item.filled = files.length;
  if (!made?.isUnchanged || files.length === 0) return;
  const here = await site.readText(made);
  if (!here || isWhole(text, files, here)) return;
  item.filled = 0;
  for (const { key } of files) {
    const file = move.files.get(key);
    if (file?.address === "") file.state = "waiting";
  }
}

/** Whether a text has as many addresses of the library as files that may come. */
function isWhole({ markdown, cover }: MovedText, files: MovedFile[], here: TextHere): boolean {
  const wanted = new Set(files.map(({ placeholder }) => placeholder));
  const places = (markdown.match(/moved-file:\d{5}/g) ?? []).filter((place) => wanted.has(place));
  if (here.content.split("/media/").length - 1 < places.length) return false;
  return !cover || !files.some(({ key }) => key === cover.key) || here.imageUrl.startsWith("/media/");
}

/** Puts files that came late into a text that was brought in without them, as long as no one has changed it since. */
export async function refillText({ site, move }: Bringing, text: MovedText, item: TextItem): Promise<void> {
  const { fields, dates } = filled(move, text, item.slug);
  const { content, imageUrl } = fields;
  const { made } = await site.findKnown({ keys: [item.key] });
  const one = made.find(
    ({ change, isUnchanged, isInTrash }) => change === move.key && isUnchanged && !isInTrash,
  );
  const here = one && (await site.readText(one));
  if (!one || !here || (here.content === content && here.imageUrl === imageUrl)) return;
  await site.writeText(one, { ...here, content, imageUrl, ...dates, change: move.key });
}
