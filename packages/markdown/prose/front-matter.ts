import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, stringify } from "yaml";

/** What each field is called in a file; the first name is the one that is written. */
export type FieldNames<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>;

export interface FrontMatter<Field extends string> {
  /** Those that are there; numbers, dates and booleans as the text in the file. */
  fields: Partial<Record<Field, string>>;
  /** The line of each, from 1. */
  lines: Partial<Record<Field, number>>;
  body: string;
}

/** Why front matter is not read; `field` where one of the fields is to blame. */
export class FrontMatterFault extends Error {
  readonly field: string | null;

  constructor(message: string, field: string | null = null) {
    super(message);
    this.field = field;
  }
}

/** Characters between the two lines of dashes; more than anyone types. */
const longestHead = 20_000;

/** A text as a file: its fields in YAML between two lines of dashes, then the text as it is. Empty lists are left out. */
export function writeFrontMatter<Field extends string>(
  names: FieldNames<Field>,
  fields: NoInfer<Record<Field, string | readonly string[]>>,
  body: string,
): string {
  const head = (Object.keys(names) as Field[])
    .filter((field) => typeof fields[field] === "string" || fields[field].length > 0)
    .map((field) => [names[field][0], fields[field]]);
  return `---\n${stringify(Object.fromEntries(head), { lineWidth: 0 })}---\n\n${body}`;
}

/**
 * The fields and the text of a file; a file without front matter is all text. Unknown fields are left out. A field of `lists`
 * may also be a list of texts: it comes out with commas between them.
 */
export function readFrontMatter<Field extends string>(
  file: string,
  names: FieldNames<Field>,
  lists: readonly NoInfer<Field>[] = [],
): FrontMatter<Field> | FrontMatterFault {
  const text = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const plain = { fields: {}, lines: {}, body: text };
  const [, head, body = ""] = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n\n?|$)([^]*)$/.exec(text) ?? [];
  if (head === undefined) return plain;
  if (head.length > longestHead)
    return new FrontMatterFault("The part between the dashes is too long to be front matter.");
  const read = readHead(head, names, lists);
  // Two rulers around a line of text are no front matter.
  if (read === null) return plain;
  return read instanceof FrontMatterFault ? read : { ...read, body };
}

/** Null where it is not a list of fields. */
function readHead<Field extends string>(
  head: string,
  names: FieldNames<Field>,
  lists: readonly Field[],
): Omit<FrontMatter<Field>, "body"> | FrontMatterFault | null {
  const lineCounter = new LineCounter();
  const document = parseDocument(head, { lineCounter, version: "1.2", schema: "core", prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const { contents } = document;
  const read: Omit<FrontMatter<Field>, "body"> = { fields: {}, lines: {} };
  if (contents === null && document.errors.length === 0) return read;
  if (isScalar(contents) && document.errors.length === 0) return null;
  const [error] = document.errors;
  if (error) {
    const why = error.message.split("\n")[0]?.replace(/ at line \d+.*$/, "") ?? "";
    return new FrontMatterFault(`Line ${lineAt(error.pos[0])} is not valid YAML: ${why}`);
  }
  if (!isMap(contents))
    return new FrontMatterFault("Line 2 should be a field and its value, like title: My first post.");

  for (const field of Object.keys(names) as Field[]) {
    const called = names[field];
    const item = called.flatMap((name) =>
      contents.items.filter(({ key }) => isScalar(key) && String(key.value) === name),
    )[0];
    if (!item) continue;
    const { key, value } = item;
    const line = lineAt(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    const items: unknown[] = lists.includes(field) && isSeq(value) ? value.items : [value];
    if (!items.every(isPlain)) {
      const message = `Line ${line}: ${called[0]} must be text, in quotes if it contains special characters.`;
      return new FrontMatterFault(message, field);
    }
    read.fields[field] = items.map(asWritten).join(", ");
    read.lines[field] = line;
  }
  return read;
}

type Plain = { value: unknown; source?: string } | null;

function isPlain(value: unknown): value is Plain {
  return value === null || (isScalar(value) && !isAlias(value));
}

function asWritten(value: Plain): string {
  if (!value || value.value === null) return "";
  return typeof value.value === "string" ? value.value : (value.source ?? String(value.value));
}
