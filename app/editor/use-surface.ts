import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { insertText } from "#app/browser/insert-text.ts";
import type { Surface, SurfaceEvents } from "./surface/open-surface.client.ts";
import { placeInSource, wordsBefore } from "./views/source-caret.ts";
import { firstView, keepView, type View } from "./views/view.ts";
import type { Writing } from "./writing.ts";

type Parts = typeof import("./surface/surface.client.tsx");

interface SurfaceField {
  root: RefObject<HTMLElement | null>;
  text: RefObject<HTMLTextAreaElement | null>;
  host: RefObject<HTMLElement | null>;
  value: string;
  attributes: Record<string, string>;
  events: SurfaceEvents;
}

/** Brings the surface when its place comes into view, and hands the text from one way of writing to the other. */
export function useSurface({ root, text, host, value, attributes, events }: SurfaceField) {
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
    if (!field || !host.current) return;
    setNote("The writing tools are coming…");
    try {
      const loaded = await import("./surface/surface.client.tsx");
      if (signal.aborted) return;
      const from = sourceIn(field, value);
      const opened = await loaded.openSurface(host.current, from, attributes, {
        onEdit: () => heard("onEdit"),
        ask: (what) => heard("ask", what),
        tell: (words) => heard("tell", words),
        offer: (offer) => heard("offer", offer),
        onUploads: (count) => heard("onUploads", count),
      });
      await composed(field);
      if (signal.aborted) return opened.destroy();
      // What was typed meanwhile.
      if (sourceIn(field, value) !== from) opened.replace(sourceIn(field, value));
      const hadFocus = document.activeElement === field;
      const caret = wordsBefore(field.value, field.selectionStart);
      const chosen = firstView(root.current?.clientWidth ?? 0);
      now.current = { surface: opened, view: chosen };
      setParts(loaded);
      setSurface(opened);
      setView(chosen);
      setNote("");
      if (hadFocus && chosen !== "source")
        requestAnimationFrame(() => {
          loaded.placeCaret(opened.view, caret);
          opened.focus();
        });
    } catch (error) {
      console.error(error);
      setNote(
        "The writing tools could not be loaded. You can write markdown here all the same; nothing is lost.",
      );
    }
  });

  useEffect(() => {
    const place = root.current;
    const leaving = new AbortController();
    // In a form that is folded away nobody writes yet.
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void bring(leaving.signal);
    });
    if (place) seen.observe(place);
    return () => {
      leaving.abort();
      seen.disconnect();
      now.current.surface?.destroy();
      now.current = { surface: null, view: "write" };
    };
  }, [root]);

  const look = (next: View) => {
    const field = text.current;
    if (!surface || !parts || !field || next === view) return;
    if (next === "source") {
      const source = surface.read();
      if (field.value !== plainLines(source)) field.value = source;
      const place = placeInSource(field.value, parts.caretWords(surface.view));
      requestAnimationFrame(() => {
        field.focus();
        field.setSelectionRange(place, place);
      });
    } else if (view === "source") {
      surface.replace(sourceIn(field, surface.read()));
      const caret = wordsBefore(field.value, field.selectionStart);
      requestAnimationFrame(() => parts.placeCaret(surface.view, caret));
    }
    now.current = { surface, view: next };
    setView(next);
    keepView(next);
    if (next === "write" || next === "split") requestAnimationFrame(() => surface.focus());
  };

  const pen = useMemo<Writing>(() => {
    const field = () => text.current;
    const written = () => (now.current.view === "source" ? null : now.current.surface);
    const read = () => {
      const known = now.current.surface?.read() ?? value;
      return written() || !field() ? known : sourceIn(field() as HTMLTextAreaElement, known);
    };
    return {
      read,
      replace: (markdown) => {
        now.current.surface?.replace(markdown);
        const box = field();
        if (box && !written()) box.value = markdown;
        edited();
      },
      insertMarkdown: (markdown) => {
        const box = field();
        const surface = written();
        if (surface) surface.insertMarkdown(markdown);
        else if (box) insertText(box, markdown);
      },
      focus: () => (written() ?? field())?.focus(),
      isUntouched: () => read() === value,
    };
  }, [text, value, edited]);

  const watch = useCallback((told: () => void) => {
    watchers.current.add(told);
    return () => void watchers.current.delete(told);
  }, []);

  return { parts, surface, view, look, note, pen, watch, edited };
}

type Happened = {
  [Name in keyof SurfaceEvents]: [Name, ...Parameters<SurfaceEvents[Name]>];
}[keyof SurfaceEvents];

/** A field knows one kind of line end: where nothing else was changed, the text it was given is the text. */
function sourceIn(field: HTMLTextAreaElement, given: string): string {
  return field.value === plainLines(given) ? given : field.value;
}

function plainLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

/** Waits for letters that are still being put together. */
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
