import { useLocation, useMatches } from "react-router";

/** What a route's `handle` says of the page's place in the site, for the breadcrumb. */
export interface Place {
  /** The titles of the last steps of the path, where its words say less. */
  titles?: string[];
  /** The path whose screen this is, where it is another than the address. */
  path?: string;
}

/** The type of a route's `handle`. A route without a loader has no data anywhere: its place is a constant. */
export interface Placed<LoaderData> {
  place: Place | ((loaderData: LoaderData) => Place);
}

/** The place of the page that is shown: the innermost route that names one and has its data. */
export function usePlace(): Required<Place> {
  const { pathname } = useLocation();
  const matches = useMatches();
  const places = matches.map(({ handle, loaderData }) => placeIn(handle, loaderData));
  return { path: pathname, titles: [], ...places.findLast((place) => place !== undefined) };
}

function placeIn(handle: unknown, loaderData: unknown): Place | undefined {
  if (!isPlaced(handle)) return undefined;
  const { place } = handle;
  if (typeof place !== "function") return place;
  return loaderData === undefined ? undefined : place(loaderData);
}

function isPlaced(handle: unknown): handle is Placed<unknown> {
  return typeof handle === "object" && handle !== null && "place" in handle;
}
