/** A form control that a person types, ticks or chooses in. */
export interface Control {
  name: string;
  type: string;
  value: string;
  checked?: boolean;
  /** The text that the page came with. */
  defaultValue?: string;
}

/** By the keys of their controls. */
export type Values = Record<string, string>;

/** Never kept on a device: secrets, files, and what a page puts into its forms by itself. */
const notTyped = new Set(
  ["hidden", "password", "file"].concat([
    "submit",
    "button",
    "image",
    "reset",
    "fieldset",
    "output",
    "object",
  ]),
);
const chosen = new Set(["checkbox", "radio", "select-one", "select-multiple", "range", "color"]);

/** The controls of a form whose values are kept on this device. */
export function controlsIn<Found extends Control>({ elements }: { elements: Iterable<unknown> }): Found[] {
  return ([...elements] as Found[]).filter(({ name, type }) => name && !notTyped.has(type));
}

const isTicked = ({ type }: Control) => type === "checkbox" || type === "radio";

/** Boxes that share a name have a key each. */
const keyOf = (control: Control): string =>
  isTicked(control) ? `${control.name}=${control.value}` : control.name;

const valueOf = (control: Control): string =>
  isTicked(control) ? (control.checked ? "on" : "") : control.value;

export function valuesIn(controls: Control[]): Values {
  return Object.fromEntries(controls.map((control) => [keyOf(control), valueOf(control)]));
}

/** What the site holds: a text may have been typed before any script ran. */
export function heldIn(controls: Control[]): Values {
  const held = controls.map((control): [string, string] => {
    const { defaultValue = control.value } = control;
    return [keyOf(control), isTicked(control) ? valueOf(control) : defaultValue];
  });
  return Object.fromEntries(held);
}

/** Whether a text differs from what was there before: a choice alone is quickly made again, and is not kept. */
export function hasTypedText(controls: Control[], before: Values): boolean {
  return controls.some(
    (control) => !chosen.has(control.type) && differs(valueOf(control), before[control.name]),
  );
}

/** The values that differ from those before. */
export function changedIn(controls: Control[], before: Values): Values {
  const changed = Object.entries(valuesIn(controls)).filter(([key, value]) => differs(value, before[key]));
  return Object.fromEntries(changed);
}

/** Whether something that was kept is not in the form. */
export function isMissing(kept: Values, shown: Values): boolean {
  return Object.entries(kept).some(([key, value]) => differs(value, shown[key]));
}

/** Forms send line ends as CRLF, and servers trim. */
const differs = (one: string, other = "") => plain(one) !== plain(other);
const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** Fills a form in again as a person would, so that the page takes part. */
export function fillIn(
  controls: (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[],
  kept: Values,
): void {
  for (const control of controls) {
    const value = kept[keyOf(control)];
    if (value === undefined || value === valueOf(control)) continue;
    control.closest("details")?.setAttribute("open", "");
    if (isTicked(control)) {
      if (control.type === "checkbox" || value === "on") control.click();
      continue;
    }
    // React compares with what it has set itself, so its own setter would hide the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
