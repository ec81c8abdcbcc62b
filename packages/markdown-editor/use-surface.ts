import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { EditorHost } from "./host.ts";
import { fillField, textOf, withLineFeeds } from "./fill-field.ts";
import { makeWriting } from "./writing.ts";
import type * as surfaceParts from "./surface/surface.client.tsx";
import type { Surface, SurfaceEvents } from "./surface/open-surface.client.ts";
import { placeInSource } from "./views/source-caret.ts";
import { firstView, isSource, keepView, type View } from "./views/view.ts";

type Parts = typeof surfaceParts;

interface SurfaceField {
  root: RefObject<HTMLElement | null>;
  text: RefObject<HTMLTextAreaElement | null>;
  /** Where the surface is put. */
  place: RefObject<HTMLElement | null>;
  loadHost: () => Promise<EditorHost>;
  value: string;
  attributes: Record<string, string>;
  events: SurfaceEvents;
}

/** Loads the surface when its place comes into view, and passes the text from one way of writing to the other. */
export function useSurface({ root, text, place, loadHost, value, attributes, events }: SurfaceField) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [surface, setSurface] = useState<Surface | null>(null);
  const [view, setView] = useState<View>("write");
  const [note, setNote] = useState("");
  const watchers = useRef(new Set<() => void>());
  const now = useRef<{ surface: Surface | null; view: View }>({ surface: null, view: "write" });
  const edited = useCallback(() => watchers.current.forEach((tell) => tell()), []);
  const heard = useEffectEvent((...happened: Happened) => {
    const [name, detail] = happened;
    if (name === "onEdit") {
      edited();
      return events.onEdit();
    }
    return (events[name] as (detail: unknown) => void)(detail);
  });

  const bring = useEffectEvent(async (signal: AbortSignal) => {
    const field = text.current;
    if (!field || !place.current) return;
    setNote("The editor is loading. You can already write here.");
    try {
      const [loaded, host] = await Promise.all([import("./surface/surface.client.tsx"), loadHost()]);
      if (signal.aborted) return;
      const surfaceEvents: SurfaceEvents = {
        onEdit: () => heard("onEdit"),
        ask: (what) => heard("ask", what),
        tell: (words) => heard("tell", words),
        offer: (offer) => heard("offer", offer),
        onUploads: (count) => heard("onUploads", count),
      };
      const typed = () => textOf(field, value);
      const opened = await loaded.openSurface(place.current, host, typed, attributes, surfaceEvents, signal);
      if (!opened) return;
      await composed(field);
      if (signal.aborted) return opened.destroy();
      // Text that was typed meanwhile; from here to the end no key can come between.
      if (typed() !== opened.read()) opened.replace(typed());
      const hadFocus = document.activeElement === field;
      const from = { source: field.value, caret: field.selectionStart, isTyped: typed() !== value };
      const chosen = firstView();
      now.current = { surface: opened, view: chosen };
      flushSync(() => {
        setParts(loaded);
        setSurface(opened);
        setView(chosen);
        setNote("");
      });
      if (!hadFocus || isSource(chosen)) return;
      opened.takeCaret(from);
      opened.focus();
    } catch (error) {
      console.error(error);
      setNote("The editor could not be loaded. You can still write Markdown here; nothing is lost.");
    }
  });

  useEffect(() => {
    const field = root.current;
    const leaving = new AbortController();
    // A form that is folded away is not written in yet.
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void bring(leaving.signal);
    });
    if (field) seen.observe(field);
    return () => {
      leaving.abort();
      seen.disconnect();
      now.current.surface?.destroy();
      now.current = { surface: null, view: "write" };
    };
  }, [root]);

  const look = (next: View) => {
    const field = text.current;
    if (!surface || !parts || !field || next === view) return undefined;
    const show = () => {
      now.current = { surface, view: next };
      flushSync(() => setView(next));
      keepView(next);
    };
    if (isSource(next) && isSource(view)) {
      show();
      return field.focus();
    }
    if (isSource(next)) {
      const source = surface.read();
      if (field.value !== withLineFeeds(source)) fillField(field, source);
      const place = placeInSource(field.value, parts.caretWords(surface.view));
      show();
      field.focus();
      return field.setSelectionRange(place, place);
    }
    const source = isSource(view) ? textOf(field, surface.read()) : surface.read();
    const isTyped = source !== surface.read();
    surface.replace(source);
    show();
    if (next === "preview") return undefined;
    if (isSource(view)) surface.takeCaret({ source: field.value, caret: field.selectionStart, isTyped });
    return surface.focus();
  };

  // oxlint-disable-next-line react/refs -- it looks at them when it is asked, and never before
  const [writing] = useState(() => makeWriting({ text, now, opened: value, edited }));

  const watch = useCallback((changed: () => void) => {
    watchers.current.add(changed);
    return () => void watchers.current.delete(changed);
  }, []);

  return { parts, surface, view, look, note, writing, watch, edited };
}

type Happened = {
  [Name in keyof SurfaceEvents]: [Name, ...Parameters<SurfaceEvents[Name]>];
}[keyof SurfaceEvents];

/** Waits for the end of an input method's composition. */
function composed(field: HTMLTextAreaElement): Promise<void> {
  if (!isComposing.has(field)) return Promise.resolve();
  return new Promise((done) => field.addEventListener("compositionend", () => done(), { once: true }));
}

const isComposing = new WeakSet<HTMLTextAreaElement>();
if (typeof document !== "undefined") {
  document.addEventListener(
    "compositionstart",
    ({ target }) => target instanceof HTMLTextAreaElement && isComposing.add(target),
  );
  document.addEventListener(
    "compositionend",
    ({ target }) => target instanceof HTMLTextAreaElement && isComposing.delete(target),
  );
}
