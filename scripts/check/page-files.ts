import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";

/** The files of the page at an address: its layouts and its own, as paths from the repository's root. */
export type PageFiles = (address: string) => string[];

/** The pages of app/routes.ts, which React Router chooses among by its own rules. */
export function pageFilesOf(entries: RouteConfigEntry[]): PageFiles {
  const routes = entries.map(asRoute);
  return (address) => {
    // Where a text ends with a slash, something is put behind it. A per cent sign belongs to a pattern.
    const path = address.replace(/(?<=.)\/$/, "/x").replaceAll("%", "");
    return matchRoutes(routes, path)?.map(({ route }) => route.id ?? "") ?? [];
  };
}

/** A route whose id is its file. */
function asRoute({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const id = file.startsWith("../") ? file.slice(3) : `app/${file}`;
  return index ? { id, path, index } : { id, path, children: children?.map(asRoute) };
}
