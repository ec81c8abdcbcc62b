import { parseArgs } from "node:util";

type Option = number | string | boolean;
type Kind<Default> = Default extends number ? number : Default extends string ? string : boolean;
type Read<Options> = { [Name in keyof Options]: Kind<Options[Name]> };

/**
 * The options of a proof, from their names and the values they have where they are not given: a whole number, a text or a
 * switch, which `--no-` turns off. Ends the process with a message where one is unknown or has a value of another kind.
 */
export function readOptions<Options extends Record<string, Option>>(
  defaults: Options,
  args = process.argv.slice(2),
): Read<Options> {
  try {
    return parseOptions(defaults, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`It takes ${wordsOf(defaults)}`);
    process.exit(1);
  }
}

/** The same, which throws the message. */
export function parseOptions<Options extends Record<string, Option>>(
  defaults: Options,
  args: string[],
): Read<Options> {
  const kinds = Object.entries(defaults).map(
    ([name, value]) => [name, { type: typeof value === "boolean" ? "boolean" : "string" }] as const,
  );
  const { values } = parseArgs({ args, options: Object.fromEntries(kinds), allowNegative: true });
  const read = Object.entries(defaults).map(([name, value]) => [name, valueOf(name, values[name], value)]);
  return Object.fromEntries(read) as Read<Options>;
}

function valueOf(name: string, given: string | boolean | undefined, otherwise: Option): Option {
  if (given === undefined) return otherwise;
  if (typeof otherwise !== "number") return given;
  if (typeof given !== "string" || !/^\d{1,9}$/.test(given))
    throw new Error(`--${name} takes a whole number, not “${given}”.`);
  return Number(given);
}

function wordsOf(defaults: Record<string, Option>): string {
  return Object.entries(defaults)
    .map(([name, value]) => {
      if (typeof value === "boolean") return value ? `--no-${name}` : `--${name}`;
      return `--${name}=${value === "" ? "…" : value}`;
    })
    .join(" ");
}
