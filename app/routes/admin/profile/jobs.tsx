import { Field, TextField } from "@toadstool/elements/forms/field";
import { type ExperienceEntry, experienceEntry } from "#domain/profile/experience.ts";
import { pointsFromText, pointsToText } from "#domain/profile/points.ts";
import { typedAddress } from "#domain/text/typed-address.ts";
import type { EntryFieldsProps, EntryList } from "../facts/entry-list.ts";

export const jobs: EntryList<"experience", ExperienceEntry> = {
  fact: "experience",
  title: "Jobs",
  intro: "Employers, schools and groups, a tab each under Experience on the About page. Newest first.",
  one: "job",
  empty: "Add your first one: where you work, or where you learned.",
  newOnes: "first",
  schema: experienceEntry,
  entriesIn: (experience) => experience,
  withEntries: (_, entries) => entries,
  summaryOf: ({ role, organisation, dates }) => ({ title: role, note: `${organisation}, ${dates}` }),
  fieldsOf: ({ points, ...texts }) => ({ ...texts, points: pointsToText(points) }),
  entryFrom: ({ tab, role, organisation, href, dates, points = "" }) => ({
    tab,
    role,
    organisation,
    href: typedAddress(href ?? "") || undefined,
    dates,
    points: pointsFromText(points),
  }),
  Fields: JobFields,
};

function JobFields({ values, issues }: EntryFieldsProps) {
  return (
    <>
      <Field label="Role" name="role" required defaultValue={values.role} issues={issues} />
      <Field
        label="Organisation"
        name="organisation"
        required
        defaultValue={values.organisation}
        issues={issues}
      />
      <Field
        label="Its address on the web"
        name="href"
        inputMode="url"
        autoCapitalize="none"
        hint="If it has one, like “ada.example”; “/” is this site."
        defaultValue={values.href}
        issues={issues}
      />
      <Field
        label="Dates"
        name="dates"
        required
        hint="In your words, like “2016 to today”."
        defaultValue={values.dates}
        issues={issues}
      />
      <Field
        label="Name of the tab"
        name="tab"
        required
        limit={18}
        hint="One or two words."
        defaultValue={values.tab}
        issues={issues}
      />
      <TextField
        label="Points"
        name="points"
        rows={8}
        hint="One on each line. A line that begins with a dash or two spaces belongs to the point above it."
        defaultValue={values.points}
        issues={issues}
      />
    </>
  );
}
