import { folderFrom } from "@toadstool/media/library";
import { withQuery } from "#domain/addresses/with-query.ts";
import { isTagSlug } from "#domain/tags/tag.ts";
import type { ImageListed } from "#domain/media/images.server.ts";

export const shownKinds = {
  all: "All",
  picture: "Pictures",
  video: "Films",
  audio: "Sounds",
  unused: "Unused",
  withoutAlt: "No alt text",
  trash: "Trash",
} as const;

/** What of the library is looked at: all of it is in the address. */
export interface LibraryView {
  folder: string;
  search: string;
  /** A tag’s slug; "" for any. */
  tag: string;
  show: keyof typeof shownKinds;
  /** Where the page starts; "" for the newest. */
  cursor: string;
}

export function readView(query: URLSearchParams): LibraryView {
  const show = query.get("show") ?? "";
  const tag = query.get("tag") ?? "";
  return {
    folder: folderFrom(query.get("folder") ?? ""),
    search: (query.get("q") ?? "").slice(0, 200),
    tag: isTagSlug(tag) ? tag : "",
    show: Object.hasOwn(shownKinds, show) ? (show as LibraryView["show"]) : "all",
    cursor: query.get("cursor") ?? "",
  };
}

/** The same view with some of it changed; a view that lists something else starts with the newest. */
export function addressOf(view: LibraryView, change: Partial<LibraryView> = {}): string {
  const { cursor, ...listed } = { ...view, cursor: "", ...change };
  return withQuery("/admin/images", { ...queryOf(listed), cursor });
}

/** One image, opened from a view, so that its page knows the way back and its neighbours. */
export function imagePageOf(id: string, view: LibraryView): string {
  return withQuery(`/admin/images/${id}`, queryOf(view));
}

/** The query that lists a view. */
export function listedIn({ folder, search, tag, show }: LibraryView, usedIds: string[]): ImageListed {
  return {
    path: folder,
    search,
    kind: show === "picture" || show === "video" || show === "audio" ? show : undefined,
    except: show === "unused" ? usedIds : undefined,
    isWithoutAlt: show === "withoutAlt",
    tag,
  };
}

function queryOf({ folder, search, tag, show }: Pick<LibraryView, "folder" | "search" | "tag" | "show">) {
  return { folder, q: search, tag, show: show !== "all" && show };
}
