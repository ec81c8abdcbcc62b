import type { KeyboardEvent } from "react";

/** From the text Tab leads to what can be done with the thing at the caret, and Alt+F10 to all tools. */
export function leadToTools(event: KeyboardEvent, root: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.shiftKey || event.nativeEvent.isComposing) return false;
  const bars = [...(root?.querySelectorAll<HTMLElement>("[role=toolbar]") ?? [])];
  const bar = event.key === "Tab" ? bars[1] : event.key === "F10" && event.altKey ? bars[0] : undefined;
  const tools = [...(bar?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];
  const tool = tools.find(({ tabIndex }) => tabIndex === 0) ?? tools[0];
  tool?.focus();
  return tool !== undefined;
}
