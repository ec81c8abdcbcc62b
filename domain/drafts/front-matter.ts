import { isAlias, isMap, isScalar, LineCounter, parseDocument, stringify } from "yaml";
import type { DraftFields } from "./draft.ts";
import { draftFields } from "./draft.ts";
import { type Refused, refuse } from "../outcome.ts";
import { parse } from "../parse.ts";
import { slugFrom } from "../text/slug.ts";
import { outlineOf } from "@toadstool/prose";

/** What a field is called in a file; the first name is the one we write. */
const names = {
  title: ["title"],
  slug: ["slug"],
  dateString: ["date"],
  imageUrl: ["image", "imageUrl", "cover"],
  summary: ["summary", "description"],
} as const;
type Field = keyof typeof names;

/** Characters between the two lines of dashes; more than anyone types. */
const longestHead = 20_000;

/** A text as a file: its fields in YAML between two lines of dashes, then the markdown as it is. */
export function toFrontMatter(fields: DraftFields): string {
  const head = Object.entries(names).map(([field, [name]]) => [name, fields[field as Field]]);
  return `---\n${stringify(Object.fromEntries(head), { lineWidth: 0 })}---\n\n${fields.content}`;
}

/**
 * A file as a draft's fields. A file without front matter is all text: its title is its first heading, or else the file's
 * name. Unknown fields are left out; front matter that cannot be read is refused, with its line.
 */
export function fromFrontMatter(file: string, fileName = ""): DraftFields | Refused {
  const text = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [, head, body] = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n\n?|$)([^]*)$/.exec(text) ?? [];
  if (head === undefined) return named({}, text, fileName);
  if (head.length > longestHead)
    return unreadable("The part between the dashes is too long to be front matter.");
  const read = readHead(head);
  // Two rulers around a line of text are no front matter.
  if (read === null) return named({}, text, fileName);
  if ("refused" in read) return read;
  const fields = named(read.fields, body ?? "", fileName);
  const checked = parse(draftFields, fields);
  return "refused" in checked ? withLines(checked, read.lines) : checked;
}

interface Head {
  fields: Partial<Record<Field, string>>;
  lines: Partial<Record<string, number>>;
}

/** Null where it is not a list of fields. */
function readHead(head: string): Head | Refused | null {
  const lineCounter = new LineCounter();
  const document = parseDocument(head, { lineCounter, version: "1.2", schema: "core", prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const { contents } = document;
  if (contents === null && document.errors.length === 0) return { fields: {}, lines: {} };
  if (isScalar(contents) && document.errors.length === 0) return null;
  const [error] = document.errors;
  if (error) return unreadable(`Line ${lineAt(error.pos[0])} is not valid YAML: ${firstLine(error.message)}`);
  if (!isMap(contents))
    return unreadable("Line 2 should be a field and its value, like title: My first post.");

  const read: Head = { fields: {}, lines: {} };
  for (const [field, called] of Object.entries(names)) {
    const item = called.flatMap((name) =>
      contents.items.filter(({ key }) => isScalar(key) && String(key.value) === name),
    )[0];
    if (!item) continue;
    const { key, value } = item;
    const line = lineAt(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    if (isAlias(value) || (value !== null && !isScalar(value))) {
      return unreadable(
        `Line ${line}: ${called[0]} must be text, in quotes if it contains special characters.`,
        field,
      );
    }
    read.fields[field as Field] = asWritten(value);
    read.lines[field] = line;
  }
  return read;
}

/** Numbers, dates and booleans are taken as the text in the file. */
function asWritten(value: { value: unknown; source?: string } | null): string {
  if (!value || value.value === null) return "";
  return typeof value.value === "string" ? value.value : (value.source ?? String(value.value));
}

function named(fields: Partial<Record<Field, string>>, content: string, fileName: string): DraftFields {
  const title = fields.title || outlineOf(content)[0]?.text || titleOf(fileName);
  const slug = fields.slug || slugFrom(title);
  const { dateString = "", imageUrl = "", summary = "" } = fields;
  return { title, slug, dateString, imageUrl, summary, content };
}

/** `2026-03-04-how-to-fold.md` → `How to fold`. */
function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.(?:md|markdown|mdx|txt)$/i, "")
    .replace(/^\d{4}-\d{2}-\d{2}[-_ ]/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withLines(refused: Refused, lines: Head["lines"]): Refused {
  const issues = refused.issues.map(({ field, message }) => {
    const line = lines[field];
    return { field, message: line === undefined ? message : `Line ${line}: ${message}` };
  });
  return refuse("invalid", "invalid_input", issues[0]?.message ?? refused.message, issues);
}

function unreadable(message: string, field = "file"): Refused {
  const told = `${message} Nothing was imported. Correct the file and choose it again.`;
  return refuse("invalid", "front_matter_unreadable", told, [{ field, message: told }]);
}

const firstLine = (message: string) => message.split("\n")[0]?.replace(/ at line \d+.*$/, "") ?? "";
