import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { announceEditor, findOpenEditors, whenClosed } from "./open-editors.ts";
import {
  dropCopy,
  editorOf,
  findAllCopies,
  findCopies,
  type FoundCopy,
  keepCopy,
  placeOf,
} from "./local-copy.ts";

type Values = Record<string, string>;

/** The most milliseconds that typed text exists without a copy on this device. */
const copyDelay = 600;
/** How many copies of one text are offered at a time. */
const mostOffered = 5;

interface Watched {
  /** Names the text. */
  key: string;
  /** The current text; null if the server has it. */
  read: () => Values | null;
  /** What the server holds of this very text. */
  stored: Values;
  /** What else it holds: a copy that was sent, and agrees with one of these in all its fields, has arrived there. */
  arrivals?: Values[];
  /** The version that the text is based on. */
  base?: () => number | undefined;
}

/** Keeps a copy of the typed text, and finds copies that a crash, a lost connection or a lost session left behind. */
export function useLocalCopies({ key, read, stored, arrivals = [], base }: Watched) {
  const own = useOwnPlace(key);
  const [isKept, setKept] = useState(true);
  const left = useLeftCopies(key, own.editor, { stored, arrivals });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = (values: Values | null, sent: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (values) setKept(keepCopy(own.place(), { values, sent, keptAt: Date.now(), base: base?.() }));
  };
  const keepWaiting = useEffectEvent(() => timer.current !== undefined && keep(read(), false));
  // The last keys before a page is left have not rested yet.
  useEffect(() => {
    const keepNow = () => keepWaiting();
    const events = ["pagehide", "offline"] as const;
    const onHidden = () => document.visibilityState === "hidden" && keepWaiting();
    for (const event of events) window.addEventListener(event, keepNow);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      for (const event of events) window.removeEventListener(event, keepNow);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, []);
  // Before the field is removed together with the form around it.
  useLayoutEffect(() => () => void keepWaiting(), []);

  return {
    /** The copies that were found, for the author to restore or discard. */
    offered: left.copies,
    /** Whether this device had space for the last copy. */
    isKept,
    onEdit: () => {
      // Copies are also made while the author types without a pause.
      timer.current ??= setTimeout(() => keep(read(), false), copyDelay);
    },
    keepNow: () => keep(read(), false),
    /** Text on its way to the server may still be lost. */
    markSent: () => keep(read(), true),
    /** The server holds it all. */
    drop: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      dropCopy(own.place());
      setKept(true);
    },
    /** Puts a text aside that another one takes the place of: it is offered again. */
    putAside: (values: Values) => {
      const place = placeOf(key, crypto.randomUUID());
      const copy = { values, sent: false, keptAt: Date.now(), base: base?.() };
      keepCopy(place, copy);
      left.add({ ...copy, place, text: key });
    },
    forget: (copy: FoundCopy) => left.forget(copy),
  };
}

/** Where this editor keeps its copy. A text that gets another name takes its copy along. */
function useOwnPlace(key: string) {
  const [editor] = useState(() => crypto.randomUUID());
  const place = useRef(placeOf(key, editor));
  useEffect(() => announceEditor(editor), [editor]);
  useEffect(() => {
    const former = place.current;
    place.current = placeOf(key, editor);
    const kept = findAllCopies().find((copy) => copy.place === former);
    if (!kept || former === place.current) return;
    const { place: _place, text: _text, ...copy } = kept;
    keepCopy(place.current, copy);
    dropCopy(former);
  }, [key, editor]);
  return { editor, place: () => place.current };
}

interface Held {
  stored: Values;
  arrivals: Values[];
}

/** The copies that no open window still writes; more when such a window closes. */
function useLeftCopies(key: string, editor: string, held: Held) {
  const [atStart] = useState({ key, held });
  const [copies, setCopies] = useState<FoundCopy[]>([]);
  /** Sorts the copies of this text; returns those that other windows still write. */
  const sort = useEffectEvent((open: Set<string>): FoundCopy[] => {
    const found = findCopies(atStart.key).filter(({ place }) => editorOf(place) !== editor);
    const ended = found.filter(({ place }) => !open.has(editorOf(place)));
    const lost = ended.filter(
      (copy, index) => !hasArrived(copy, atStart.held) && !isAmong(ended.slice(0, index), copy),
    );
    for (const copy of ended) if (!lost.includes(copy)) dropCopy(copy.place);
    setCopies(lost);
    return found.filter(({ place }) => open.has(editorOf(place)));
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function look(): Promise<void> {
      const open = await findOpenEditors();
      if (signal.aborted) return;
      for (const { place } of sort(open)) whenClosed(editorOf(place), signal, () => void look());
    }
    void look();
    return () => leaving.abort();
  }, []);

  return {
    // The others follow once these are decided about.
    copies: copies.slice(0, mostOffered),
    add: (copy: FoundCopy) => setCopies((before) => [copy, ...before]),
    forget: ({ place }: FoundCopy) => {
      dropCopy(place);
      setCopies((before) => before.filter((copy) => copy.place !== place));
    },
  };
}

/** The same text is offered once. */
function isAmong(copies: FoundCopy[], { values }: FoundCopy): boolean {
  return copies.some((other) => agrees(other.values, values));
}

function hasArrived(copy: FoundCopy, { stored, arrivals }: Held): boolean {
  return agrees(copy.values, stored) || (copy.sent && arrivals.some((held) => agrees(copy.values, held)));
}

/** Servers trim, and forms send line ends as CRLF. */
function agrees(one: Values, other: Values): boolean {
  const plain = (text = "") => text.replaceAll("\r\n", "\n").trim();
  return Object.keys(other).every((name) => plain(one[name]) === plain(other[name]));
}
