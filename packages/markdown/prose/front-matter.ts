import { parse as parseToml, TomlError } from "smol-toml";
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

type Head<Field extends string> = Omit<FrontMatter<Field>, "body">;

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
 * The fields and the text of a file. The fields are YAML between lines of dashes, TOML between lines of pluses, or an object of
 * JSON at the file's head; a file without front matter is all text. Unknown fields are left out. A field of `lists` may also be
 * a list of texts: it comes out with commas between them.
 */
export function readFrontMatter<Field extends string>(
  file: string,
  names: FieldNames<Field>,
  lists: readonly NoInfer<Field>[] = [],
): FrontMatter<Field> | FrontMatterFault {
  const text = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const plain = { fields: {}, lines: {}, body: text };
  const [, fence, head, body = ""] =
    /^(---|\+\+\+)[ \t]*\n((?:[^\n]*\n)*?)\1[ \t]*(?:\n\n?|$)([^]*)$/.exec(text) ?? splitJson(text);
  if (head === undefined) return plain;
  const { sign, read: readHead } = kinds[fence as keyof typeof kinds];
  if (head.length > longestHead)
    return new FrontMatterFault(`The part between the ${sign} is too long to be front matter.`);
  const read = readHead(head, names, lists);
  // Two rulers around a line of text are no front matter.
  if (read === null) return plain;
  return read instanceof FrontMatterFault ? read : { ...read, body };
}

const kinds = {
  "---": { sign: "dashes", read: readYaml },
  "+++": { sign: "pluses", read: readTomlHead },
  "{": { sign: "braces", read: readJson },
};

/** A text that begins with an object of JSON: all of it, its brace, the object and what follows. Empty where it does not. */
function splitJson(text: string): string[] {
  if (!/^\{\s*["}]/.test(text)) return [];
  let depth = 0;
  // A string that is not closed ends with its line, so that the fault in it is found.
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}]/g)) {
    if (sign === "{") depth++;
    if (sign !== "}" || --depth > 0) continue;
    const [, body] = /^[ \t]*(?:\n\n?|$)([^]*)$/.exec(text.slice(index + 1)) ?? [];
    return body === undefined ? [] : [text, "{", text.slice(0, index + 1), body];
  }
  return [];
}

/** YAML has all of JSON in it. */
function readJson<Field extends string>(head: string, names: FieldNames<Field>, lists: readonly Field[]) {
  return readYaml(head, names, lists, { language: "JSON", firstLine: 1 });
}

/** Null where it is not a list of fields. */
function readYaml<Field extends string>(
  head: string,
  names: FieldNames<Field>,
  lists: readonly Field[],
  { language, firstLine } = { language: "YAML", firstLine: 2 },
): Head<Field> | FrontMatterFault | null {
  const lineCounter = new LineCounter();
  const document = parseDocument(head, { lineCounter, version: "1.2", schema: "core", prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const { contents } = document;
  const read: Head<Field> = { fields: {}, lines: {} };
  if (contents === null && document.errors.length === 0) return read;
  if (isScalar(contents) && document.errors.length === 0) return null;
  const [error] = document.errors;
  if (error) {
    const why = error.message.split("\n")[0]?.replace(/ at line \d+.*$/, "") ?? "";
    return new FrontMatterFault(`Line ${lineAt(error.pos[0])} is not valid ${language}: ${why}`);
  }
  if (!isMap(contents))
    return new FrontMatterFault("Line 2 should be a field and its value, like title: My first post.");

  for (const field of Object.keys(names) as Field[]) {
    const called = names[field];
    const valuesOf = ({ value }: { value: unknown }): unknown[] =>
      lists.includes(field) && isSeq(value) ? value.items : [value];
    // Under another system’s name, what is no text means something else, such as a table about a cover.
    const item = called
      .flatMap((name) => contents.items.filter(({ key }) => isScalar(key) && String(key.value) === name))
      .find(({ key, value }) => isNamed(key, called[0]) || valuesOf({ value }).every(isPlain));
    if (!item) continue;
    const { key } = item;
    const line = lineAt(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    const items = valuesOf(item);
    if (!items.every(isPlain)) return notText(line, called[0], field);
    read.fields[field] = items.map(asWritten).join(", ");
    read.lines[field] = line;
  }
  return read;
}

/** The same of TOML. */
function readTomlHead<Field extends string>(
  head: string,
  names: FieldNames<Field>,
  lists: readonly Field[],
): Head<Field> | FrontMatterFault | null {
  if (head.trim() !== "" && !/^[\w"'.-]+[ \t]*=/m.test(head)) return null;
  const read: Head<Field> = { fields: {}, lines: {} };
  try {
    const table: Record<string, unknown> = parseToml(head);
    for (const field of Object.keys(names) as Field[]) {
      const called = names[field];
      const valuesOf = (name: string) =>
        lists.includes(field) && Array.isArray(table[name]) ? (table[name] as unknown[]) : [table[name]];
      const name = called.find(
        (each) => Object.hasOwn(table, each) && (each === called[0] || valuesOf(each).every(isTomlText)),
      );
      if (name === undefined) continue;
      const at = head.search(new RegExp(`^[ \\t]*["']?${name}["']?[ \\t]*=`, "m"));
      const line = head.slice(0, Math.max(at, 0)).split("\n").length + 1;
      const values = valuesOf(name);
      if (!values.every(isTomlText)) return notText(line, called[0], field);
      // A date writes itself as it was typed.
      read.fields[field] = values
        .map((value) => (value instanceof Date ? value.toJSON() : String(value)))
        .join(", ");
      read.lines[field] = line;
    }
    return read;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const why = error.message.split("\n")[0]?.replace(/^Invalid TOML document: /, "") ?? "";
    return new FrontMatterFault(`Line ${error.line + 1} is not valid TOML: ${why}`);
  }
}

const isTomlText = (value: unknown) => typeof value !== "object" || value instanceof Date;

const isNamed = (key: unknown, name: string) => isScalar(key) && String(key.value) === name;

const notText = (line: number, name: string, field: string) =>
  new FrontMatterFault(
    `Line ${line}: ${name} must be text, in quotes if it contains special characters.`,
    field,
  );

type Plain = { value: unknown; source?: string } | null;

function isPlain(value: unknown): value is Plain {
  return value === null || (isScalar(value) && !isAlias(value));
}

function asWritten(value: Plain): string {
  if (!value || value.value === null) return "";
  return typeof value.value === "string" ? value.value : (value.source ?? String(value.value));
}
