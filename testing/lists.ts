import type { Decisions, SaidGroup } from "#domain/subscribers/importing/import.ts";
import { testOrigin } from "./services.ts";

/** A form with a list, as a browser sends it; `null` leaves a field out. */
export function listForm(
  list: string | Uint8Array<ArrayBuffer> | null,
  {
    consent = "Signed up at the fair.",
    fileName = "list.csv",
  }: { consent?: string | null; fileName?: string } = {},
): Request {
  const form = new FormData();
  if (consent !== null) form.set("consent", consent);
  if (list !== null) form.set("file", new File([list], fileName));
  return new Request(`${testOrigin}/admin/email/subscribers/import`, { method: "POST", body: form });
}

/** Everything that a list says of its people, taken as it says it; what is not clear is left out. */
export function asSaid(groups: SaidGroup[]): Decisions {
  return Object.fromEntries(
    groups.map(({ note, state }) => [note, state === "unknown" ? ("pending" as const) : state]),
  );
}

/** Text as another encoding has it, one byte or two for each sign. */
export function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function utf16(text: string, endian: "le" | "be", mark = true): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2));
  const signs = mark ? `\ufeff${text}` : text;
  for (let index = 0; index < signs.length; index++)
    view.setUint16(index * 2, signs.charCodeAt(index), endian === "le");
  return new Uint8Array(view.buffer);
}
