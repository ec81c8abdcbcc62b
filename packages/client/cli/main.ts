import { parseArgs } from "node:util";
import { ApiError, createClient } from "../index.ts";
import { type Command, type Options, UsageError } from "./command.ts";
import { backup } from "./commands/backup.ts";
import { letters } from "./commands/letters.ts";
import { notes } from "./commands/notes.ts";
import { pictures } from "./commands/pictures.ts";
import { drafts, posts } from "./commands/posts.ts";
import { works } from "./commands/works.ts";
import { helpOf, isCommand } from "./help.ts";
import { inWords } from "./print.ts";
import { readSettings } from "./settings.ts";

const commands = { posts, drafts, notes, pictures, letters, works, backup };

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = {
  site: text,
  "token-file": text,
  json: flag,
  help: { type: "boolean", short: "h" },
  search: text,
  title: text,
  subject: text,
  alt: text,
  folder: text,
  kind: text,
  key: text,
  to: text,
  version: text,
  yes: flag,
} as const;

/** Runs one command; returns the code that the process ends with. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help || positionals.length === 0) {
      say(helpOf(commands));
      return values.help ? 0 : 2;
    }
    const { command, words } = findCommand(positionals);
    const { site, token } = await readSettings(
      { site: values.site, tokenFile: values["token-file"] },
      process.env,
    );
    const api = createClient({ site, token });
    const answer = await command.run({ api, words, options: values as Options });
    say(values.json ? JSON.stringify(answer, null, 2) : inWords(answer));
    return 0;
  } catch (error) {
    return explain(error);
  }
}

const say = (words: string) => void process.stdout.write(`${words}\n`);

function findCommand([noun = "", verb = "", ...words]: string[]): { command: Command; words: string[] } {
  const of = Object.hasOwn(commands, noun) ? commands[noun as keyof typeof commands] : null;
  if (of && isCommand(of)) return { command: of, words: [verb, ...words].filter(Boolean) };
  const command = of && Object.hasOwn(of, verb) ? of[verb] : null;
  if (command) return { command, words };
  throw new UsageError(
    `There is no command “${[noun, verb].join(" ").trim()}”. \`toadstool --help\` lists them all.`,
  );
}

/** One line for people, on the error stream, and a code for scripts. */
function explain(error: unknown): number {
  if (error instanceof ApiError) {
    const issues = error.issues.map(({ field, message }) => `  ${field || "whole"}: ${message}`);
    console.error([`${error.message}${error.code && ` (${error.code})`}`, ...issues].join("\n"));
    return 1;
  }
  const { message, code = "" } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS") || code.startsWith("E")) {
    console.error(message);
    return 2;
  }
  const { cause } = error as Error;
  if (error instanceof TypeError && cause instanceof Error) {
    console.error(`The site did not answer: ${cause.message}`);
    return 3;
  }
  console.error(message);
  return 1;
}
