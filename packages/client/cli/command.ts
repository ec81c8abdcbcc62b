import type { SiteClient } from "../index.ts";

/** What a command has to work with. */
export interface Given {
  api: SiteClient;
  /** What follows the command’s name. */
  words: string[];
  options: Options;
}

export interface Options {
  search?: string;
  title?: string;
  subject?: string;
  alt?: string;
  folder?: string;
  kind?: string;
  key?: string;
  to?: string;
  version?: string;
  yes?: boolean;
}

export interface Command {
  /** Of the words that follow its name: `<file>`. */
  takes?: string;
  about: string;
  /** What the API answered, to be shown. */
  run(given: Given): Promise<unknown>;
}

/** The command was written in a way that it does not understand. */
export class UsageError extends Error {}

/** The word at a place; without it the command says what is missing. */
export function wordAt(words: string[], place: number, name: string): string {
  const word = words[place];
  if (!word) throw new UsageError(`Say which ${name}.`);
  return word;
}

/** Every page of a list. */
export async function allPages<Item>(
  read: (cursor: string | undefined) => Promise<{ data: Item[]; cursor?: string | null }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = await read(cursor);
    items.push(...page.data);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return items;
}
