import { useLocation } from "react-router";
import type { JustDone } from "#app/just-done.ts";
import { DeletedNotice, DoneNotice } from "#app/ui/done-notice.tsx";

interface JustDoneNoticeProps {
  done: JustDone | null;
  /** The list that it is shown in; the top of the page where it is not given. */
  list?: "post" | "draft" | "work";
}

/** What the last command has done, where its button is. */
export function JustDoneNotice({ done, list }: JustDoneNoticeProps) {
  const { pathname, search } = useLocation();
  const place = done?.isInList ? done.kind : undefined;
  if (!done || place !== list) return null;
  const here = list === "work" ? search : pathname + search;
  if (done.act === "deleted") return <DeletedNotice {...done} list={list && here} />;
  return done.act === "published" || done.act === "updated" ? null : <DoneNotice {...done} />;
}
