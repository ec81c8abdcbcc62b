/** The marks and blocks at the caret: everything that the toolbar shows. */
export interface CaretState {
  block: "paragraph" | "code" | "other" | `heading-${number}`;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  struck: boolean;
  code: boolean;
  quote: boolean;
  list: "bullets" | "numbers" | "tasks" | null;
  table: TableState | null;
  link: { href: string } | null;
  selected: Selected | null;
  canUndo: boolean;
  canRedo: boolean;
}

export interface TableState {
  alignment: "left" | "center" | "right" | null;
  isInHeadings: boolean;
  canDeleteRow: boolean;
  canDeleteColumn: boolean;
}

/** A thing that is selected as a whole. */
export type Selected =
  | { kind: "picture"; src: string; alt: string; title: string }
  | { kind: "embed"; name: string; attributes: Record<string, string> }
  | { kind: "raw"; source: string; isInline: boolean };

export const emptyCaretState: CaretState = {
  block: "paragraph",
  bold: false,
  italic: false,
  underline: false,
  struck: false,
  code: false,
  quote: false,
  list: null,
  table: null,
  link: null,
  selected: null,
  canUndo: false,
  canRedo: false,
};

/** What the toolbar and the keys can do to the text. */
export type Act =
  | "bold"
  | "italic"
  | "underline"
  | "strike"
  | "code"
  | "paragraph"
  | `heading-${number}`
  | "bullets"
  | "numbers"
  | "tasks"
  | "quote"
  | "codeBlock"
  | "rule"
  | "footnote"
  | "undo"
  | "redo"
  | "rowBefore"
  | "rowAfter"
  | "deleteRow"
  | "columnBefore"
  | "columnAfter"
  | "deleteColumn"
  | "deleteTable"
  | "alignLeft"
  | "alignCenter"
  | "alignRight"
  | "removeLink"
  | "removeSelected";

/** What needs words or a choice first. */
export type Asked = "link" | "picture" | "embed" | "raw" | "help";
