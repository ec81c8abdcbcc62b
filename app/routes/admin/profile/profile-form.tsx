import { languageName } from "@toadstool/language";
import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { currentZone, zoneWords } from "#domain/calendar/time-zone.ts";
import { Button } from "@toadstool/elements/forms/button";
import { CheckField, Field, SelectField, TextField } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { longestLine } from "#domain/profile/profile.ts";
import { profile } from "#studio/profile.ts";
import type { EntryFieldsProps } from "../facts/entry-list.ts";
import { PortraitField } from "./portrait-field.tsx";
import { signalNames } from "./profile-fields.ts";
import styles from "../facts/facts.module.css";

const signalLabels: Record<(typeof signalNames)[number], string> = {
  search: "List it in search engines",
  "ai-input": "Answer questions of people from it",
  "ai-train": "Train language models and other models with it",
};

const slugChoices = [
  { value: "", label: "As the language is written" },
  { value: "own", label: "In the letters of the title" },
  { value: "latin", label: "In Latin letters" },
];

const signalChoices = [
  { value: "", label: "Say nothing of it" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

interface ProfileFormProps extends EntryFieldsProps {
  timeZones: string[];
  /** The languages that the site has all its words in. */
  languages: string[];
}

export function ProfileForm({ timeZones, languages, ...given }: ProfileFormProps) {
  const { values, issues } = given;
  const formId = useId();
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const field = (name: string) => ({ name, defaultValue: values[name], issues });
  const zone = currentZone(values.timeZone ?? "UTC");
  const zones = [...new Set([zone, ...timeZones])];
  return (
    <Form id={formId} method="post" action="/admin/profile" className={styles.form}>
      <HiddenFields fields={{ version: values.version ?? "" }} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>You</legend>
        <Field label="Name" {...field("name")} required limit={longestLine} autoComplete="off" />
        <CheckField name="isPerson" isOn={values.isPerson === "on"}>
          This is a person’s name, not a studio’s
        </CheckField>
        <Field
          label="Title"
          {...field("title")}
          required
          limit={longestLine}
          hint="What you do, in a few words."
        />
        <PortraitField {...given} formId={formId} />
        <TextField
          label="About you"
          {...field("about")}
          rows={12}
          hint="An empty line begins a paragraph. The first one is set large. Without a text, the card is not shown."
        />
        <Field label="Location" {...field("location")} hint="Optional." />
        <Field label="School" {...field("school")} hint="Optional." />
        <Field
          label="Résumé"
          {...field("resume")}
          autoCapitalize="none"
          hint="The address of a PDF, for the menu. “/resume.pdf” is written from the studio’s files when the site is deployed. Optional."
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>The site</legend>
        <Field label="Name of the site" {...field("siteName")} required limit={longestLine} />
        <Field label="Tagline" {...field("tagline")} required hint="A sentence for the foot of each page." />
        <TextField
          label="Description"
          {...field("description")}
          required
          rows={3}
          hint="A sentence or two, for search engines and feeds."
        />
        <Field
          label="Language"
          {...field("language")}
          required
          autoCapitalize="none"
          autoComplete="off"
          offered={languages.map((tag) => ({ value: tag, label: languageName(tag, "en") }))}
          hint={`What the site says is complete in ${languages.map((tag) => `${languageName(tag, "en")} (${tag})`).join(", ")}. Any other tag, like “cy”, begins in English: write its words under “Words” of the menu.`}
        />
        <SelectField
          label="Addresses of new texts"
          name="slugs"
          options={slugChoices}
          defaultValue={values.slugs ?? ""}
          hint="“日本の版画” is at “/blog/日本の版画” in its own letters. Addresses that are there stay."
          issues={issues}
        />
        <SelectField
          label="Time zone"
          name="timeZone"
          options={zones.map((value) => ({ value, label: zoneWords(value) }))}
          defaultValue={zone}
          hint="In which days are counted, and dates without a zone are read."
          issues={issues}
        />
        <Field
          label="Copyright year"
          {...field("copyrightYear")}
          required
          inputMode="numeric"
          maxLength={4}
          hint="At the foot of each page."
        />
        <CheckField name="copyrightFollows" isOn={values.copyrightFollows === "on"}>
          Go on to the present year, like “2021–2026”
        </CheckField>
        <Field
          label="Colour"
          {...field("colour")}
          placeholder="#14101f"
          autoCapitalize="none"
          hint="Of the window, where the site is installed on a device. Optional."
        />
        {(values.olderBlog || profile.olderBlog) && (
          <Field
            label="Older blog"
            {...field("olderBlog")}
            inputMode="url"
            autoCapitalize="none"
            hint="An address that /classBlog leads to. Optional."
          />
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>What programs may do with it</legend>
        <p>
          The site’s robots.txt says it as <a href="https://contentsignals.org">content signals</a>. Those who
          keep to them follow it; it locks nothing.
        </p>
        {signalNames.map((name) => (
          <SelectField
            key={name}
            label={signalLabels[name]}
            name={name}
            options={signalChoices}
            defaultValue={values[name] ?? ""}
          />
        ))}
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="save" disabled={isSaving}>
          {isSaving ? "Saving…" : "Save profile"}
        </Button>
      </div>
    </Form>
  );
}
