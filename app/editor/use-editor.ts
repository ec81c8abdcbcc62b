import { startTransition, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { FoundCopy } from "#app/browser/shadow-copy.ts";
import { useShadowCopy } from "#app/browser/use-shadow-copy.ts";
import type { Draft } from "#domain/drafts/draft.ts";
import { slugFrom } from "#domain/text/slug.ts";
import { isUnsaved, type Target } from "./autosave-state.ts";
import { statusWords } from "./autosave-words.ts";
import { useForgottenCopies } from "./forgotten-copies.ts";
import { copyKey, type EditorMode, postDesk, storedText, targetOf, type Workplace } from "./editor-mode.ts";
import { type EditorText, emptyText, isSameText, textIn } from "./editor-text.ts";
import type { Listeners } from "./listeners.ts";
import { savedWords } from "./save-now.ts";
import { usePressing } from "./use-pressing.ts";
import { useSaver } from "./use-saver.ts";
import type { Writing } from "./writing.ts";

export interface Opened {
  mode: EditorMode;
  /** Where posts are written, unless another is given. */
  desk?: Workplace;
  /** What came back with a refused form. */
  typed?: Record<string, string>;
  /** Texts the server holds: a copy that was sent and is among them has arrived. */
  held: Partial<EditorText>[];
  /** Made once for each opened editor: what is sent twice is made once. */
  newKey: string;
  /** The text has become a draft of its own. */
  onAdopt: (id: string) => void;
  /** A draft was saved. */
  onSaved: () => void;
}

/** Holds what is written, and sees to it that nothing of it is lost. */
export function useEditor(opened: Opened, edits: Listeners) {
  const { mode, desk = postDesk, typed, held, newKey, onAdopt, onSaved } = opened;
  const [start] = useState(() => {
    const stored = storedText(mode);
    const target = targetOf(mode, newKey, Number(typed?.version) || undefined);
    const draft: Draft | null = mode.kind === "draft" ? mode.draft : null;
    return { target, stored, text: { ...stored, ...textIn(typed) }, draft };
  });
  const [fields, setFields] = useState(start.text);
  const latest = useRef(start.text);
  const slugIsOwn = useRef(start.stored.slug !== "" || Boolean(typed?.slug));
  const writing = useRef<Writing>(null);
  const isReplacing = useRef(false);
  const isLeaving = useRef(false);
  const navigate = useNavigate();

  const read = (): EditorText => {
    latest.current = { ...latest.current, content: writing.current?.read() ?? latest.current.content };
    return latest.current;
  };
  const show = (text: EditorText) => {
    latest.current = text;
    setFields(text);
    isReplacing.current = true;
    writing.current?.replace(text.content);
    isReplacing.current = false;
  };
  const { saver, state, draft } = useSaver(start, {
    kind: desk.kind,
    read,
    adopt: onAdopt,
    tellList: onSaved,
    takeText: (text) => {
      copies.putAside({ ...read() });
      show(text);
    },
  });
  const { target } = state;
  const copies = useShadowCopy({
    key: copyKey(target, desk),
    read: () => (isUnsaved(saver.state()) ? { ...read() } : null),
    stored: { ...start.stored },
    // A text that stands already has not become another by being sent.
    arrivals: mode.kind === "new" ? held : [],
    base: () => versionIn(saver.state().target),
  });

  const forgotten = useForgottenCopies(target.kind === "new" && desk.kind === "post", held);

  const onEdit = () => {
    if (isReplacing.current) return;
    saver.send({ type: "edited", at: Date.now() });
    copies.onEdit();
    edits.tell();
  };
  /** Nothing is typed into a page that is about to go. */
  const [isGoing, setGoing] = useState(false);
  const leave = async (to: string) => {
    isLeaving.current = true;
    setGoing(true);
    await navigate(to);
    // With what the navigation itself shows, which comes when the page finds the time.
    startTransition(() => setGoing(false));
  };
  const { press, pressUnheard, trouble, forget } = usePressing({
    saver,
    publishKey: newKey,
    onSend: copies.markSent,
    onDone: (goTo) => void leave(goTo),
  });

  const { at } = state.step;
  const settle = useRef(() => undefined as void);
  useEffect(() => {
    settle.current = () => (isUnsaved(saver.state()) ? copies.keepNow() : copies.drop());
  });
  useEffect(() => {
    if (saver.state().edits > 0 && at !== "waiting") settle.current();
  }, [saver, at]);

  return {
    state,
    isShut: isGoing || at === "pressed",
    desk,
    mode: draft && target.kind === "draft" ? ({ kind: "draft", draft } as const) : mode,
    fields,
    start,
    setWriting: (pen: Writing | null) => void (writing.current = pen),
    copies: {
      ...copies,
      offered: [...copies.offered, ...forgotten.offered],
      forget: (copy: FoundCopy) => {
        copies.forget(copy);
        forgotten.forget(copy);
      },
    },
    onEdits: edits.listen,
    /** As it was last read: for the copy on this device, if for nothing else. */
    lengthRead: () => latest.current.content.length,
    trouble,
    isUnsavedNow: () => isUnsaved(saver.state()),
    isLeaving: () => isLeaving.current,
    onLeave: () => void (isLeaving.current = true),
    read,
    onEdit,
    take: (changed: Partial<EditorText>) => {
      const { title, slug } = changed;
      if (slug !== undefined) slugIsOwn.current = slug !== "";
      const suggested = title !== undefined && !slugIsOwn.current ? { slug: slugFrom(title) } : {};
      latest.current = { ...latest.current, ...changed, ...suggested };
      setFields(latest.current);
      onEdit();
    },
    bringBack: (copy: FoundCopy) => {
      const text = { ...emptyText, ...textIn(copy.values) };
      if (isUnsaved(saver.state()) && !isSameText(text, read())) copies.putAside({ ...read() });
      slugIsOwn.current = text.slug !== "";
      show(text);
      onEdit();
      // The copy it came from is dropped.
      copies.keepNow();
      const now = saver.state();
      const isOvertaken = copy.base !== undefined && copy.base !== versionIn(now.target);
      if (!isOvertaken || now.target.kind === "new") return;
      const { id, version } = now.target;
      saver.send({ type: "broughtBack", theirs: { ...now.held, id, version }, at: Date.now() });
    },
    choose: {
      keepMine: () => saver.send({ type: "keepMine" }),
      takeTheirs: () => saver.send({ type: "takeTheirs" }),
      keepBoth: () => saver.send({ type: "keepBoth", draftKey: crypto.randomUUID() }),
      saveAsNew: () => saver.send({ type: "saveAsNew", draftKey: crypto.randomUUID() }),
      takeOutOfTrash: () => saver.send({ type: "takeOutOfTrash" }),
    },
    onLoggedIn: () => {
      saver.send({ type: "loggedIn" });
      pressUnheard();
    },
    press,
    forgetTrouble: forget,
    save: saver.saveAll,
    /** Saves a draft, or keeps a post's text on this device; returns what there is to say of it. */
    saveNow: async () => {
      const before = saver.state();
      if (isUnsaved(before)) copies.keepNow();
      await saver.saveAll();
      return savedWords(before, copies.isKept);
    },
    /** What the text is saved into at this moment. */
    target: () => saver.state().target,
    /** Null, or why what was typed could not be saved. */
    saveForSide: async () => {
      if (await saver.saveAll()) return null;
      if (target.kind === "post") return "Your changes are not published yet. Press “Update post” first.";
      return `${statusWords(saver.state(), { isKept: copies.isKept, isOnline: navigator.onLine }).words}.`;
    },
    leave: (to: string) => void leave(to),
  };
}

function versionIn(target: Target): number | undefined {
  return target.kind === "new" ? undefined : target.version;
}
