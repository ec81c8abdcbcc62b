/** A form whose button holds several fields, as `press=intent=trash&id=1`, with these as fields of their own. */
export function unfoldPress(form: FormData): FormData {
  const pressed = form.get("press");
  if (typeof pressed !== "string") return form;
  const whole = new FormData();
  for (const [name, value] of form) if (name !== "press") whole.append(name, value);
  for (const [name, value] of new URLSearchParams(pressed)) whole.set(name, value);
  return whole;
}
