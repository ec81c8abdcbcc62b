import { MovingFault } from "./fault.ts";
import type { System } from "./moved.ts";
import type { Source } from "./source/source.ts";
import { type Contents, looks } from "./contents.ts";
import { systemNames } from "./system-names.ts";
import { unknownExport } from "./unknown-export.ts";

/** Which system an export is of. */
export interface Recognised {
  system: System;
  /** As people call it. */
  name: string;
  /** "" where the export does not say it. */
  site: { title: string; address: string };
  /** Of the system that wrote it; "" where it does not say. */
  version: string;
  /** The sign by which it was recognised, in a sentence. */
  why: string;
}

/** Throws a `MovingFault` that says what to choose instead where it is no export of a system that is known here. */
export async function recognise(source: Source): Promise<Recognised> {
  const { system, site, version, why } = await contentsOf(source);
  return { system, name: systemNames[system], site, version, why };
}

/** What of a source is to be read, and how; `system` where the owner says what it is. */
export async function contentsOf(source: Source, system?: System): Promise<Contents> {
  for (const look of looks) {
    // oxlint-disable-next-line no-await-in-loop -- the first that fits
    const found = await look(source, system);
    if (found) return found;
  }
  throw system
    ? new MovingFault("not_an_export", `This does not look like an export of ${systemNames[system]}.`)
    : await unknownExport(source);
}
