import { useState } from "react";
import { useLocation } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";

/** What a command has done on the page before, for the page that it leads to. */
interface Done {
  published?: { slug: string; title: string };
  /** The id of the post. */
  updated?: string;
  /** The id of the draft. */
  closed?: string;
}

/** How long the next page shows it, in milliseconds: the entry stays in the browser’s history. */
const shownFor = 60_000;

/** The state to navigate with. */
export function ledBy(done: Done) {
  return { done, doneAt: Date.now() };
}

/** What the command that led here has done. */
export function useLedBy(): Done {
  const state = useLocation().state as Partial<ReturnType<typeof ledBy>> | null;
  const isScripted = useScripted();
  const [now] = useState(() => Date.now());
  // The served document shows nothing of it, and the first render must be the same.
  return isScripted && state?.done && now - (state.doneAt ?? 0) < shownFor ? state.done : {};
}
