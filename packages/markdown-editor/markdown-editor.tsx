import { type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { EditorHost } from "./host.ts";
import type { Issue } from "./saving/autosave-state.ts";
import type { Asked } from "./surface/caret-state.ts";
import type { Offer } from "./surface/open-surface.client.ts";
import { leadToTools } from "./toolbar/lead-to-tools.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useFormText } from "./use-form-text.ts";
import { useFullScreen } from "./views/full-screen.ts";
import { useKeyboardHeight } from "./views/keyboard-height.ts";
import { useScrollTogether } from "./views/scroll-together.ts";
import { useSurface } from "./use-surface.ts";
import { isSource } from "./views/view.ts";
import type { Writing } from "./writing.ts";
import styles from "./markdown-editor.module.css";

export interface MarkdownEditorProps {
  label: string;
  name: string;
  /** The text to begin with; later ones come by `replace`. */
  value: string;
  /** Loads the editor's host from the page, once its place comes into view. It must be the same function each time. */
  loadHost: () => Promise<EditorHost>;
  /** The id of the form that sends it. */
  form?: string;
  issues?: Issue[];
  /** Of the text, where it is not that of the page: what is misspelt depends on it. */
  lang?: string;
  dir?: "ltr" | "rtl";
  /** Called after each change, without the text: `read()` returns that. */
  onEdit?: () => void;
  /** The part of the page that covers the window in full screen; the field alone, where it is not given. */
  whole?: RefObject<HTMLElement | null>;
  /** Where the ways of looking at the text are shown; among its tools, where it is not given. */
  looks?: HTMLElement | null;
  ref?: Ref<Writing>;
}

/** A text and its tools. Without scripts, and until the surface has loaded, it is a textarea of Markdown. */
export function MarkdownEditor({
  label,
  name,
  value,
  loadHost,
  form,
  issues = [],
  lang,
  dir,
  onEdit,
  whole,
  looks,
  ref,
}: MarkdownEditorProps) {
  const id = useId();
  const [first] = useState(value);
  const root = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [message, setMessage] = useState("");
  const shownAt = useRef(0);
  const tell = (words: string) => {
    shownAt.current = Date.now();
    setMessage(words);
  };
  const [uploads, setUploads] = useState(0);
  const [isFull, setFull] = useFullScreen(whole ?? root);
  const field = useSurface({
    root,
    text,
    place: host,
    loadHost,
    value: first,
    attributes: {
      "aria-labelledby": `${id}-label`,
      "aria-describedby": `${id}-message`,
      id: `${id}-surface`,
      tabindex: "0",
    },
    events: {
      onEdit: () => {
        // A recent announcement is read to its end first.
        if (Date.now() - shownAt.current > 5000) setMessage("");
        onEdit?.();
      },
      ask: setAsked,
      tell,
      offer: setOffer,
      onUploads: setUploads,
    },
  });
  const { parts, surface, view, writing } = field;
  useImperativeHandle(ref, () => writing, [writing]);
  useFormText({ text, name, read: writing.read, isHeld: uploads > 0, tell });
  const dropped = useDroppedFiles({
    take: (files) => {
      // Where the source is looked at, the surface comes to the same place and takes them.
      field.look("write");
      surface?.bring(files);
      return surface !== null;
    },
    tell,
  });
  useKeyboardHeight();
  useScrollTogether({ text, preview }, surface !== null && view === "split");
  const isWritten = surface !== null && view === "write";
  const messages = issues.filter((issue) => issue.field === name).map(({ message }) => message);

  const answer = (given: "take" | "leave") => {
    setOffer(null);
    if (!offer || !surface || given === "leave") return surface?.focus();
    if (offer.kind === "embed") surface.embedAddress(offer.embed, offer.address);
    if (offer.kind === "plain") surface.act("undo");
    if (offer.kind === "words" && surface.choosePicture(offer.src)) return setAsked("picture");
    return surface.focus();
  };
  const closeDialog = () => {
    // At once: the next key may come before the next frame.
    flushSync(() => setAsked(null));
    surface?.focus();
  };

  const looking = parts && (
    <parts.Views view={view} isFull={isFull} onView={field.look} onFull={() => setFull(!isFull)} />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the text in it
    <div
      ref={root}
      className={styles.field}
      data-view={surface ? view : "plain"}
      onKeyDown={(event) => {
        const isInText = host.current?.contains(event.target as Node) ?? false;
        if (event.key === "Escape" && offer) {
          event.preventDefault();
          event.nativeEvent.stopImmediatePropagation();
          answer("leave");
        }
        if (isInText && leadToTools(event, root.current)) event.preventDefault();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as a label does for a field */}
      <label
        id={`${id}-label`}
        htmlFor={`${id}-text`}
        className={styles.label}
        onClick={() => isWritten && surface.focus()}
      >
        {label}
      </label>
      <div className={styles.top} data-stays>
        {parts && surface ? (
          <parts.Toolbar
            surface={isWritten ? surface : null}
            source={isSource(view) ? text : null}
            controls={`${id}-surface`}
            onAsk={setAsked}
          >
            {looks ? createPortal(looking, looks) : looking}
          </parts.Toolbar>
        ) : (
          <output className={`${styles.waiting} needs-script`}>{field.note}</output>
        )}
      </div>
      <div className={styles.sheet}>
        <div className={styles.panes}>
          <textarea
            ref={text}
            id={`${id}-text`}
            name={name}
            form={form}
            defaultValue={first}
            lang={lang}
            dir={dir ?? "auto"}
            placeholder="Write here"
            hidden={surface !== null && !isSource(view)}
            aria-invalid={messages.length > 0 || undefined}
            aria-describedby={messages.length > 0 ? `${id}-issue` : undefined}
            className={styles.text}
            {...dropped}
            onInput={() => {
              field.edited();
              onEdit?.();
            }}
          />
          <div
            ref={host}
            lang={lang}
            dir={dir}
            hidden={!isWritten}
            className={`${styles.surface} writing-host`}
          />
          {parts && surface && (view === "split" || view === "preview") && (
            <parts.PreviewPane
              pane={preview}
              render={surface.host.preview}
              read={writing.read}
              watch={field.watch}
            />
          )}
        </div>
        <div className={styles.foot} data-stays>
          {parts && surface && isWritten && (
            <parts.ContextBar surface={surface} offer={offer} onOffer={answer} onAsk={setAsked} />
          )}
          <output id={`${id}-message`} className={styles.message}>
            {message}
          </output>
        </div>
      </div>
      {messages.length > 0 && (
        <p id={`${id}-issue`} className={styles.issue}>
          {messages.join(" ")}
        </p>
      )}
      {parts && surface && <parts.Dialogs asked={asked} surface={surface} onClose={closeDialog} />}
      {parts && <parts.LanguageList />}
    </div>
  );
}
