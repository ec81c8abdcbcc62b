import { startTransition, useEffect, useRef, useState } from "react";
import {
  type FoundCopy,
  isSameText,
  isUnsaved,
  type Listeners,
  type Target,
  useForgottenCopies,
  useLocalCopies,
  useSaver,
} from "@toadstool/markdown-editor/saving";
import type { Writing } from "@toadstool/markdown-editor";
import { statusWords } from "@toadstool/markdown-editor/notices";
import { useNavigate } from "react-router";
import { ledBy } from "#app/browser/led-by.ts";
import type { Draft } from "#domain/drafts/draft.ts";
import { slugFrom } from "#domain/text/slug.ts";
import {
  copyKey,
  type EditorMode,
  postWorkplace,
  storedText,
  targetOf,
  type Workplace,
} from "./editor-mode.ts";
import { findText, restoreText, saveDraft } from "./editor-api.ts";
import { type EditorText, textIn, wholeText } from "./editor-text.ts";
import { savedWords } from "./saved-words.ts";
import { usePublishing } from "./use-publishing.ts";

export interface Opened {
  mode: EditorMode;
  /** Where posts are written, unless another is given. */
  workplace?: Workplace;
  /** What came back with a refused form. */
  typed?: Record<string, string>;
  /** Texts the server holds: a copy that was sent and is among them has arrived. */
  held: Partial<EditorText>[];
  /** Made once for each opened editor: a request that is sent twice creates one text. */
  newKey: string;
  /** The text has become a draft of its own. */
  onAdopt: (id: string) => void;
  /** A draft was saved. */
  onSaved: () => void;
}

/** Holds the text, and makes sure that nothing of it is lost. */
export function useEditor(opened: Opened, edits: Listeners) {
  const { mode, workplace = postWorkplace, typed, held, newKey, onAdopt, onSaved } = opened;
  const [start] = useState(() => {
    const stored = storedText(mode);
    const target = targetOf(mode, newKey, Number(typed?.version) || undefined);
    return { target, stored, text: { ...stored, ...textIn(typed) } };
  });
  /** As it was saved last. */
  const [draft, setDraft] = useState<Draft | null>(mode.kind === "draft" ? mode.draft : null);
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
  const { saver, state } = useSaver(start, {
    read,
    save: (target, text) => saveDraft(target, text, workplace.kind, setDraft),
    restore: restoreText,
    adopt: onAdopt,
    onSaved,
    takeText: (text) => {
      copies.putAside(read());
      show(wholeText(text));
    },
  });
  const { target } = state;
  const copies = useLocalCopies({
    key: copyKey(target, workplace),
    read: () => (isUnsaved(saver.state()) ? read() : null),
    stored: start.stored,
    // Sending an existing text does not make another.
    arrivals: mode.kind === "new" ? held : [],
    base: () => versionIn(saver.state().target),
  });

  const forgotten = useForgottenCopies(target.kind === "new" && workplace.kind === "post", held, findText);

  const onEdit = () => {
    if (isReplacing.current) return;
    saver.send({ type: "edited", at: Date.now() });
    copies.onEdit();
    edits.tell();
  };
  /** Nothing is typed into a page that is about to go. */
  const [isGoing, setGoing] = useState(false);
  const leave = async (to: string, state?: unknown) => {
    isLeaving.current = true;
    setGoing(true);
    await navigate(to, { state });
    // With what the navigation itself shows, which comes when the page finds the time.
    startTransition(() => setGoing(false));
  };
  const { press, pressUnheard, trouble } = usePublishing({
    saver,
    publishKey: newKey,
    onSend: copies.markSent,
    onDone: ({ id, slug, title }, isNew) =>
      void (isNew
        ? leave("/blog", ledBy({ published: { slug, title } }))
        : leave(`/blog/${slug}/`, ledBy({ updated: id }))),
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
    workplace,
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
      const text = wholeText(copy.values);
      if (isUnsaved(saver.state()) && !isSameText(text, read())) copies.putAside(read());
      slugIsOwn.current = text.slug !== "";
      show(text);
      onEdit();
      // The copy it came from is dropped.
      copies.keepNow();
      const now = saver.state();
      const isOvertaken = copy.base !== undefined && copy.base !== versionIn(now.target);
      if (!isOvertaken || now.target.kind === "new") return;
      const { id, version } = now.target;
      saver.send({ type: "broughtBack", theirs: { id, version, text: now.held }, at: Date.now() });
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
    /** Null, or why the typed text could not be saved. */
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
