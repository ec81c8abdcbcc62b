import type * as v from "valibot";
import type { CountedTag } from "#domain/tags/tag.ts";
import type { Asked, Kind } from "#domain/text/asked.ts";

/** A value that can be chosen, its words, and what it means. */
export type Option = readonly [value: string, words: string, about?: string];

/** One field of a form, as the schema of its noun describes it. */
export interface FormField extends Omit<Asked, "as" | "options"> {
  /** `portrait.image` for the image of a portrait. */
  name: string;
  label: string;
  help?: string;
  kind: Kind;
  /** Empty, it is left out of the value. */
  isOptional: boolean;
  /** A form without it is refused. */
  isRequired: boolean;
  /** UTF-16 units. */
  limit?: number;
  min?: number;
  max?: number;
  options?: readonly Option[];
  /** Of a field for tags: those that it suggests, where they are others than readers see. */
  tags?: CountedTag[];
  /** Of what it is a part that may be left out as a whole. */
  group?: string;
}

/** Each value of several, with the name of its box: a form that comes back keeps every tick. */
export const boxesOf = ({ name, options = [] }: Pick<FormField, "name" | "options">) =>
  options.map(([value]) => [value, `${name}.${value}`] as const);

/** A form as it is drawn. */
export interface ShownForm<Name extends string = string> {
  fields: Omit<FormField, "text">[];
  /** By the names of the fields. */
  texts: Record<string, string>;
  /** For the types alone. */
  names?: Name[];
}

/** The names of the fields that a form of this value can have. */
export type FieldName<Value> = unknown extends Value
  ? string
  : { [Key in keyof Value & string]: Key | PartName<Key, NonNullable<Value[Key]>> }[keyof Value & string];
type PartName<Key extends string, Part> = Part extends readonly unknown[] | Date
  ? never
  : Part extends object
    ? `${Key}.${keyof Part & string}`
    : never;

/** A schema, or a step of its pipe, as valibot keeps it: https://valibot.dev/guides/internal-architecture/. */
interface Inside {
  kind: string;
  type: string;
  pipe?: [Inside, ...Inside[]];
  wrapped?: Inside;
  entries?: Record<string, Inside>;
  item?: Inside;
  options?: readonly (string | number | Inside)[];
  requirement?: unknown;
  title?: string;
  description?: string;
  metadata?: Asked;
}

/** The fields of a form for a schema’s values, in its order: those with a title. */
export function fieldsOf(schema: v.GenericSchema): FormField[] {
  return fieldsIn(schema as unknown as Inside, "");
}

function fieldsIn(schema: Inside, path: string, group?: string): FormField[] {
  return Object.entries(opened(schema).base.entries ?? {}).flatMap(([key, entry]) => {
    const { base, steps, isOptional } = opened(entry);
    const name = path ? `${path}.${key}` : key;
    if (base.entries) return fieldsIn(base, name, isOptional ? name : group);
    const label = last(steps, "title")?.title;
    const {
      as = kindOf(base, steps),
      options,
      ...more
    }: Asked = Object.assign({}, ...steps.map(({ metadata }) => metadata));
    if (!label || !as) return [];
    const limitOf = (type: string) => last(steps, type)?.requirement as number | undefined;
    const isList = base.type === "array";
    const mayBeEmpty = isOptional || group !== undefined || (isList && !limitOf("min_length"));
    return {
      ...more,
      name,
      label,
      help: last(steps, "description")?.description,
      kind: as,
      isOptional,
      isRequired: as !== "check" && !mayBeEmpty,
      limit: isList ? undefined : limitOf("max_length"),
      min: limitOf("min_value"),
      max: limitOf("max_value"),
      options: options
        ? Object.entries(options).map(optionIn)
        : optionsOf(base.item ? opened(base.item).base : base),
      group,
    };
  });
}

/** What is below `optional` and the like, with the steps of all pipes around it. */
function opened(schema: Inside): { base: Inside; steps: Inside[]; isOptional: boolean } {
  const [first, ...steps] = schema.pipe ?? [];
  if (first) {
    const inner = opened(first);
    return { ...inner, steps: [...inner.steps, ...steps] };
  }
  if (schema.wrapped) return { ...opened(schema.wrapped), isOptional: schema.type !== "non_optional" };
  // What one kind of value is, the others are taken to be as well.
  const kinds = schema.type === "union" ? (schema.options as Inside[]) : [];
  const notes = kinds.flatMap((kind) => opened(kind).steps).filter(({ kind }) => kind === "metadata");
  return { base: schema, steps: notes, isOptional: false };
}

const last = (steps: readonly Inside[], type: string) => steps.findLast((step) => step.type === type);

const kindsOfTypes: Record<string, Kind> = {
  string: "line",
  union: "line",
  number: "number",
  boolean: "check",
  picklist: "choice",
  enum: "choice",
  date: "moment",
  iso_date: "date",
  iso_date_time: "moment",
  iso_timestamp: "moment",
  url: "address",
  file: "file",
};

const kindsOfLists: Record<string, Kind> = { string: "list", picklist: "several", enum: "several" };

function kindOf({ type, item }: Inside, steps: readonly Inside[]): Kind | undefined {
  if (item) return kindsOfLists[opened(item).base.type];
  return [...steps.map((step) => step.type), type].map((each) => kindsOfTypes[each]).find(Boolean);
}

const optionIn = ([value, words]: [string, string | { label: string; about: string }]): Option =>
  typeof words === "string" ? [value, words] : [value, words.label, words.about];

const optionsOf = ({ type, options }: Inside) =>
  ["picklist", "enum"].includes(type) ? options?.map((value): Option => [`${value}`, `${value}`]) : undefined;
