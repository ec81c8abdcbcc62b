import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath } from "#domain/feeds/feed.ts";
import { pathIn } from "#domain/feeds/feed-format.ts";
import { manifestPath } from "#domain/profile/manifest.ts";
import { postSeriesFeedPath } from "#domain/post-series/post-series.ts";
import { isPagePath } from "#domain/own-pages/page-path.ts";
import { takenBy } from "#domain/own-pages/taken-address.ts";
import { isTagSlug, tagFeedPath, tagsPath } from "#domain/tags/tag.ts";
import { lineCardPath, linePath } from "#domain/art/line.ts";
import { pictureOfCard } from "#domain/art/picture-card.ts";
import { pathsOf } from "#domain/art/room.ts";
import { sheetFrom } from "#domain/art/sheet.ts";
import { namesNote, notesPath } from "#domain/notes/note.ts";
import { rooms } from "#studio/rooms.ts";
import { hasLine, hasPress } from "#studio/toys.ts";
import { codedPages, countedPaths, listedPaths } from "../site-paths.ts";

/** A kind of address whose answer is the same for all strangers. */
export interface CachedKind {
  /** The parameters that change the answer, in the order in which they are written; all others are dropped. */
  parameters: readonly string[];
  /** The answer follows the header `Accept`. */
  negotiates?: "feed" | "markdown";
  /** Another parameter may be an error, and is answered as such. */
  isStrict?: boolean;
  /** It shows one post, and so how often that was liked. */
  isPost?: boolean;
}

/** A slug or an id: whatever is none of these names no post. */
const namesPost = /^[A-Za-z0-9_-]{1,100}$/;

const archiveParameters = ["category", "q", "cursor"];

const kinds: Record<string, CachedKind> = {
  "/about-me": { parameters: ["skills"] },
  "/portfolio": { parameters: archiveParameters },
  "/art": { parameters: ["medium", "cursor"] },
  ...(hasLine && {
    [linePath]: { parameters: ["on", "title"] },
    [lineCardPath]: { parameters: ["on", "title"] },
  }),
  "/blog": { parameters: ["q", "cursor"] },
  "/letters": { parameters: ["cursor"] },
  [notesPath]: { parameters: ["cursor"] },
  ...feedKinds(feedPath),
  ...feedKinds(artFeedPath),
  ...feedKinds(lettersFeedPath),
  [tagsPath]: { parameters: [] },
  ...feedKinds(notesFeedPath),
  "/llms.txt": { parameters: [] },
  [manifestPath]: { parameters: [] },
  "/sitemap.xml": { parameters: [] },
  "/robots.txt": { parameters: [] },
  "/api/tags": { parameters: [], isStrict: true },
  "/api/posts": { parameters: ["fields", "limit", "cursor", "q"], isStrict: true },
};

function feedKinds(path: string): Record<string, CachedKind> {
  const kind: CachedKind = { parameters: [], negotiates: "feed" };
  return { [pathIn("xml", path)]: kind, [pathIn("json", path)]: kind };
}

/**
 * Pages that are another at each visit stay out: the subscribe form carries the moment at which it was made, a series
 * leads to a new work each time, and the page of what is missing (/404) names what was read most just now. Pages of the studio’s own have parameters that the engine does not know.
 */
const uncached = new Set(["/subscribe", ...pathsOf(rooms, "page")]);
const isSeries = (path: string) => path.startsWith("/art/series/");

/** The pages whose addresses come by commit. They may name pictures of the library. */
const written = new Set([...listedPaths, ...codedPages].filter((path) => !isSeries(path)));
const writtenKind: CachedKind = { parameters: [] };
const workKind: CachedKind = { parameters: [] };
const artworkKind: CachedKind = { ...workKind, parameters: ["medium", "cursor"] };
/** Where there is no project, its address shows the archive. */
const projectKind: CachedKind = { ...workKind, parameters: archiveParameters };

/** The kind of this path; null where its answers are not stored. */
export function cachedKindOf(path: string): CachedKind | null {
  const kind = Object.hasOwn(kinds, path) ? kinds[path] : undefined;
  if (kind) return kind;
  if (uncached.has(path)) return null;
  if (written.has(path)) return writtenKind;
  if ((hasPress && namesSheetPicture(path)) || pictureOfCard(path)) return { parameters: [] };
  const shown = postKindOf(path) ?? letterKindOf(path) ?? tagKindOf(path) ?? postSeriesKindOf(path);
  return shown ?? workKindOf(path) ?? noteKindOf(path) ?? pageKindOf(path);
}

/** A picture of a pulled sheet, which takes the Worker longer than a page does. */
function namesSheetPicture(path: string): boolean {
  const [, slug = "", code = ""] =
    /^\/art\/series\/([^/]+)\/(?:cards|sheets)\/([^/]+)\.png$/.exec(path) ?? [];
  return namesPost.test(slug) && sheetFrom(code) !== null;
}

/** The Markdown behind a post or a letter has the page's address and an ending. */
const withoutEnding = (path: string) => (path.startsWith("/api/") ? path : path.replace(/\.md$/, ""));

function postKindOf(path: string): CachedKind | null {
  const [, place, name = ""] =
    /^(\/blog|\/api\/posts(?:\/next|\/prev)?)\/([^/]+)$/.exec(withoutEnding(path)) ?? [];
  if (!place || !namesPost.test(name)) return null;
  if (place === "/blog") {
    return { parameters: [], negotiates: "markdown", isPost: true };
  }
  return { parameters: [], isStrict: true, isPost: true };
}

function workKindOf(path: string): CachedKind | null {
  const [, place, name = ""] = /^(\/portfolio|\/art|\/art\/zine)\/([^/]+)$/.exec(path) ?? [];
  if (!place || !namesPost.test(name)) return null;
  return { "/art": artworkKind, "/portfolio": projectKind }[place] ?? workKind;
}

function letterKindOf(path: string): CachedKind | null {
  const [, name = ""] = /^\/letters\/([^/]+)$/.exec(withoutEnding(path)) ?? [];
  return namesPost.test(name) ? { parameters: [] } : null;
}

function tagKindOf(path: string): CachedKind | null {
  const [, slug = "", feed = ""] = /^\/tags\/([^/]+)(\/feed\.(?:xml|json))?$/.exec(path) ?? [];
  if (!isTagSlug(slug)) return null;
  return feed ? (feedKinds(tagFeedPath(slug))[path] ?? null) : { parameters: ["cursor"] };
}

function noteKindOf(path: string): CachedKind | null {
  const [, name = ""] = /^\/notes\/([^/]+)$/.exec(path) ?? [];
  return namesNote.test(name) ? { parameters: [] } : null;
}

function postSeriesKindOf(path: string): CachedKind | null {
  const [, slug = "", feed = ""] = /^\/blog\/series\/([^/]+)(\/feed\.(?:xml|json))?$/.exec(path) ?? [];
  if (!isTagSlug(slug)) return null;
  return feed ? (feedKinds(postSeriesFeedPath(slug))[path] ?? null) : { parameters: [] };
}

/** An address that a page of the owner's may have; where it has none, a list names posts. */
function pageKindOf(path: string): CachedKind | null {
  const pagePath = withoutEnding(path);
  if (!isPagePath(pagePath) || takenBy(pagePath, countedPaths) !== null) return null;
  return { parameters: [] };
}
