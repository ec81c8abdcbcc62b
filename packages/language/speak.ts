import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type CompiledMessage } from "icu-minify/format";
import { dateFormat, numberFormat, pluralRules } from "./formats.ts";
import { isolate } from "./isolate.ts";
import { directionOf } from "./tags.ts";

/** Messages of a language by groups, as a catalogue’s file holds them: ICU MessageFormat. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** The same parsed, as JSON can hold it. */
export interface Compiled {
  readonly [name: string]: CompiledMessage | Compiled;
}

/** What a message with placeholders takes. Tags take a function of what they hold. */
type Values<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }
>;
type Tags<Message extends string> = Message extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `/${string}` ? never : Name) | Tags<Rest>
  : never;

/** A message as words: a text, or a function of what its placeholders stand for. With tags it gives parts, text between what the tags make. */
type Spoken<Message extends string> = [Tags<Message>] extends [never]
  ? Record<never, never> extends Values<Message>
    ? string
    : (values: Values<Message>) => string
  : <Part>(
      values: Values<Message> & { [Tag in Tags<Message>]: (held: (string | Part)[]) => Part },
    ) => (string | Part)[];

/** The words of a language, by the names of the catalogue that names all of them. */
export type Words<All extends Messages> = {
  readonly [Name in keyof All]: All[Name] extends string
    ? Spoken<All[Name]>
    : All[Name] extends Messages
      ? Words<All[Name]>
      : never;
};

const formatters = {
  getDateTimeFormat: dateFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
};

/**
 * Makes words of parsed messages, or of written ones with what parses them: each is parsed when it is first said. A placeholder
 * without its value is a mistake of the program, and throws.
 */
export function speak<All extends Messages>(
  messages: Compiled | Messages,
  language: string,
  parse?: (message: string) => CompiledMessage,
): Words<All> {
  const spoken = Object.entries(messages).map(
    ([name, message]: [string, Compiled[string] | Messages[string]]) => {
      if (Array.isArray(message)) return [name, sayer(language, () => message)];
      if (typeof message !== "string") return [name, speak(message as Compiled, language, parse)];
      // What apostrophes quote may be no syntax.
      const parsed = message.includes("'") ? parse?.(message) : undefined;
      if (typeof parsed === "string") return [name, parsed];
      return [name, parse && /[{<]/.test(message) ? sayer(language, () => parse(message)) : message];
    },
  );
  return Object.fromEntries(spoken) as Words<All>;
}

function sayer(language: string, parse: () => CompiledMessage) {
  let parsed: CompiledMessage | undefined;
  return (values: Record<string, unknown>) => {
    parsed ??= parse();
    const held = directionOf(language) === "rtl" ? isolateAmong(values, language, parsed) : values;
    const said = format<unknown>(parsed, language, held as never, { formatters });
    return holdsTag(parsed) && !Array.isArray(said) ? [said] : said;
  };
}

/** Names and titles among the values, but not what chooses between texts. */
function isolateAmong(
  values: Record<string, unknown>,
  language: string,
  parsed: CompiledMessage,
): Record<string, unknown> {
  const written = JSON.stringify(parsed);
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && written.includes(`["${name}"]`) ? isolate(language, value) : value,
  ]);
  return Object.fromEntries(isolated) as Record<string, unknown>;
}

/** A tag has what it holds behind its name, where placeholders have nothing or the number of their kind, and then their forms. */
function holdsTag(list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  return list.filter(Array.isArray).some(([, kind, forms]: unknown[]) => {
    if (typeof kind !== "number") return kind !== undefined;
    return kind === 0 || Object.values(forms ?? {}).some(holdsTag);
  });
}
