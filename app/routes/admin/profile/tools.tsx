import { Field, TextField } from "@toadstool/elements/forms/field";
import { type SkillCategory, skillCategory } from "#domain/profile/skills.ts";
import { counted } from "#domain/text/counted.ts";
import type { EntryFieldsProps, EntryList } from "../facts/entry-list.ts";

export const tools: EntryList<"skills", SkillCategory> = {
  fact: "skills",
  title: "Tools",
  intro:
    "Categories of tools and technologies, a chip each on the About page. A tool may be in several categories.",
  one: "category",
  empty: "Add your first one: what you draw, print or program with.",
  newOnes: "first",
  schema: skillCategory,
  entriesIn: (skills) => skills,
  withEntries: (_, entries) => entries,
  summaryOf: ({ name, tools: own }) => ({ title: name, note: counted(own.length, "tool") }),
  fieldsOf: ({ name, tools: own }) => ({ name, tools: own.join("\n") }),
  entryFrom: ({ name, tools: text = "" }) => ({
    name,
    tools: [...new Set(text.split(/[\n,]/).map((tool) => tool.trim()))].filter(Boolean),
  }),
  Fields: ToolFields,
};

function ToolFields({ values, issues }: EntryFieldsProps) {
  return (
    <>
      <Field label="Category" name="name" required defaultValue={values.name} issues={issues} />
      <TextField
        label="Tools"
        name="tools"
        rows={8}
        hint="One on each line, or with commas between them."
        defaultValue={values.tools}
        issues={issues}
      />
    </>
  );
}
