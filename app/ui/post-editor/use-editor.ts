import { startTransition, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { statusWords } from "@toadstool/markdown-editor/notices";
import { isUnsaved, type Listeners, useTextEditor } from "@toadstool/markdown-editor/saving";
import { ledBy } from "#app/browser/led-by.ts";
import type { Draft } from "#domain/drafts/draft.ts";
import { proposeSlug } from "#domain/profile/propose-slug.ts";
import { useProfile } from "../use-profile.ts";
import { findText, publishText, restoreText, saveDraft } from "./editor-api.ts";
import {
  copyKey,
  type EditorMode,
  postWorkplace,
  storedText,
  targetOf,
  type Workplace,
} from "./editor-mode.ts";
import { type EditorText, textIn, wholeText } from "./editor-text.ts";
import { savedWords } from "./saved-words.ts";

export interface Opened {
  mode: EditorMode;
  /** Where posts are written, unless another is given. */
  workplace?: Workplace;
  /** What came back with a refused form. */
  typed?: Record<string, string>;
  /** Texts the server holds: a copy that was sent and is among them has arrived. */
  held?: Partial<EditorText>[];
  /** Made once for each opened editor: a request that is sent twice creates one text. */
  newKey: string;
  /** The text has become a draft of its own. */
  onAdopt: (id: string) => void;
  /** A draft was saved. */
  onSaved?: () => void;
}

/** The text of a post, draft or letter, saved through the API, and where its buttons lead. */
export function useEditor(opened: Opened, edits: Listeners) {
  const {
    mode,
    workplace = postWorkplace,
    typed,
    held = [],
    newKey,
    onAdopt,
    onSaved = () => undefined,
  } = opened;
  const profile = useProfile();
  const [start] = useState(() => {
    const stored = storedText(mode);
    const target = targetOf(mode, newKey, Number(typed?.version) || undefined);
    return { target, stored, text: { ...stored, ...textIn(typed) } };
  });
  /** As it was saved last. */
  const [draft, setDraft] = useState<Draft | null>(mode.kind === "draft" ? mode.draft : null);
  const slugIsOwn = useRef(start.stored.slug !== "" || Boolean(typed?.slug));
  const { isGoing, isLeaving, onLeave, leave } = useLeaving();
  const editor = useTextEditor({
    start,
    edits,
    whole: wholeText,
    suggest: ({ title, slug }: Partial<EditorText>) => {
      if (slug !== undefined) slugIsOwn.current = slug !== "";
      if (title === undefined || slugIsOwn.current) return {};
      return { slug: proposeSlug(title, { kind: "post", profile, now: new Date() }) };
    },
    copyKey: (target) => copyKey(target, workplace),
    held,
    isNew: mode.kind === "new",
    offersForgotten: workplace.kind === "post",
    find: findText,
    save: (target, text) => saveDraft(target, text, workplace.kind, setDraft),
    restore: restoreText,
    send: (target, text) => publishText(target, text, newKey),
    onSent: ({ post: { id, slug, title }, isNew }) =>
      void (isNew
        ? leave("/blog", ledBy({ published: { slug, title } }))
        : leave(`/blog/${slug}/`, ledBy({ updated: id }))),
    onAdopt,
    onSaved,
  });
  const { state, stateNow, copies } = editor;

  return {
    ...editor,
    newKey,
    workplace,
    mode: draft && state.target.kind === "draft" ? ({ kind: "draft", draft } as const) : mode,
    isShut: isGoing || state.step.at === "submitting",
    isUnsavedNow: () => isUnsaved(stateNow()),
    isLeaving,
    onLeave,
    leave: (to: string, state?: unknown) => void leave(to, state),
    /** Saves a draft, or keeps a post's text on this device; returns what there is to say of it. */
    saveNow: async () => {
      const before = stateNow();
      if (isUnsaved(before)) copies.keepNow();
      await editor.save();
      return savedWords(before, copies.isKept);
    },
    /** Saves the draft, and returns which it is; null where it could not be saved. */
    savedDraft: async () => {
      const isSaved = await editor.save();
      const { target } = stateNow();
      return isSaved && target.kind === "draft" ? target : null;
    },
    /** Null, or why the typed text could not be saved. */
    saveForSide: async () => {
      if (await editor.save()) return null;
      if (state.target.kind === "post")
        return "Your changes are not published yet. Press “Update post” first.";
      return `${statusWords(stateNow(), { isKept: copies.isKept, isOnline: navigator.onLine }).words}.`;
    },
  };
}

/** Goes to another page; meanwhile nothing is typed into the one that is about to go. */
function useLeaving() {
  const left = useRef(false);
  const [isGoing, setGoing] = useState(false);
  const navigate = useNavigate();
  const leave = async (to: string, state?: unknown) => {
    left.current = true;
    setGoing(true);
    await navigate(to, { state });
    // With what the navigation itself shows, which comes when the page finds the time.
    startTransition(() => setGoing(false));
  };
  return {
    isGoing,
    isLeaving: () => left.current,
    onLeave: () => void (left.current = true),
    leave,
  };
}
