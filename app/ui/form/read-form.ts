import { languageTag } from "@toadstool/language";
import type * as v from "valibot";
import { tagNames, tagText } from "#domain/tags/tag.ts";
import type { Kind } from "#domain/text/asked.ts";
import { typedAddress } from "#domain/text/typed-address.ts";
import { boxesOf, type FieldName, fieldsOf, type FormField, type ShownForm } from "./fields-of.ts";

type Texts = Record<string, string>;

/**
 * What was typed, as a value that `schema` is yet to check: trimmed, with addresses and languages completed, and without what may
 * be left out and is empty. Fields that the form does not have count as empty.
 */
export function readForm(schema: v.GenericSchema, typed: Texts): Record<string, unknown> {
  const fields = fieldsOf(schema);
  const value = {};
  for (const field of fields) {
    const read = isLeftOut(field, fields, typed)
      ? undefined
      : field.kind === "several"
        ? boxesOf(field).flatMap(([value, box]) => (typed[box] === "on" ? [value] : []))
        : valueOf(field, textOf(field, typed));
    if (read !== undefined) put(value, field.name.split("."), read);
  }
  return value;
}

/**
 * The form that edits `value`, or a new one where none is given. It is made on the server: browsers get what is drawn and no
 * schema.
 */
export function formFor<Schema extends v.GenericSchema>(
  schema: Schema,
  value: Partial<v.InferInput<Schema>> | null = {},
): ShownForm<FieldName<v.InferInput<Schema>>> {
  const fields = fieldsOf(schema);
  return {
    fields: fields.map(({ text: _text, ...field }) => field),
    texts: Object.fromEntries(
      fields.flatMap((field) => {
        const part = partAt(value, field.name.split("."));
        if (field.kind !== "several") return [[field.name, written(field, part)]];
        return boxesOf(field).map(([each, box]) => [box, [part].flat().includes(each) ? "on" : ""]);
      }),
    ),
  };
}

/**
 * What a posted form holds, as a value that `schema` is yet to check: its fields as `readForm` reads them, and all else as it was
 * sent.
 */
export function readPosted(schema: v.GenericSchema, typed: Texts): Record<string, unknown> {
  const fields = new Set(fieldsOf(schema).map(({ name }) => name));
  const others = Object.entries(typed).filter(([name]) => !fields.has(name));
  return { ...Object.fromEntries(others), ...readForm(schema, typed) };
}

const textOf = ({ name }: FormField, typed: Texts) => typed[name]?.trim() ?? "";

/** A part is left out where what it needs first is empty. */
function isLeftOut({ group }: FormField, fields: readonly FormField[], typed: Texts): boolean {
  if (!group) return false;
  const parts = fields.filter((field) => field.group === group);
  const [first] = parts.filter(({ isOptional }) => !isOptional);
  return (first ? [first] : parts).every((part) => textOf(part, typed) === "");
}

/** The value of a field’s text; undefined to leave it out. */
function valueOf(field: FormField, text: string): unknown {
  const { kind, isOptional, unticked } = field;
  if (kind === "check") {
    const isOn = text === "on";
    if (!isOptional) return isOn;
    if (unticked !== undefined) return isOn ? undefined : unticked;
    return isOn || undefined;
  }
  if (text === "" && isOptional) return undefined;
  return field.text ? field.text.read(text) : (readers[kind]?.(text) ?? text);
}

const lines = (text: string, between: RegExp) => [
  ...new Set(
    text
      .split(between)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const readers: Partial<Record<Kind, (text: string) => unknown>> = {
  number: (text) => (text === "" ? Number.NaN : Number(text)),
  paragraphs: (text) => text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []),
  list: (text) => lines(text, /[\n,]/),
  tags: tagNames,
  address: typedAddress,
  language: languageTag,
  colour: (text) => text.toLowerCase(),
};

function written({ kind, text, unticked, isOptional }: FormField, value: unknown): string {
  if (kind === "check") {
    const isOn = isOptional && unticked !== undefined ? value !== unticked : value === true;
    return isOn ? "on" : "";
  }
  if (value === undefined || value === null) return "";
  if (text) return text.write(value as never);
  if (!Array.isArray(value)) return String(value);
  return kind === "tags" ? tagText(value) : value.join(kind === "paragraphs" ? "\n\n" : "\n");
}

const partAt = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);

function put(value: Record<string, unknown>, [key = "", ...rest]: string[], read: unknown): void {
  if (rest.length === 0) value[key] = read;
  else put((value[key] ??= {}) as Record<string, unknown>, rest, read);
}
