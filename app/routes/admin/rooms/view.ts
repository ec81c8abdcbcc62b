import { withQuery } from "#domain/addresses/with-query.ts";
import { type DraftState, draftStates } from "#domain/drafts/draft.ts";

/** The rooms in which texts are written and kept, by what is in them. */
export const roomPaths = {
  write: "/admin/blog",
  drafts: "/admin/blog/drafts",
  published: "/admin/blog/published",
  trash: "/admin/blog/trash",
} as const;

export type Room = keyof typeof roomPaths;
export type ListRoom = Exclude<Room, "write">;

/** What of a room's list is looked at: all of it is in the address. */
export interface RoomView {
  search: string;
  /** The name of a tag, of a series. */
  tag: string;
  series: string;
  year: number | undefined;
  state: DraftState | undefined;
  /** In the trash. */
  kind: "post" | "draft" | undefined;
  /** Where the page starts; "" for the newest. */
  cursor: string;
}

export function readRoomView(query: URLSearchParams): RoomView {
  const text = (name: string) => (query.get(name) ?? "").slice(0, 200);
  const year = /^[12]\d{3}$/.exec(query.get("year") ?? "")?.[0];
  return {
    search: text("q"),
    tag: text("tag"),
    series: text("series"),
    year: year ? Number(year) : undefined,
    state: draftStates.find((state) => state === query.get("state")),
    kind: (["post", "draft"] as const).find((kind) => kind === query.get("kind")),
    cursor: query.get("cursor") ?? "",
  };
}

/** This very page of a room's list. */
export function roomPageAddress(room: Room, view: RoomView): string {
  return withQuery(roomPaths[room], roomQuery(view));
}

/** The same page, with the notice of a bulk change. */
export function roomWith(room: Room, view: RoomView, changed: string): string {
  return `${withQuery(roomPaths[room], { ...roomQuery(view), changed })}#list-title`;
}

/** The same view with some of it changed; it starts with the newest again. */
export function roomAddress(room: Room, view: RoomView, change: Partial<RoomView> = {}): string {
  return roomPageAddress(room, { ...view, cursor: "", ...change });
}

/** The values of a view under their names in the address. */
export function roomQuery({ search, ...view }: RoomView) {
  return { q: search, ...view };
}

/** Whether the list shows less than all of it. */
export function isFiltered({ cursor: _cursor, ...view }: RoomView): boolean {
  return Object.values(view).some(Boolean);
}

/** The room that a path leads to; null for any other page. */
export function roomAt(path: string): Room | null {
  return (Object.keys(roomPaths) as Room[]).find((room) => roomPaths[room] === path) ?? null;
}
