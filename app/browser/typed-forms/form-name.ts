/** The parts of an address that only report what was done. */
const reports = ["done", "saved"];
/** The hidden fields by which the forms of a page differ. */
const ids = ["id", "entry", "kind", "code", "path", "revision"];

interface Named {
  name?: string;
  type?: string;
  value?: string;
}

/** Names what is typed into a form on this device: by its page, by what its button asks, and by what it is about. */
export function formName(form: { elements: Iterable<unknown> }, address: string): string {
  const { pathname, searchParams } = new URL(address);
  for (const report of reports) searchParams.delete(report);
  const elements = [...form.elements] as Named[];
  const about = elements.filter(({ type, name = "" }) => type === "hidden" && ids.includes(name));
  const intent = elements.find(({ name }) => name === "intent");
  const search = searchParams.toString();
  return [
    `form:${pathname}${search && `?${search}`}`,
    ...[intent ?? {}, ...about].map(({ name = "", value = "" }) => `${name}=${value}`),
  ].join(" ");
}
