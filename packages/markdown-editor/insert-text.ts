/**
 * Types into a field as its author would: the field's own undo reverts it, and its listeners are called. The caret is then
 * behind the typed text.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  if (isTyped(text)) return;
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(text, selectionStart, selectionEnd, "end");
  tellOfInput(field);
}

/** Puts `text` in the place of the first `mark` and leaves caret, selection and focus where they are; false without one. */
export function replaceText(field: HTMLTextAreaElement, mark: string, text: string): boolean {
  const at = field.value.indexOf(mark);
  if (at < 0) return false;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  if (document.activeElement === field) {
    field.setSelectionRange(at, at + mark.length);
    if (!isTyped(text)) replaceSilently(field, at, mark, text);
    const moved = (caret: number) => movedBy(caret, at, mark.length, text.length);
    field.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection);
    field.scrollTop = scrollTop;
  } else replaceSilently(field, at, mark, text);
  return true;
}

function replaceSilently(field: HTMLTextAreaElement, at: number, mark: string, text: string) {
  field.setRangeText(text, at, at + mark.length, "preserve");
  tellOfInput(field);
}

/** The caret's position after `removed` characters at `at` have been replaced by `added`. */
export function movedBy(caret: number, at: number, removed: number, added: number): number {
  if (caret <= at) return caret;
  return caret >= at + removed ? caret + added - removed : at + added;
}

/** The one way that keeps a field's undo: old, and in every browser. */
function isTyped(text: string): boolean {
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing newer keeps undo
    return text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
  } catch {
    return false;
  }
}

function tellOfInput(field: HTMLTextAreaElement) {
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
