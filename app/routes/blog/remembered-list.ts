import { useEffect, useState } from "react";
import { createPath, useLocation } from "react-router";
import type { PostList } from "#domain/posts/post-list.server.ts";

export interface Listed extends PostList {
  /** Words of the texts in which a search found what titles and summaries do not show, by the posts' ids. */
  excerpts: Record<string, string>;
  /** Posts that are alike to a search which has found none. */
  alike: PostList | null;
}

/** The list that each address showed last: a reader who comes back finds it as it was, and the scroll position with it. */
const shown = new Map<string, Listed>();
let isShowing = false;

/** In the client loader: the list to show at once, where the reader comes back to it. */
export function recallList(request: Request): Listed | undefined {
  const { pathname, search } = new URL(request.url);
  // The browser's back and forward change the address before the page.
  const comesBack = !isShowing && window.location.pathname + window.location.search === pathname + search;
  return comesBack ? shown.get(pathname + search) : undefined;
}

/** In the component that shows the list. */
export function useRememberedList(list: Listed): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    isShowing = true;
    shown.set(createPath({ pathname, search }), list);
    return () => void (isShowing = false);
  }, [pathname, search, list]);
}

/** The list remembered at first, then the one the server has now. */
export function useNewest<List>(answer: { list: List | Promise<List>; newer?: Promise<List> }) {
  const [arrived, setArrived] = useState<{ answer: unknown; list: List }>();
  useEffect(() => {
    let isLeft = false;
    void answer.newer?.then((list) => isLeft || setArrived({ answer, list }));
    return () => void (isLeft = true);
  }, [answer]);
  return arrived?.answer === answer ? arrived.list : answer.list;
}
