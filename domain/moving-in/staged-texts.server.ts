import { idFrom } from "../tokens/id-from.ts";
import { whatHas } from "../own-pages/free-path.server.ts";
import { isPagePath, nearPaths } from "../own-pages/page-path.ts";
import type { Services } from "../services.ts";
import { chooseSlug, slugsNear } from "./free-slugs.ts";
import { judgeText, needsOf } from "./judge-text.ts";
import { findKnown, findTaken } from "./known.server.ts";
import type { StagedItem, StagedText } from "./moved-item.ts";
import type { NewItem } from "./stage-items.server.ts";

type Staging = Pick<Services, "db" | "clock" | "paths">;

/** The rows of the texts among some items, each with the address that it gets. */
export async function rowsOfTexts(
  services: Staging,
  moveId: string,
  placed: { item: StagedItem; place: number }[],
): Promise<NewItem[]> {
  const texts = await Promise.all(
    placed.flatMap(({ item, place }) =>
      item.type === "text"
        ? [idFrom("moved", item.id).then((targetId) => ({ text: item, place, targetId }))]
        : [],
    ),
  );
  if (texts.length === 0) return [];
  const known = await findKnown(
    services,
    texts.map(({ targetId }) => targetId),
  );
  const wanted = texts.flatMap(({ text }) => (text.kind === "page" ? pathsNear(text) : slugsNear(text.slug)));
  const taken = await findTaken(services, moveId, wanted);
  const rows: NewItem[] = [];
  for (const { text, place, targetId } of texts) {
    const here = known.get(targetId);
    const { isPublished, trouble, remarks } = judgeText(text);
    // oxlint-disable-next-line no-await-in-loop -- each takes an address from those that follow
    const slug =
      text.kind === "page"
        ? await freePath(services, text, targetId, taken)
        : chooseSlug(text.slug, taken, targetId);
    if (!here && !trouble) taken.add(slug);
    const left = here?.why ?? trouble;
    rows.push({
      moveId,
      kind: text.kind,
      sourceId: text.id,
      place,
      title: text.title,
      slug: left ? "" : slug,
      isPublished,
      state: left ? "left" : "waiting",
      trouble: left,
      remarks: left ? [] : [...remarks, ...otherAddress(text, slug)],
      needs: left ? [] : needsOf(text),
      targetId,
      address: here?.address ?? "",
      payload: left ? "" : JSON.stringify(text),
    });
  }
  return rows;
}

/** A page keeps its path where it can. */
function pathsNear({ oldPaths, slug }: StagedText): string[] {
  const old = oldPaths.map((path) => path.toLowerCase()).find(isPagePath);
  const path = old ?? `/${slug}`;
  return [path, ...nearPaths(path)].slice(0, 9);
}

async function freePath(
  services: Staging,
  text: StagedText,
  id: string,
  taken: ReadonlySet<string>,
): Promise<string> {
  for (const path of pathsNear(text))
    // oxlint-disable-next-line no-await-in-loop -- the first that is free ends it
    if (!taken.has(path) && (await whatHas(services, path, id)) === null) return path;
  return `/page-${id.slice(0, 8)}`;
}

function otherAddress(text: StagedText, slug: string): string[] {
  const wanted = text.kind === "page" ? pathsNear(text)[0] : text.slug;
  if (slug === wanted) return [];
  return [`“${wanted}” is taken here, so its address ends in “${slug.replace(/^\//, "")}”.`];
}
