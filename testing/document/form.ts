import { nameOf, oneLine } from "./roles.ts";

/** What a person puts into a control: text, an option by its text, a tick, a file. */
export type Filling = string | boolean | File | File[];

/** The files that were chosen, which a document of markup alone cannot hold. */
const chosen = new WeakMap<Element, File[]>();

/** What a control of a form holds: text, or whether it is ticked. */
export function valueOf(control: Element): string | boolean {
  const type = typeOf(control);
  if (type === "checkbox" || type === "radio") return control.hasAttribute("checked");
  if (control.localName === "select") return optionsOf(control).filter(isSelected).map(optionValue)[0] ?? "";
  if (control.localName === "textarea") return (control.textContent ?? "").replace(/^\n/, "");
  return control.getAttribute("value") ?? "";
}

/** Types, ticks or chooses as a person does; a control refuses what a browser would not take. */
export function fillControl(control: Element, filling: Filling): void {
  const type = typeOf(control);
  if (isDisabled(control)) throw new Error(`“${nameOf(control)}” is disabled.`);
  if (type === "file")
    chosen.set(
      control,
      [filling].flat().filter((file) => file instanceof File),
    );
  else if (typeof filling === "boolean") tick(control, filling);
  else if (typeof filling !== "string") throw new Error(`“${nameOf(control)}” takes no file.`);
  else if (control.localName === "select") choose(control, filling);
  else if (control.localName === "textarea") control.textContent = filling;
  else control.setAttribute("value", filling);
}

function tick(control: Element, isTicked: boolean): void {
  const form = formOf(control);
  const name = control.getAttribute("name");
  if (typeOf(control) === "radio" && isTicked)
    for (const other of controlsOf(form))
      if (typeOf(other) === "radio" && other.getAttribute("name") === name) other.removeAttribute("checked");
  control.toggleAttribute("checked", isTicked);
}

function choose(select: Element, wanted: string): void {
  const options = optionsOf(select);
  const option = options.find(
    (each) => oneLine(each.textContent ?? "") === wanted || optionValue(each) === wanted,
  );
  if (!option) throw new Error(`“${nameOf(select)}” has no option “${wanted}”.`);
  if (!select.hasAttribute("multiple")) for (const each of options) each.removeAttribute("selected");
  option.setAttribute("selected", "");
}

/** The request that pressing `button` sends; an error where a browser would ask the person to mend a field first. */
export function requestOf(button: Element, page: URL): { url: URL; init: RequestInit } {
  const form = formOf(button);
  if (!form) throw new Error(`“${nameOf(button)}” belongs to no form.`);
  const asked = (attribute: string) =>
    button.getAttribute(`form${attribute}`) ?? form.getAttribute(attribute) ?? "";
  if (!form.hasAttribute("novalidate") && !button.hasAttribute("formnovalidate")) requireValid(form);
  const url = new URL(asked("action") || page.href, page);
  const fields = fieldsOf(form, button);
  if (asked("method").toLowerCase() !== "post") {
    url.search = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
    return { url, init: {} };
  }
  return { url, init: { method: "POST", body: bodyOf(fields, asked("enctype")) } };
}

function bodyOf(fields: [string, string | File][], encoding: string): FormData | URLSearchParams {
  const body = encoding === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields)
    if (body instanceof FormData) body.append(name, value as string);
    else body.append(name, value instanceof File ? value.name : value);
  return body;
}

/** https://html.spec.whatwg.org/#constructing-the-form-data-set */
function fieldsOf(form: Element, button: Element): [string, string | File][] {
  return controlsOf(form).flatMap((control): [string, string | File][] => {
    const name = control.getAttribute("name");
    const type = typeOf(control);
    if (!name || isDisabled(control)) return [];
    if (control.localName === "button" || type === "submit" || type === "image")
      return control === button ? [[name, control.getAttribute("value") ?? ""]] : [];
    if (type === "checkbox" || type === "radio")
      return control.hasAttribute("checked") ? [[name, control.getAttribute("value") ?? "on"]] : [];
    if (type === "file") {
      const files = chosen.get(control) ?? [new File([], "", { type: "application/octet-stream" })];
      return files.map((file) => [name, file]);
    }
    if (control.localName === "select")
      return optionsOf(control)
        .filter(isSelected)
        .map((option) => [name, optionValue(option)]);
    return [[name, String(valueOf(control)).replace(/\r?\n/g, "\r\n")]];
  });
}

const formats: Record<string, RegExp> = { email: /^[^\s@]+@[^\s@]+$/, url: /^[a-z][a-z\d+.-]*:/i };

function requireValid(form: Element): void {
  for (const control of controlsOf(form)) {
    if (isDisabled(control) || control.localName === "button" || typeOf(control) === "hidden") continue;
    const value = typeOf(control) === "file" ? (chosen.get(control) ?? []).length > 0 : valueOf(control);
    const text = typeof value === "string" ? value : "";
    const says = (rule: string) => new Error(`A browser would not send this: “${nameOf(control)}” ${rule}.`);
    if (control.hasAttribute("required") && !isGiven(control, value, form)) throw says("is required");
    if (text === "") continue;
    const pattern = control.getAttribute("pattern");
    if (pattern && !new RegExp(`^(?:${pattern})$`, "v").test(text)) throw says(`is not like ${pattern}`);
    const format = formats[typeOf(control)];
    if (format && !format.test(text)) throw says(`is no ${typeOf(control)}`);
    const longest = Number(control.getAttribute("maxlength") ?? Number.POSITIVE_INFINITY);
    if (text.length > longest) throw says(`takes ${longest} characters`);
    if (typeOf(control) === "number") requireInRange(control, Number(text), says);
  }
}

function requireInRange(control: Element, value: number, says: (rule: string) => Error): void {
  for (const [bound, isOutside] of [
    ["min", (limit: number) => value < limit],
    ["max", (limit: number) => value > limit],
  ] as const) {
    const limit = control.getAttribute(bound);
    if (limit !== null && isOutside(Number(limit))) throw says(`has the ${bound} ${limit}`);
  }
}

function isGiven(control: Element, value: string | boolean, form: Element): boolean {
  if (typeOf(control) !== "radio") return value !== "" && value !== false;
  const name = control.getAttribute("name");
  return controlsOf(form).some((other) => other.getAttribute("name") === name && valueOf(other) === true);
}

const controls = "input, textarea, select, button";

function controlsOf(form: Element | null): Element[] {
  if (!form) return [];
  return [...form.ownerDocument.querySelectorAll(controls)].filter((control) => formOf(control) === form);
}

function formOf(control: Element): Element | null {
  const id = control.getAttribute("form");
  return id === null ? control.closest("form") : control.ownerDocument.getElementById(id);
}

export function isDisabled(control: Element): boolean {
  return control.hasAttribute("disabled") || control.closest("fieldset[disabled]") !== null;
}

function typeOf(control: Element): string {
  return control.localName === "input" ? (control.getAttribute("type") ?? "text").toLowerCase() : "";
}

const optionsOf = (select: Element) => [...select.querySelectorAll("option")];
const optionValue = (option: Element) => option.getAttribute("value") ?? oneLine(option.textContent ?? "");

/** A list of one line begins with its first option. */
function isSelected(option: Element): boolean {
  if (option.hasAttribute("selected")) return true;
  const select = option.closest<Element>("select");
  if (!select || select.hasAttribute("multiple") || Number(select.getAttribute("size") ?? 1) > 1)
    return false;
  const options = optionsOf(select);
  return options[0] === option && !options.some((each) => each.hasAttribute("selected"));
}
