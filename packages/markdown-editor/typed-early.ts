import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Takes over text that was typed into a form before scripts ran, or that the browser restored there: controlled fields would
 * be reset to the server's values. Called before the first paint that could do so.
 */
export function useTypedEarly(formId: string, take: (typed: Record<string, string>) => void): void {
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const fields = [...form.elements]
      .filter(isTextField)
      .filter((field) => field.value !== field.defaultValue);
    if (fields.length > 0) takeOver(Object.fromEntries(fields.map((field) => [field.name, field.value])));
  }, [formId]);
}

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.type !== "hidden";
}
