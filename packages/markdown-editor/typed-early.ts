import { useEffectEvent, useLayoutEffect, useState } from "react";

/**
 * Takes over text typed into a form before scripts ran, or restored there by the browser. Otherwise controlled fields would be
 * reset by their state, and text areas by React before any effect runs: those are read while the page is rendered.
 */
export function useTypedEarly(formId: string, take: (typed: Record<string, string>) => void): void {
  const takeOver = useEffectEvent(take);
  const [early] = useState(() => (typeof document === "undefined" ? {} : valuesOf(typedIn(formId))));
  useLayoutEffect(() => {
    for (const field of textFieldsOf(formId))
      if (field.value === field.defaultValue) field.value = early[field.name] ?? field.value;
    const typed = valuesOf(typedIn(formId));
    if (Object.keys(typed).length > 0) takeOver(typed);
  }, [formId, early]);
}

const typedIn = (formId: string) =>
  textFieldsOf(formId).filter((field) => field.value !== field.defaultValue);

const valuesOf = (fields: TextField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.name, field.value]));

type TextField = HTMLInputElement | HTMLTextAreaElement;

function textFieldsOf(formId: string): TextField[] {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? [...form.elements].filter(isTextField) : [];
}

function isTextField(element: Element): element is TextField {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.type !== "hidden";
}
