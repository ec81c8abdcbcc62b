import { copyNames, nameAfter } from "./names.ts";

/** What was typed, kept on this device until the server is known to hold it. */
export interface LocalCopy {
  values: Record<string, string>;
  /** It was sent; whether it arrived is for the reader of the copy to find out. */
  sent: boolean;
  /** Unix milliseconds. */
  keptAt: number;
  /** The version at the server that the text was based on. */
  base?: number;
}

export interface FoundCopy extends LocalCopy {
  /** Its key in local storage; unique to each copy. */
  place: string;
  /** The text it is of. */
  text: string;
}

/** Each text has one place for each editor that holds it: no window writes over another's copy. */
export function placeOf(text: string, editor: string): string {
  return `${copyNames.now}${text}#${editor}`;
}

/** The editor that wrote there. */
export function editorOf(place: string): string {
  return place.slice(place.lastIndexOf("#") + 1);
}

/** False where this device has no space for it, or forbids it. */
export function keepCopy(place: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** All copies of a text, newest first. */
export function findCopies(text: string): FoundCopy[] {
  return findAllCopies().filter((copy) => copy.text === text);
}

/** Those of every text, newest first. */
export function findAllCopies(): FoundCopy[] {
  return places()
    .flatMap((place) => read(place))
    .toSorted((one, other) => other.keptAt - one.keptAt);
}

export function dropCopy(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Where nothing may be stored, nothing was.
  }
}

function places(): string[] {
  try {
    return Object.keys(localStorage).filter((place) => textAt(place) !== null);
  } catch {
    return [];
  }
}

function read(place: string): FoundCopy[] {
  try {
    const copy = JSON.parse(localStorage.getItem(place) ?? "null") as LocalCopy | null;
    return copy ? [{ ...copy, place, text: textAt(place) ?? "" }] : [];
  } catch {
    return [];
  }
}

/** The text that a copy there is of; null where no copy is. */
function textAt(place: string): string | null {
  return place.includes("#") ? nameAfter(copyNames, place.slice(0, place.lastIndexOf("#"))) : null;
}
