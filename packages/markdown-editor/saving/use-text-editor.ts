import { useEffect, useRef, useState } from "react";
import type { Writing } from "../writing.ts";
import { type Answer, isUnsaved, type SubmissionAnswer, type Target } from "./autosave-state.ts";
import type { Listeners } from "./listeners.ts";
import type { FoundCopy } from "./local-copy.ts";
import { isSameText, type TextFields } from "./text-fields.ts";
import { type FindText, useForgottenCopies } from "./use-forgotten-copies.ts";
import { useLocalCopies } from "./use-local-copies.ts";
import { useSubmission } from "./use-submission.ts";
import { useSaver } from "./use-saver.ts";

/** The text in the editor's surface, in Markdown, and its other fields. */
type Written = TextFields & { content: string };

interface TextEditorPorts<Text extends Written, Submitted extends SubmissionAnswer> {
  start: {
    target: Target;
    /** The text that the server holds. */
    stored: Text;
    /** The text that the editor opens with. */
    text: Text;
  };
  edits: Listeners;
  /** Completes a text that lacks some of its fields. */
  whole: (text: Partial<TextFields>) => Text;
  /** What else changes with these fields. */
  suggest: (changed: Partial<Text>) => Partial<Text>;
  /** Names the text on this device. */
  copyKey: (target: Target) => string;
  /** What the server holds besides: a copy that was sent, and is among these, has arrived. */
  held: TextFields[];
  isNew: boolean;
  /** Copies of other texts that were forgotten on this device are offered where a new one is begun. */
  offersForgotten: boolean;
  find: FindText;
  save: (target: Target, text: TextFields) => Promise<Answer>;
  restore: (target: Target) => Promise<SubmissionAnswer>;
  /** Sends what the editor's own button sends. */
  send: (target: Target, text: TextFields) => Promise<Submitted>;
  onSent: (answer: Extract<Submitted, { type: "done" }>) => void;
  /** The text has become a draft of its own. */
  onAdopt: (id: string) => void;
  onSaved: () => void;
}

/** Holds the fields of a text, and makes sure that nothing of it is lost. */
export function useTextEditor<Text extends Written, Submitted extends SubmissionAnswer>(
  ports: TextEditorPorts<Text, Submitted>,
) {
  const { start, edits, whole, suggest, copyKey, held, isNew, offersForgotten, find } = ports;
  const [fields, setFields] = useState(start.text);
  const latest = useRef(start.text);
  const writing = useRef<Writing>(null);
  const isReplacing = useRef(false);

  const read = (): Text => {
    latest.current = { ...latest.current, content: writing.current?.read() ?? latest.current.content };
    return latest.current;
  };
  const show = (text: Text) => {
    latest.current = text;
    setFields(text);
    isReplacing.current = true;
    writing.current?.replace(text.content);
    isReplacing.current = false;
  };
  const { saver, state } = useSaver(start, {
    read,
    save: ports.save,
    restore: ports.restore,
    adopt: ports.onAdopt,
    onSaved: ports.onSaved,
    takeText: (text) => {
      copies.putAside(read());
      show(whole(text));
    },
  });
  const { target } = state;
  const copies = useLocalCopies({
    key: copyKey(target),
    read: () => (isUnsaved(saver.state()) ? read() : null),
    stored: start.stored,
    // Sending an existing text does not make another.
    arrivals: isNew ? held : [],
    base: () => versionIn(saver.state().target),
  });
  const forgotten = useForgottenCopies(target.kind === "new" && offersForgotten, held, find);

  const onEdit = () => {
    if (isReplacing.current) return;
    saver.send({ type: "edited", at: Date.now() });
    copies.onEdit();
    edits.tell();
  };
  const { submit, submitUnheard, trouble } = useSubmission(saver, {
    onSend: copies.markSent,
    send: ports.send,
    onSent: ports.onSent,
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
    /** The same at this very moment, which may not have been shown yet. */
    stateNow: saver.state,
    fields,
    start,
    setWriting: (surface: Writing | null) => void (writing.current = surface),
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
    read,
    onEdit,
    take: (changed: Partial<Text>) => {
      latest.current = { ...latest.current, ...changed, ...suggest(changed) };
      setFields(latest.current);
      onEdit();
    },
    bringBack: (copy: FoundCopy) => {
      const text = whole(copy.values);
      if (isUnsaved(saver.state()) && !isSameText(text, read())) copies.putAside(read());
      suggest(text);
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
      submitUnheard();
    },
    submit,
    /** Saves what is unsaved; returns whether the server then holds all of the text. */
    save: saver.saveAll,
  };
}

function versionIn(target: Target): number | undefined {
  return target.kind === "new" ? undefined : target.version;
}
