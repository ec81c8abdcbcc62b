import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Place, watchGestures } from "./gestures.ts";
import { fitted, panBy, zoomBy, type ZoomFrame, type ZoomView } from "./zoom-view.ts";

/** What a key or a button enlarges by. */
const step = 1.5;
/** CSS pixels that an arrow key moves an enlarged picture. */
const stride = 80;

interface PictureZoomOptions {
  /** The width of the picture's largest file: it is enlarged up to these pixels. */
  pixels: number;
  /** A finger passed over a picture that fits. */
  onSwipe: (way: "previous" | "next") => void;
}

/**
 * Enlarges the picture in a frame, both of which get a ref, by fingers, a pointer, a wheel and keys. The view is in the frame's custom
 * properties `--zoom`, `--zoom-x` and `--zoom-y`, and `data-held` is on it while a hand moves the picture.
 */
export function usePictureZoom({ pixels, onSwipe }: PictureZoomOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLElement>(null);
  const view = useRef<ZoomView>(fitted);
  const [scale, setScale] = useState(1);
  const [most, setMost] = useState<number | null>(null);
  const isLarge = scale > 1;

  const frameNow = (): ZoomFrame => frameOf(frame.current, picture.current, pixels);
  const show = (next: ZoomView, isByHand = false) => {
    view.current = next;
    setScale(next.scale);
    const { current } = frame;
    if (!current) return;
    current.toggleAttribute("data-held", isByHand);
    current.style.setProperty("--zoom", String(next.scale));
    current.style.setProperty("--zoom-x", `${next.x}px`);
    current.style.setProperty("--zoom-y", `${next.y}px`);
  };
  const zoom = (factor: number) => show(zoomBy(view.current, frameNow(), factor));
  const pan = (x: number, y: number) => show(panBy(view.current, frameNow(), x, y));

  const gestures = useEffectEvent(() => ({
    isLarge: () => view.current.scale > 1,
    onTap: (place: Place) =>
      show(view.current.scale > 1 ? fitted : zoomBy(view.current, frameNow(), Infinity, place)),
    onPan: (x: number, y: number) => show(panBy(view.current, frameNow(), x, y), true),
    onPinch: (factor: number, place: Place) => show(zoomBy(view.current, frameNow(), factor, place), true),
    onSwipe,
  }));
  const resized = useEffectEvent(() => {
    setMost(frameNow().most);
    show(fitted);
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    const size = new ResizeObserver(() => resized());
    size.observe(frame.current);
    const stopWatching = watchGestures(frame.current, {
      isLarge: () => gestures().isLarge(),
      onTap: (place) => gestures().onTap(place),
      onPan: (x, y) => gestures().onPan(x, y),
      onPinch: (factor, place) => gestures().onPinch(factor, place),
      onSwipe: (way) => gestures().onSwipe(way),
    });
    return () => {
      size.disconnect();
      stopWatching();
    };
  }, []);

  return {
    frame,
    picture,
    isLarge,
    /** Whether the largest file has more pixels than are shown of it; null until that is measured. */
    canGrow: most && most > 1,
    isLargest: most !== null && scale >= most,
    /** Of the largest file's pixels, in whole per cent; null until that is measured. */
    percent: most && Math.round((100 * scale) / most),
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    /** Does what a key means to the picture; false where it means nothing to it. */
    takeKey: (key: string): boolean => {
      const act = isLarge ? (keysWhenLarge[key] ?? keys[key]) : keys[key];
      act?.({ zoom, pan, fit: () => show(fitted) });
      return act !== undefined;
    },
  };
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

function frameOf(frame: HTMLElement | null, picture: HTMLElement | null, pixels: number): ZoomFrame {
  const fit = { width: picture?.offsetWidth || pixels, height: picture?.offsetHeight || 1 };
  const most = pixels / fit.width;
  return {
    width: frame?.clientWidth ?? 0,
    height: frame?.clientHeight ?? 0,
    fit,
    // A few pixels more are nothing to look at.
    most: most > 1.1 ? most : 1,
  };
}
