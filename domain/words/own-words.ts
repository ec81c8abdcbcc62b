import { type Messages, nearestTags } from "@toadstool/language";
import type { Layer, WordLayers } from "./words.ts";

/** Messages by their paths: `blog.found`. */
export type FlatMessages = Readonly<Record<string, string>>;

export function flatMessages(messages: Messages, above = ""): FlatMessages {
  return Object.assign(
    {},
    ...Object.entries(messages).map(([name, message]) =>
      typeof message === "string" ? { [above + name]: message } : flatMessages(message, `${above}${name}.`),
    ),
  );
}

/** A creator’s own messages of a language, be they written for all its regions or for one. */
export function ownMessages(layers: WordLayers, language: string): FlatMessages {
  const flat = nearestTags(language).map((tag) => flatMessages((layers[tag] ?? {}) as Messages));
  return Object.assign({}, ...flat.toReversed());
}

/**
 * The layers after some messages of a language were written anew: what is empty or says what is `below` is said by the catalogue
 * again. Other languages, and what was not written anew, stay as they are.
 */
export function changeWords(
  layers: WordLayers,
  { language, below, written }: { language: string; below: FlatMessages; written: FlatMessages },
): WordLayers {
  const tags = nearestTags(language).filter((tag) => Object.hasOwn(layers, tag));
  const [kept = language] = tags;
  const changed = new Map(
    [kept, ...tags].map((tag) => [tag, { ...flatMessages((layers[tag] ?? {}) as Messages) }]),
  );
  for (const [name, message] of Object.entries(written)) {
    for (const layer of changed.values()) delete layer[name];
    const layer = changed.get(kept);
    if (layer && message && message !== below[name]) layer[name] = message;
  }
  const others = Object.entries(layers).filter(([tag]) => !changed.has(tag));
  const nested = [...changed].flatMap(([tag, layer]) =>
    Object.keys(layer).length > 0 ? [[tag, nestedMessages(layer)] as const] : [],
  );
  return Object.fromEntries([...others, ...nested]);
}

function nestedMessages(flat: FlatMessages): Layer {
  const nested: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(flat)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let group = nested;
    for (const name of names) group = (group[name] ??= {}) as Record<string, unknown>;
    group[last] = message;
  }
  return nested as Layer;
}
