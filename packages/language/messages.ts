import compile from "icu-minify/compile";
import { pluralRules } from "./formats.ts";
import type { Compiled, Messages } from "./speak.ts";

export { default as compileMessage } from "icu-minify/compile";

/** Parses messages; throws at one that is no ICU MessageFormat. */
export function compileMessages(messages: Messages): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      typeof message === "string" ? compile(message) : compileMessages(message),
    ]),
  );
}

/** What is wrong with a message; `name` is its path, `blog.found`. */
export interface MessageFault {
  name: string;
  fault: string;
}

/**
 * What is wrong with messages of a language, compared with those of the model: names that it does not have, what cannot be parsed,
 * other placeholders and tags, plural forms that the language has and the message lacks. Messages that are missing are no fault.
 */
export function faultsOf(messages: Messages, model: Messages, language: string, above = ""): MessageFault[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const name = above + key;
    const wanted = Object.hasOwn(model, key) ? model[key] : undefined;
    const fault = (text: string) => [{ name, fault: text }];
    if (wanted === undefined) return fault("There is no such message.");
    if (typeof message !== "string")
      return typeof wanted === "string"
        ? fault("This is a message and not a group.")
        : faultsOf(message, wanted, language, `${name}.`);
    if (typeof wanted !== "string") return fault("This is a group and not a message.");
    return faultsOfMessage(message, wanted, language).flatMap(fault);
  });
}

/** The same of one message, in words for the person who wrote it. */
export function faultsOfMessage(message: string, model: string, language: string): string[] {
  const [written, wanted] = [read(message), read(model)];
  if (!written)
    return [
      "It cannot be read: every { and < needs its end, and a plural its forms, {count, plural, one {…} other {…}}.",
    ];
  const missing = [...(wanted?.names ?? [])].filter((name) => !written.names.has(name));
  const unknown = [...written.names].filter((name) => !wanted?.names.has(name));
  const forms = pluralRules(language).resolvedOptions().pluralCategories;
  const counting = written.plurals.flatMap(({ name, has }) => [
    ...forms
      .filter((form) => !has.includes(form))
      .map((form) => `{${name}} lacks the plural form “${form}”.`),
    ...has
      .filter((form) => !/^=\d+$/.test(form) && !forms.some((known) => known === form))
      .map((form) => `{${name}} has “${form}”, which is no plural form of this language.`),
  ]);
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...unknown.map((name) => `${name} means nothing here.`),
    ...counting,
  ];
}

/** The names of messages that the model has and a language lacks, as paths. */
export function missingFrom(messages: Messages, model: Messages, above = ""): string[] {
  return Object.entries(model).flatMap(([key, wanted]) => {
    const message = messages[key];
    if (typeof wanted === "string") return typeof message === "string" ? [] : [above + key];
    return missingFrom(typeof message === "object" ? message : {}, wanted, `${above}${key}.`);
  });
}

interface Read {
  /** Placeholders and tags as they are written: `{name}`, `<link>`. */
  names: Set<string>;
  plurals: { name: string; has: string[] }[];
}

function read(message: string): Read | null {
  const found: Read = { names: new Set(), plurals: [] };
  try {
    gather(compile(message), found);
    return found;
  } catch {
    return null;
  }
}

/** The library’s numbers of kinds whose placeholder has forms. */
const [select, plural, ordinal] = [1, 2, 3];

/** A list of nodes: texts, signs of the counted number, and `[name]`, `[name, kind, forms]` or `[tag, …what it holds]`. */
function gather(list: unknown, found: Read): void {
  if (!Array.isArray(list)) return;
  for (const node of list) {
    if (!Array.isArray(node)) continue;
    const [name, kind, forms] = node as [string, unknown, Record<string, unknown>];
    const isTag = node.length > 1 && (typeof kind !== "number" || kind === 0);
    found.names.add(isTag ? `<${name}>` : `{${name}}`);
    if (isTag) gather(node.slice(1), found);
    if (kind === plural) found.plurals.push({ name, has: Object.keys(forms) });
    if (kind === select || kind === plural || kind === ordinal)
      for (const form of Object.values(forms)) gather(form, found);
  }
}
