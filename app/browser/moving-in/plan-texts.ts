import { languageName, nearestTags } from "@toadstool/language";
import { cut } from "@toadstool/markdown/cut";
import type { MovedText } from "@toadstool/moving-in";
import { isPagePath, nearPaths, pathOfRequest } from "#domain/own-pages/page-path.ts";
import { limits } from "#domain/posts/post.ts";
import { idFrom } from "#domain/tokens/id-from.ts";
import type { Export } from "./export.ts";
import { chooseSlug, slugsNear } from "./free-slugs.ts";
import { judgeText } from "./judge.ts";
import { type Move, oneLine, type TextItem } from "./move.ts";
import type { Known, Made, Site } from "./site.ts";

/** Decides what becomes of some texts: whether each comes, and the address that it gets. `taken` are the slugs and paths of earlier ones. */
export async function planTexts(
  { language: siteLanguage }: Pick<Export, "language">,
  site: Site,
  move: Pick<Move, "key" | "texts" | "translations">,
  texts: MovedText[],
  taken: Set<string>,
): Promise<void> {
  const keyed = await Promise.all(
    texts.map(async (text) => {
      const language = languageHere(text.language, siteLanguage);
      return { text, language, key: await idFrom("moved", text.id), wanted: wantedBy(text, language) };
    }),
  );
  const { made, taken: here }: Known = await site.findKnown({
    keys: keyed.map(({ key }) => key),
    slugs: keyed.flatMap(({ text, wanted }) => (text.kind === "page" ? [] : wanted)),
    paths: keyed.flatMap(({ text, wanted }) => (text.kind === "page" ? wanted : [])),
  });
  const isTaken = new Set([...taken, ...here]);
  const known = new Map(made.map((one) => [one.key, one]));
  for (const { text, language, key, wanted } of keyed) {
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
      language,
      translations: "",
      id: "",
      made: null,
      filled: null,
    };
    if (item.state === "waiting") tie(item, text, move);
    move.texts.set(text.id, item);
    const one = known.get(key);
    if (one) takeMade(item, one, move.key);
    if (item.state !== "waiting") continue;
    item.slug = freeAddress(text, wanted, isTaken, { id: key, language });
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
  if (!made.isInTrash) item.id = made.id;
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

/** A text’s language beside the site’s, which no text names: `en` is that of a site in `en-GB`, and `de-DE` that of one in `de`. */
function languageHere(language: string, siteLanguage: string): string {
  const whole = (tag: string) => new Intl.Locale(tag).maximize().baseName;
  const isSites =
    language === "" ||
    nearestTags(siteLanguage).includes(language) ||
    whole(language) === whole(siteLanguage);
  return isSites ? "" : language;
}

/** Of translations that name one language, the first is tied to the others. */
function tie(
  item: TextItem,
  { translationKey }: MovedText,
  { translations }: Pick<Move, "translations">,
): void {
  if (translationKey === "") return;
  const name = `${item.kind === "page" ? "page" : "post"} ${translationKey}`;
  const tied = translations.get(name) ?? [];
  const other = tied.find(({ language }) => language === item.language);
  if (other) {
    const language = item.language ? languageName(item.language, "en") : "the site’s language";
    item.remarks.push(`It is not tied to its translations: “${other.title}” is the one in ${language}.`);
    return;
  }
  item.translations = name;
  translations.set(name, [...tied, item]);
}

/** The address that a text should have, and those near it. A page keeps its path where it can. */
function wantedBy({ kind, slug, oldPaths }: MovedText, language: string): string[] {
  if (kind !== "page") return slugsNear(slug, language);
  const path = oldPaths.map((old) => pathOfRequest(old)).find(isPagePath) ?? `/${slug}`;
  return [path, ...nearPaths(path)].slice(0, 9);
}

function freeAddress(
  { kind, slug }: MovedText,
  wanted: string[],
  taken: ReadonlySet<string>,
  named: { id: string; language: string },
) {
  if (kind !== "page") return chooseSlug(slug, taken, named);
  return wanted.find((path) => !taken.has(path)) ?? `/page-${named.id.slice(0, 8)}`;
}
