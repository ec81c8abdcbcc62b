import { type Messages, nearestTags, speak } from "@toadstool/language";
import { compileMessage, compileMessages, faultsOfMessage, missingFrom } from "@toadstool/language/messages";
import type { Settings } from "../services.ts";
import { english } from "./catalogues/en.ts";
import { keepWords } from "./known-words.ts";
import { type FlatMessages, flatMessages } from "./own-words.ts";
import { lay, layersOf, usualLanguage, type WordLayers, type Words } from "./words.ts";

type Reading = Pick<Settings, "catalogue">;
/** The facts that decide. */
interface Said {
  profile: { language?: string };
  words: WordLayers;
}

interface Made {
  words: Words;
  messages: Messages;
  /** As browsers fetch them, once they have. */
  json?: string;
}

/** By language and the creator’s own words: an isolate reads a catalogue once. */
const made = new Map<string, Promise<Made>>();

/** The words of a site in its language, or in another. */
export async function findWords(settings: Reading, facts: Said, language?: string): Promise<Words> {
  const { words } = await make(settings, facts, language);
  return language ? words : keepWords(words);
}

/** Those of another language where a catalogue or the creator has any, else the site’s. */
export async function findNearestWords(settings: Reading, facts: Said, language: string): Promise<Words> {
  const own = layersOf(facts.words);
  const isSaid =
    nearestTags(language).some((tag) => own[tag]) || (await nearestCatalogue(settings, language));
  return findWords(settings, facts, isSaid ? language : undefined);
}

/** What a creator may say otherwise: every message by its path, as it is said without her. */
export async function findShipped(
  settings: Reading,
  language = usualLanguage,
): Promise<{ shipped: FlatMessages; missing: string[] }> {
  const catalogue = (await nearestCatalogue(settings, language)) ?? {};
  return { shipped: flatMessages(lay(english, catalogue)), missing: missingFrom(catalogue, english) };
}

/** What is wrong with a message in a language, in words for the person who wrote it. */
export function faultsOfWritten(name: string, message: string, language: string): string[] {
  flatEnglish ??= flatMessages(english);
  return faultsOfMessage(message, flatEnglish[name] ?? "", language);
}

/** Made when the owner first writes a message: nothing else needs it. */
let flatEnglish: FlatMessages | undefined;

/** The same as browsers fetch them: parsed messages, as JSON. Mails, feeds, the résumé and the Worker’s own errors are not for browsers. */
export async function wordsForBrowsers(
  settings: Reading,
  facts: Said,
): Promise<{ version: string; json: string }> {
  const known = await make(settings, facts);
  const { language, version } = keepWords(known.words);
  const { errors: _errors, feeds: _feeds, mails: _mails, resume: _resume, ...shown } = known.messages;
  known.json ??= JSON.stringify({ language, version, messages: compileMessages(shown) });
  return { version, json: known.json };
}

/** For pages of an isolate that has not read any yet because the database does not answer. */
export const usualWords = keepWords(wordsIn(usualLanguage, english));

function make(settings: Reading, { profile, words: written }: Said, asked?: string): Promise<Made> {
  const language = asked || (profile.language ?? usualLanguage);
  const own = layersOf(written);
  const layers = nearestTags(language).flatMap((tag) => own[tag] ?? []);
  const key = `${language} ${JSON.stringify(layers)}`;
  let making = made.get(key);
  if (!making) {
    making = makeWords(settings, language, layers as Messages[]);
    made.set(key, making);
    // What could not be read is asked for again.
    making.catch(() => made.delete(key));
  }
  return making;
}

async function makeWords(settings: Reading, language: string, layers: Messages[]): Promise<Made> {
  const catalogue = (await nearestCatalogue(settings, language)) ?? {};
  const messages = [catalogue, ...layers.toReversed()].reduce(lay, english);
  return { words: wordsIn(language, messages), messages };
}

function wordsIn(language: string, messages: Messages): Words {
  const version = `${language}-${hash(JSON.stringify(messages))}`;
  return { ...speak<typeof english>(messages, language, compileMessage), language, version };
}

async function nearestCatalogue(settings: Reading, language: string): Promise<Messages | null> {
  for (const tag of nearestTags(language)) {
    const found = tag === "en" ? english : await settings.catalogue(tag);
    if (found) return found;
  }
  return null;
}

/** FNV-1a in base 36: what is fetched by it never changes. */
function hash(text: string): string {
  let found = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) found = Math.imul(found ^ text.charCodeAt(at), 0x01000193);
  return (found >>> 0).toString(36);
}
