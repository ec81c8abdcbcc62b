/** An address beyond the engine's own, which the studio adds: one of the engine's kinds of page, or a page of its own. */
export type Room =
  | {
      /** A piece as large as the window, a model to look at in AR, or a study with live code. */
      kind: "piece" | "model" | "study";
      /** `/art/chair`: what the work, the model or the study names as its page. */
      path: string;
    }
  | {
      kind: "page";
      path: string;
      /** From the root of the repository: `studio/pages/game-page.tsx`. */
      file: string;
      /**
       * What else it has, by addresses beneath its own: more pages, and files that they show, which are modules with a
       * loader alone. `{ ":name": "studio/pages/guest-page.tsx", ":name/card.png": "studio/pages/card-action.ts" }`.
       * Search engines are not sent there, and views are counted as the room's: such an address may hold what a visitor made.
       */
      beneath?: Readonly<Record<string, string>>;
    };

/** The paths of a kind, in the studio's order. */
export function pathsOf(rooms: readonly Room[], kind: Room["kind"]): string[] {
  return rooms.filter((room) => room.kind === kind).map(({ path }) => path);
}

/** The paths of the pages that have more addresses beneath their own. */
export function pathsWithMore(rooms: readonly Room[]): string[] {
  return rooms.flatMap((room) => (room.kind === "page" && room.beneath ? [room.path] : []));
}

/**
 * The path of a page, as rooms write it. Give it a loader's `url`: the `request.url` of a navigation in the browser
 * ends in `.data`.
 */
export function roomPath({ pathname }: Pick<URL, "pathname">): string {
  return pathname.replace(/\/+$/, "");
}
