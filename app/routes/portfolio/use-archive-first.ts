import { useState } from "react";
import { useLocation } from "react-router";
import { useScripted } from "#app/browser/scripted.ts";
import { isFiltered } from "./archive-place.ts";

/**
 * Whether the archive precedes the featured work: for those who open the page with a search or a category. What is
 * pressed or typed on the page itself (`stayHere`) moves nothing.
 */
export function useArchiveFirst(): boolean {
  const { key, search, state } = useLocation();
  // The server does not see the state, so the first render of its document must not either.
  const isScripted = useScripted();
  const stays = isScripted && (state as { stay?: boolean } | null)?.stay === true;
  const [opened, setOpened] = useState({ key, isFirst: !stays && isFiltered(search) });
  if (opened.key === key) return opened.isFirst;
  const next = { key, isFirst: stays ? opened.isFirst : isFiltered(search) };
  setOpened(next);
  return next.isFirst;
}
