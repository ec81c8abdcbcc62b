import { useMatches } from "react-router";

/** What a route's `handle` says where its page is shown without the site's header and footer. */
export interface Bare<LoaderData> {
  isBare: (loaderData: LoaderData) => boolean;
}

export function useIsBare(): boolean {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  return loaderData !== undefined && isBare(handle) && handle.isBare(loaderData);
}

function isBare(handle: unknown): handle is Bare<unknown> {
  return typeof handle === "object" && handle !== null && "isBare" in handle;
}

/** The `handle` of the layout whose pages under /admin bring the owner’s frame. */
export const framed = {};
