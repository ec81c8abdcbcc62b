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
