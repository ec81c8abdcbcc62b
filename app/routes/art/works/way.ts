import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { galleryAddress, standingOf } from "#domain/art/gallery.ts";
import type { Medium } from "#domain/art/medium.ts";
import type { Listed } from "../gallery/gallery-page.tsx";

/** Goes with a link from the wall to a work: the history then has the wall just before the work. */
export const fromWall = { fromWall: true };

export function isFromWall(state: unknown): boolean {
  return (state as Partial<typeof fromWall> | null)?.fromWall === true;
}

/** The ways out of an open work: back to the wall as it was left, or on to the works beside it. */
export function useWorkWay(slug: string, works: readonly Listed[], medium: Medium | null) {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  /** The entry of the history that is on its way out: another press, however soon, does not leave the wall too. */
  const left = useRef<string>(undefined);
  const wall = galleryAddress({ medium });
  // However many works were looked at, Back closes: each takes the place of the one before.
  const beside = { replace: true, state, preventScrollReset: true };
  /** The work that is on its way in: another press, however soon, leads on from there. */
  const aim = useRef(slug);
  useEffect(() => void (aim.current = slug), [slug]);
  const go = (way: "previous" | "next") => {
    const work = standingOf(works, aim.current, medium)?.[way];
    if (!work) return;
    aim.current = work.slug;
    void navigate(galleryAddress({ slug: work.slug, medium }), beside);
  };
  return {
    wall,
    beside,
    close: useEffectEvent(() => {
      if (left.current === key) return;
      left.current = key;
      if (isFromWall(state)) void navigate(-1);
      else void navigate(wall, { state: stayHere, preventScrollReset: true });
    }),
    toPrevious: () => go("previous"),
    toNext: () => go("next"),
  };
}

export type WorkWay = ReturnType<typeof useWorkWay>;
