import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { MinusIcon, PlusIcon } from "#app/ui/icons.tsx";
import type { Artwork } from "#domain/art/artwork.ts";
import { stillOf } from "#domain/art/still.ts";
import { watchGestures } from "./gestures.ts";
import type { StageHandle } from "./stage.tsx";
import styles from "./stage.module.css";
import { WorkStill } from "./still.tsx";
import type { WorkWay } from "./way.ts";
import { fitted, panBy, zoomBy, type ZoomRoom, type ZoomView } from "./zoom-view.ts";

/** What a key or a button enlarges by. */
const step = 1.5;
/** CSS pixels that an arrow key moves an enlarged picture. */
const stride = 80;

interface WorkZoomProps {
  work: Artwork;
  way: WorkWay;
  ref: Ref<StageHandle>;
}

/** A picture to be looked at closely: by fingers, a pointer or keys, up to the pixels of its largest file. */
export function WorkZoom({ work, way, ref }: WorkZoomProps) {
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<ZoomView>(fitted);
  const [scale, setScale] = useState(1);
  const [most, setMost] = useState(1);
  const isLarge = scale > 1;

  const roomNow = (): ZoomRoom => roomOf(stage.current, stillOf(work).width);
  const show = (next: ZoomView, isByHand = false) => {
    view.current = next;
    setScale(next.scale);
    const { current } = stage;
    if (!current) return;
    current.toggleAttribute("data-held", isByHand);
    current.style.setProperty("--zoom", String(next.scale));
    current.style.setProperty("--zoom-x", `${next.x}px`);
    current.style.setProperty("--zoom-y", `${next.y}px`);
  };
  const zoom = (factor: number) => show(zoomBy(view.current, roomNow(), factor));
  const pan = (x: number, y: number) => show(panBy(view.current, roomNow(), x, y));

  useImperativeHandle(ref, () => ({
    takeKey(key) {
      const act = isLarge ? (keysWhenLarge[key] ?? keys[key]) : keys[key];
      act?.({ zoom, pan, fit: () => show(fitted) });
      return act !== undefined;
    },
  }));

  const gestures = useEffectEvent(() => ({
    isLarge: () => view.current.scale > 1,
    onTap: (place: { x: number; y: number }) =>
      show(view.current.scale > 1 ? fitted : zoomBy(view.current, roomNow(), Infinity, place)),
    onPan: (x: number, y: number) => show(panBy(view.current, roomNow(), x, y), true),
    onPinch: (factor: number, place: { x: number; y: number }) =>
      show(zoomBy(view.current, roomNow(), factor, place), true),
    onSwipe: (to: "previous" | "next") => (to === "next" ? way.toNext : way.toPrevious)(),
  }));
  const resized = useEffectEvent(() => {
    setMost(roomNow().most);
    show(fitted);
  });
  useEffect(() => {
    if (!stage.current) return undefined;
    const size = new ResizeObserver(() => resized());
    size.observe(stage.current);
    const stopWatching = watchGestures(stage.current, {
      isLarge: () => gestures().isLarge(),
      onTap: (place) => gestures().onTap(place),
      onPan: (x, y) => gestures().onPan(x, y),
      onPinch: (factor, place) => gestures().onPinch(factor, place),
      onSwipe: (to) => gestures().onSwipe(to),
    });
    return () => {
      size.disconnect();
      stopWatching();
    };
  }, []);

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-large={isLarge || undefined}
      data-grows={most > 1 || undefined}
    >
      <WorkStill work={work} isWhole={isLarge} />
      {most > 1 && (
        <fieldset className={styles.zoom} aria-label="Zoom">
          <button type="button" aria-label="Zoom out" aria-disabled={!isLarge} onClick={() => zoom(1 / step)}>
            <MinusIcon />
          </button>
          <output>{Math.round((100 * scale) / most)}%</output>
          <button type="button" aria-label="Zoom in" aria-disabled={scale >= most} onClick={() => zoom(step)}>
            <PlusIcon />
          </button>
        </fieldset>
      )}
    </div>
  );
}

interface Hands {
  zoom: (factor: number) => void;
  pan: (x: number, y: number) => void;
  fit: () => void;
}

const larger = ({ zoom }: Hands) => zoom(step);
const smaller = ({ zoom }: Hands) => zoom(1 / step);
const keys: Record<string, (hands: Hands) => void> = { "+": larger, "=": larger, "-": smaller };
/** An arrow goes to the part of the picture that lies there. */
const keysWhenLarge: Record<string, (hands: Hands) => void> = {
  "0": ({ fit }) => fit(),
  Escape: ({ fit }) => fit(),
  ArrowLeft: ({ pan }) => pan(stride, 0),
  ArrowRight: ({ pan }) => pan(-stride, 0),
  ArrowUp: ({ pan }) => pan(0, stride),
  ArrowDown: ({ pan }) => pan(0, -stride),
};

/** `pixels`: the width of the largest file. */
function roomOf(stage: HTMLElement | null, pixels: number): ZoomRoom {
  const sheet = stage?.querySelector<HTMLElement>(`.${styles.sheet}`);
  const fit = { width: sheet?.offsetWidth || pixels, height: sheet?.offsetHeight || 1 };
  const most = pixels / fit.width;
  return {
    width: stage?.clientWidth ?? 0,
    height: stage?.clientHeight ?? 0,
    fit,
    // A few pixels more are nothing to look at.
    most: most > 1.1 ? most : 1,
  };
}
