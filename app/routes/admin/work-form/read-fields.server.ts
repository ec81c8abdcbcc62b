import * as v from "valibot";
import { fieldsOf, type ShownForm } from "#app/ui/form/fields-of.ts";
import { formFor, readForm } from "#app/ui/form/read-form.ts";
import { typedAddress } from "#domain/text/typed-address.ts";
import { workInput } from "#domain/works/save-work.ts";
import { type WorkFacts, type WorkKind, workShapes } from "#domain/works/work.ts";
import { type Fields, rowsIn } from "./fields.ts";

// “tags” are those of the site.
const { tags: keywords, ...project } = workShapes.project.entries;
const shapes: Record<WorkKind, v.GenericSchema> = {
  ...workShapes,
  project: v.object({ ...project, keywords }),
};

type Some = Partial<WorkFacts<"project"> & Pick<WorkFacts<"zine">, "pages">>;

/** The form of a work’s facts, with its tags, what it translates and who sees it. */
export function formOf(
  kind: WorkKind,
  facts: Partial<WorkFacts>,
  state: Partial<v.InferInput<typeof workInput>>,
) {
  const { pages = [], extra = [], categories = [], text, tags } = facts as Some;
  const [said, seen] = [formFor(shapes[kind], { ...facts, keywords: tags }), formFor(workInput, state)];
  const parts: Fields = {
    ...rowsOf("pages", pages),
    ...(Array.isArray(extra) ? rowsOf("extra", extra) : { extraMarkdown: extra.markdown }),
    ...Object.fromEntries(categories.map((code) => [`category.${code}`, "on"])),
    ...(typeof text === "object" && { textIsRich: "on" }),
  };
  const form: ShownForm = {
    fields: [...said.fields, ...seen.fields],
    texts: { ...said.texts, ...parts, ...seen.texts },
  };
  return form;
}

const rowsOf = (name: string, rows: readonly object[]): Fields =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([key, text]) => [`${name}.${at}.${key}`, text ?? ""])),
  );

/** The facts that a form’s fields say, in no checked shape yet. What the form does not show stays as it was in `before`. */
export function readFields(kind: WorkKind, typed: Fields, before: Partial<WorkFacts> | null): unknown {
  const shown = new Set(fieldsOf(shapes[kind]).map(({ name }) => name));
  const kept = Object.entries(before ?? {}).filter(([name]) => !shown.has(name));
  const { keywords: tags, ...read } = readForm(shapes[kind], typed);
  const facts = { ...Object.fromEntries(kept), ...read };
  if (kind === "zine") return { ...facts, pages: readPages(typed, before as Some | null) };
  if (kind === "artwork") return facts;
  const ticked = Object.keys(typed).filter((name) => typed[name] === "on");
  return {
    ...facts,
    tags,
    text: typed.textIsRich === "on" ? { markdown: read.text } : read.text,
    categories: ticked.flatMap((name) => /^category\.(\d+)$/.exec(name)?.[1] ?? []).map(Number),
    extra: readExtra(typed),
  };
}

function readExtra(typed: Fields) {
  const markdown = typed.extraMarkdown?.trim();
  if (markdown) return { markdown };
  const links = rowsIn(typed, "extra")
    .map(({ label = "", href = "" }) => ({ label, href: typedAddress(href) }))
    .filter(({ label, href }) => label || href);
  return links.length > 0 ? links : undefined;
}

/** Rows that are empty are no pages, unless a page of the file has been emptied. */
function readPages(typed: Fields, before: Some | null) {
  return rowsIn(typed, "pages").flatMap(({ picture, alt = "", transcript = "" }, index) => {
    const filed = before?.pages?.[index];
    const isFiled = filed !== undefined && filed.picture === undefined;
    return picture || alt || transcript || isFiled
      ? [{ picture: picture || undefined, alt, transcript }]
      : [];
  });
}

/** The form’s field that shows an issue of the facts. */
export function fieldOfIssue(field: string): string {
  if (field === "extra.markdown") return "extraMarkdown";
  return field.replace(/^tags\./, "keywords.").replace(/^(text|words|tools|keywords|categories)\..*$/, "$1");
}
