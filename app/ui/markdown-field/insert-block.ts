import { insertText } from "@toadstool/markdown-editor/insert-text";
import { asBlock } from "../image-picker/markdown.ts";

/** Puts text at the caret as a block of its own; behind the selection, so that no word is lost. */
export function insertBlock(field: HTMLTextAreaElement, block: string): void {
  const { value, selectionEnd: at } = field;
  field.setSelectionRange(at, at);
  insertText(field, asBlock(value.slice(0, at), block, value.slice(at)));
}
