import type { MovedFile, MovedText } from "@toadstool/moving-in";
import type { Decisions } from "#domain/subscribers/importing/import.ts";
import { breather } from "./breather.ts";
import { bringFiles } from "./bring-files.ts";
import { bringTexts, isWanted } from "./bring-texts.ts";
import { type Control, ready } from "./control.ts";
import type { Export } from "./export.ts";
import { changeName, type Move } from "./move.ts";
import type { Site, SiteRefusal } from "./site.ts";

export interface Bringing {
  exported: Export;
  site: Site;
  move: Move;
  control: Control;
  /** Something has come, or has failed. */
  onChange(): void;
  /** Waits for so many seconds. */
  wait(seconds: number): Promise<void>;
}

/** How the owner says that the readers of the export agreed, and what is meant by what it says of some. */
export interface People {
  consent: string;
  decisions: Decisions;
}

/** Seconds until files that could not be fetched are tried again; after the last of them they have failed. */
const pauses = [20, 120, 600];
const longestPause = 3600;
/** What is in memory at once at most: texts, and their characters. */
const textsAtOnce = 20;
const mostText = 2_000_000;
const redirectsAtOnce = 200;

/**
 * Brings in what was reported, and what has failed before. What is here already is left as it is, so that a move that stopped
 * goes on. Refused where its readers cannot be added as they are; nothing was brought in then.
 */
export async function bring(bringing: Bringing, people: People | null): Promise<SiteRefusal | null> {
  const { site, move, control, wait } = bringing;
  await site.beginChange({ key: move.key, name: changeName(move) });
  if (people && move.readers && !move.readers.areAdded) {
    const refusal = await site.addReaders(move.readers.id, { ...people, change: move.key });
    if (refusal) return refusal;
    move.readers = await site.readImport(move.readers.id);
  }
  for (const item of [...move.texts.values(), ...move.files.values(), ...move.redirects.values()])
    if (item.state === "failed") Object.assign(item, { state: "waiting", trouble: "" });
  for (let round = 0; ; round++) {
    const again = new Map<string, number>();
    // oxlint-disable no-await-in-loop -- one pass after the other
    await passThrough(bringing, again);
    if (again.size === 0) break;
    const pause = pauses[round];
    if (pause === undefined) {
      for (const key of again.keys()) Object.assign(move.files.get(key) ?? {}, { state: "failed" });
      break;
    }
    await wait(Math.min(Math.max(pause, ...again.values()), longestPause));
    await ready(control);
    // oxlint-enable no-await-in-loop
  }
  bringing.onChange();
  return null;
}

/** Reads the export once and brings what waits. `again` gets the files that are worth another try, with the seconds until then. */
async function passThrough(bringing: Bringing, again: Map<string, number>): Promise<void> {
  const { exported, site, move, control, onChange } = bringing;
  let texts: MovedText[] = [];
  let pictures: MovedFile[] = [];
  let size = 0;
  const flush = async () => {
    await ready(control);
    await bringFiles(bringing, pictures, again);
    await bringTexts(bringing, texts, again);
    texts = [];
    pictures = [];
    size = 0;
  };
  const seen = new Set<string>();
  const breathe = breather();
  for await (const item of exported.items({ signal: control.signal })) {
    if (item.type === "picture") pictures.push(item.file);
    if (item.type === "text" && !seen.has(item.id) && isWanted(move, item)) {
      seen.add(item.id);
      texts.push(item);
      size += item.markdown.length;
    }
    if (texts.length + pictures.length >= textsAtOnce || size > mostText) await flush();
    await breathe();
  }
  await flush();
  const waiting = [...move.redirects.values()].filter(({ state }) => state === "waiting");
  for (let at = 0; at < waiting.length; at += redirectsAtOnce) {
    const some = waiting.slice(at, at + redirectsAtOnce);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answers = await site.putRedirects(
      move.key,
      some.map(({ title, address }) => ({ path: title, target: address })),
    );
    for (const [index, item] of some.entries()) {
      const { state, why } = answers[index] ?? { state: "refused", why: "" };
      item.state = state === "made" ? "done" : "left";
      item.trouble = state === "kept" ? "That address leads elsewhere already, and stays as it is." : why;
    }
    onChange();
  }
}
