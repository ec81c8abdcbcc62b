import * as v from "valibot";

/** Names that the runtime’s list still gives, and what the zones are called today (https://www.iana.org/time-zones, `backward`). */
const currentNames: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** What a zone is called today; both names mean the same clock. */
export function currentZone(name: string): string {
  return currentNames[name] ?? name;
}

/** The zones of the runtime by their current names, in order. */
export function timeZones(): string[] {
  return [...new Set(Intl.supportedValuesOf("timeZone").map(currentZone))].toSorted();
}

/** As people read it: `America/New York`. */
export function zoneWords(name: string): string {
  return currentZone(name).replaceAll("_", " ");
}

export const timeZoneInput = v.optional(
  v.pipe(v.string(), v.check(isTimeZone, "The time zone must be a name like Europe/London.")),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
