import { cut } from "@toadstool/markdown/cut";
import type { MovedText } from "@toadstool/moving-in";
import { isPagePath, nearPaths, pathOfRequest } from "#domain/own-pages/page-path.ts";
import { limits } from "#domain/posts/post.ts";
import { idFrom } from "#domain/tokens/id-from.ts";
import { chooseSlug, slugsNear } from "./free-slugs.ts";
import { judgeText } from "./judge.ts";
import { type Move, oneLine, type TextItem } from "./move.ts";
import type { Known, Made, Site } from "./site.ts";

/** Decides what becomes of some texts: whether each comes, and the address that it gets. `taken` are the slugs and paths of earlier ones. */
export async function planTexts(
  site: Site,
  move: Pick<Move, "key" | "texts">,
  texts: MovedText[],
  taken: Set<string>,
): Promise<void> {
  const keyed = await Promise.all(
    texts.map(async (text) => ({ text, key: await idFrom("moved", text.id), wanted: wantedBy(text) })),
  );
  const { made, taken: here }: Known = await site.findKnown({
    keys: keyed.map(({ key }) => key),
    slugs: keyed.flatMap(({ text, wanted }) => (text.kind === "page" ? [] : wanted)),
    paths: keyed.flatMap(({ text, wanted }) => (text.kind === "page" ? wanted : [])),
  });
  const isTaken = new Set([...taken, ...here]);
  const known = new Map(made.map((one) => [one.key, one]));
  for (const { text, key, wanted } of keyed) {
    if (move.texts.has(text.id)) continue;
    const { isPublished, trouble, remarks } = judgeText(text);
    const item: TextItem = {
      kind: text.kind,
      sourceId: text.id,
      title: cut(oneLine(text.title), limits.title),
      isPublished,
      state: trouble ? "left" : "waiting",
      trouble,
      remarks: trouble ? [] : remarks,
      address: "",
      key,
      slug: "",
      made: null,
      filled: null,
    };
    move.texts.set(text.id, item);
    const one = known.get(key);
    if (one) takeMade(item, one, move.key);
    if (item.state !== "waiting") continue;
    item.slug = freeAddress(text, wanted, isTaken, key);
    isTaken.add(item.slug);
    taken.add(item.slug);
    if (item.slug !== wanted[0])
      item.remarks.push(
        `“${wanted[0]}” is taken here, so its address ends in “${item.slug.replace(/^\//, "")}”.`,
      );
  }
}

/** A text that is here: this move has made it before it stopped, perhaps a page that it had not published yet; or it stays as it is. */
export function takeMade(item: TextItem, made: Made, change: string): void {
  item.address = made.address;
  if (made.change === change && !made.isInTrash) {
    item.made = made;
    const isHalf = made.kind === "page" && made.isUnchanged && item.isPublished && !made.isPublished;
    item.state = isHalf ? "waiting" : "done";
    if (!isHalf) item.isPublished &&= made.isPublished;
    return;
  }
  item.state = "left";
  item.remarks = [];
  item.trouble = made.isInTrash
    ? "An earlier move has brought it, and you have moved it to the trash. Restore it there."
    : "An earlier move has brought it; it stays as it is.";
}

/** The address that a text should have, and those near it. A page keeps its path where it can. */
function wantedBy({ kind, slug, oldPaths }: MovedText): string[] {
  if (kind !== "page") return slugsNear(slug);
  const path = oldPaths.map((old) => pathOfRequest(old)).find(isPagePath) ?? `/${slug}`;
  return [path, ...nearPaths(path)].slice(0, 9);
}

function freeAddress({ kind, slug }: MovedText, wanted: string[], taken: ReadonlySet<string>, id: string) {
  if (kind !== "page") return chooseSlug(slug, taken, id);
  return wanted.find((path) => !taken.has(path)) ?? `/page-${id.slice(0, 8)}`;
}
