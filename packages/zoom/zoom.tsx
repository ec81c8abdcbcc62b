import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { watchGestures } from "./gestures.ts";
import { fitted, panBy, zoomBy, type ZoomRoom, type ZoomView } from "./zoom-view.ts";
import styles from "./zoom.module.css";

/** What a key or a button enlarges by. */
const step = 1.5;
/** CSS pixels that an arrow key moves an enlarged picture. */
const stride = 80;

export interface ZoomHandle {
  /** Plus, minus, and, while the picture is enlarged, arrows, 0 and Escape. Returns whether the key was one of them. */
  takeKey: (key: string) => boolean;
}

export interface ZoomProps {
  /** The width of the largest file in pixels: the picture is enlarged up to these. */
  pixels: number;
  /** A finger has swept over a picture that fits. */
  onSwipe?: (to: "previous" | "next") => void;
  className?: string;
  /** The signs on the buttons. */
  icons?: { out: ReactNode; in: ReactNode };
  ref?: Ref<ZoomHandle>;
  /** The picture, as one element. It is called anew where that is enlarged, so that it can ask for its largest file. */
  children: (isLarge: boolean) => ReactNode;
}

const plainIcons = { out: "−", in: "+" };

/** A picture to be looked at closely: by fingers, a pointer or keys, up to the pixels of its largest file. */
export function Zoom({ pixels, onSwipe, className = "", icons = plainIcons, ref, children }: ZoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const view = useRef<ZoomView>(fitted);
  const [scale, setScale] = useState(1);
  const [most, setMost] = useState(1);
  const isLarge = scale > 1;

  const roomNow = (): ZoomRoom => roomOf(room.current, pixels);
  const show = (next: ZoomView, isByHand = false) => {
    view.current = next;
    setScale(next.scale);
    const { current } = room;
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
    onSwipe,
  }));
  const resized = useEffectEvent(() => {
    setMost(roomNow().most);
    show(fitted);
  });
  useEffect(() => {
    if (!room.current) return undefined;
    const size = new ResizeObserver(() => resized());
    size.observe(room.current);
    const stopWatching = watchGestures(room.current, () => gestures());
    return () => {
      size.disconnect();
      stopWatching();
    };
  }, []);

  return (
    <div
      ref={room}
      className={`${styles.room} ${className}`}
      data-large={isLarge || undefined}
      data-grows={most > 1 || undefined}
    >
      {children(isLarge)}
      {most > 1 && (
        <fieldset className={styles.zoom} aria-label="Zoom">
          <button type="button" aria-label="Zoom out" aria-disabled={!isLarge} onClick={() => zoom(1 / step)}>
            {icons.out}
          </button>
          <output>{Math.round((100 * scale) / most)}%</output>
          <button type="button" aria-label="Zoom in" aria-disabled={scale >= most} onClick={() => zoom(step)}>
            {icons.in}
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
function roomOf(room: HTMLElement | null, pixels: number): ZoomRoom {
  const picture = room?.firstElementChild as HTMLElement | null | undefined;
  const fit = { width: picture?.offsetWidth || pixels, height: picture?.offsetHeight || 1 };
  const most = pixels / fit.width;
  return {
    width: room?.clientWidth ?? 0,
    height: room?.clientHeight ?? 0,
    fit,
    // A few pixels more are nothing to look at.
    most: most > 1.1 ? most : 1,
  };
}
