import { typeByName } from "@toadstool/media/storing";
import * as v from "valibot";
import { factShapes } from "../facts/fact-shapes.ts";
import { imageIdOf } from "../media/image.ts";
import { webAddress } from "../text/fact-fields.ts";
import { workShapes } from "../works/work.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const storedFile = (name: RegExp) =>
  v.pipe(
    v.looseObject({ name: v.pipe(text, v.regex(name)), type: text, bytes: whole }),
    v.check((file) => typeByName(file.name) === file.type, "has another type than its name says"),
  );

const mediaFacts = v.looseObject({
  main: text,
  width: whole,
  height: whole,
  duration: v.nullable(v.number()),
  isAnimated: v.boolean(),
  hasAlpha: v.boolean(),
  thumbhash: text,
  colours: v.optional(text),
  files: v.pipe(
    v.array(
      v.intersect([storedFile(/^[a-z0-9]+\.[a-z0-9]+$/), v.looseObject({ width: whole, height: whole })]),
    ),
    v.minLength(1),
  ),
  original: v.optional(storedFile(/^private\/original\.[a-z0-9]+$/)),
  focus: v.optional(v.looseObject({ x: percent, y: percent })),
});

const segment = v.nullable(
  v.looseObject({
    topics: v.array(v.looseObject({ id: text, name: text })),
    tags: v.array(v.looseObject({ key: text, name: text })),
    sources: v.array(text),
    languages: v.optional(v.array(text)),
    joinedFrom: v.nullable(v.number()),
    joinedBefore: v.nullable(v.number()),
  }),
);

const picture = v.looseObject({
  address: v.pipe(
    text,
    v.check((address) => imageIdOf(address) !== null, "is no image of the library"),
  ),
  alt: text,
});

const webLink = v.pipe(text, v.regex(/^(https?:\/\/\S*)?$/i, "is no address on the web"));

/** The shapes of JSON columns, and of columns that hold addresses. Works and facts have one for each kind. */
const shapes: Record<string, Record<string, v.GenericSchema>> = {
  images: { facts: mediaFacts },
  image_revisions: { facts: v.nullable(mediaFacts) },
  notes: { pictures: v.array(picture), link: webLink },
  drafts: {
    sending: v.nullable(v.looseObject({ segment, isPublic: v.boolean(), countsClicks: v.boolean() })),
  },
  newsletter_issues: { segment },
  bulk_change_items: { before: v.record(text, v.unknown()) },
  redirects: { target: webAddress },
  webhooks: { url: v.pipe(text, v.regex(/^https?:\/\//i)), events: v.array(text) },
};

/** Columns of JSON that the schema takes for plain texts. */
const isJson = (name: string) => !["link", "target", "url"].includes(name);

/** Null where each of these columns is as it has to be; otherwise its name and what is wrong. */
export function shapeFault(table: string, row: Record<string, string | number | null>): string | null {
  for (const [name, shape] of Object.entries(shapesOf(table, row))) {
    const value = row[name];
    if (value === undefined) continue;
    const read = typeof value === "string" && isJson(name) ? parsed(value) : value;
    const { issues } = v.safeParse(shape, read);
    if (issues) return `“${[name, v.getDotPath(issues[0])].filter(Boolean).join(".")}” ${wordsOf(issues[0])}`;
  }
  return null;
}

function shapesOf(
  table: string,
  row: Record<string, string | number | null>,
): Record<string, v.GenericSchema> {
  const kind = String(row.kind);
  if (table === "works" && isIn(workShapes, kind)) return { facts: workShapes[kind] };
  const name = String(row.name);
  if (table !== "facts" || !isIn(factShapes, name)) return shapes[table] ?? {};
  return { facts: v.nullable(factShapes[name]), previous: v.nullable(factShapes[name]) };
}

function isIn<Shapes extends object>(all: Shapes, name: string): name is Extract<keyof Shapes, string> {
  return Object.hasOwn(all, name);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function wordsOf({ message }: v.BaseIssue<unknown>): string {
  return /^[a-z]/.test(message) ? message : `is not as the site writes it (${message})`;
}
