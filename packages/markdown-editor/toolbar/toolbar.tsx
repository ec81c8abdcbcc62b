import { type ReactNode, type RefObject, useRef, useSyncExternalStore } from "react";
import type { Surface } from "../surface/open-surface.client.ts";
import { shortcuts } from "../surface/shortcuts.ts";
import type { Act, Asked, CaretState } from "../surface/caret-state.ts";
import { emptyCaretState } from "../surface/caret-state.ts";
import type { ToolIconName } from "./icons.tsx";
import { useRoving } from "./roving.ts";
import { TablePicker } from "./table-picker.tsx";
import { ToolButton } from "./tool-button.tsx";
import { ToolMenu } from "./tool-menu.tsx";
import { actOnSource, type SourceAct } from "./source-acts.ts";
import styles from "./toolbar.module.css";

interface ToolbarProps {
  /** Null where the text is looked at in another way than written. */
  surface: Surface | null;
  /** The field in which it is written as Markdown; null where it is not. */
  source: RefObject<HTMLTextAreaElement | null> | null;
  controls: string;
  onAsk: (what: Asked) => void;
  /** At its end. */
  children: ReactNode;
}

/** What can be done to the text. */
export function Toolbar({ surface, source, controls, onAsk, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRoving(bar);
  const state = useCaretState(surface);
  const isWriting = surface !== null || source !== null;
  const write = (name: SourceAct) => source?.current && actOnSource(source.current, name);
  const act = (name: Act) => {
    if (!surface) return void write(name);
    surface.act(name);
    // An author who came by the keyboard stays here until Escape.
    if (!bar.current?.contains(document.activeElement)) surface.focus();
    return undefined;
  };
  const tool = ([name, words, icon, pressed]: Tool) => (
    <ToolButton
      key={name}
      name={words}
      icon={icon}
      keys={shortcuts[name]?.[0]}
      pressed={pressed?.(state)}
      disabled={
        surface ? (name === "undo" && !state.canUndo) || (name === "redo" && !state.canRedo) : !isWriting
      }
      onClick={() => act(name)}
    />
  );
  const asking = (what: Asked, words: string, icon: ToolIconName, pressed?: boolean) => (
    <ToolButton
      name={words}
      icon={icon}
      keys={shortcuts[what]?.[0]}
      pressed={pressed}
      disabled={surface ? false : !isWriting || what === "embed"}
      aria-haspopup={surface ? "dialog" : undefined}
      onClick={() => (surface ? onAsk(what) : write(what))}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={styles.toolbar}
      {...roving}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) (surface ?? source?.current)?.focus();
        roving.onKeyDown(event);
      }}
    >
      <div className={styles.marks}>
        <ToolMenu
          name="Paragraph style"
          value={state.block}
          otherwise={otherwise(state.block)}
          choices={blocks}
          disabled={!isWriting}
          onChoose={(chosen) => act(chosen as Act)}
        />
        <div className={styles.group}>{inline.map(tool)}</div>
        <div className={styles.group}>{block.map(tool)}</div>
        <div className={styles.group}>
          {tool(["code", "Inline code", "code", (now) => now.code])}
          {tool(["codeBlock", "Code block", "codeBlock", (now) => now.block === "code"])}
          <TablePicker
            disabled={!isWriting || state.table !== null}
            onPick={(rows, columns) => {
              if (!surface) return void write(`table-${rows}-${columns}`);
              surface.insertTable(rows, columns);
              return surface.focus();
            }}
          />
        </div>
        <div className={styles.group}>
          {asking("link", "Link", "link", state.link !== null)}
          {tool(["footnote", "Footnote", "footnote"])}
          {asking("picture", "Picture", "picture", state.selected?.kind === "picture")}
          {asking("embed", "Embed", "embed", state.selected?.kind === "embed")}
        </div>
      </div>
      <div className={styles.looks}>
        {tool(["undo", "Undo", "undo"])}
        {tool(["redo", "Redo", "redo"])}
        <ToolButton
          name="Keyboard shortcuts and help"
          icon="help"
          keys={shortcuts.help?.[0]}
          aria-haspopup="dialog"
          onClick={() => onAsk("help")}
        />
      </div>
      {children}
    </div>
  );
}

function otherwise(block: CaretState["block"]): string {
  if (block.startsWith("heading")) return `Heading ${block.slice(-1)}`;
  return block === "code" ? "Code" : "No text";
}

type Tool = [Act, string, ToolIconName, ((state: CaretState) => boolean)?];

const inline: Tool[] = [
  ["bold", "Bold", "bold", ({ bold }) => bold],
  ["italic", "Italic", "italic", ({ italic }) => italic],
  ["underline", "Underline", "underline", ({ underline }) => underline],
  ["strike", "Strikethrough", "strike", ({ struck }) => struck],
];

const block: Tool[] = [
  ["bullets", "Bulleted list", "bullets", ({ list }) => list === "bullets"],
  ["numbers", "Numbered list", "numbers", ({ list }) => list === "numbers"],
  ["tasks", "Task list", "tasks", ({ list }) => list === "tasks"],
  ["quote", "Quote", "quote", ({ quote }) => quote],
];

const blocks = (["paragraph", "heading-1", "heading-2", "heading-3", "heading-4"] as const).map((value) => ({
  value: value as CaretState["block"],
  words: value === "paragraph" ? "Paragraph" : `Heading ${value.slice(-1)}`,
  keys: shortcuts[value]?.[0],
  look: value.replace("-", ""),
}));

/** The state at the caret of a surface. */
export function useCaretState(surface: Surface | null): CaretState {
  return useSyncExternalStore(
    surface?.caretState.watch ?? never,
    () => surface?.caretState.now() ?? emptyCaretState,
    () => emptyCaretState,
  );
}

const never = () => () => undefined;
