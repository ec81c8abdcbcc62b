import { Link } from "react-router";
import { useState } from "react";
import { CheckField, Field, SelectField, TextField } from "@toadstool/elements/forms/field";
import { MarkdownField } from "#app/ui/markdown-field/markdown-field.tsx";
import { imageIdOf } from "#domain/media/image.ts";
import type { Issue } from "#domain/outcome.ts";
import type { Category } from "#domain/facts/category.ts";
import { categoriesAddress } from "../works/kinds.ts";
import { type Fields, numbersOf } from "./fields.ts";
import styles from "./form.module.css";
import { MediaField } from "./media-field.tsx";

interface ProjectFieldsProps {
  fields: Fields;
  issues: Issue[];
  categories: readonly Category[];
}

export function ProjectFields({ fields, issues, categories }: ProjectFieldsProps) {
  const [story, setStory] = useState(fields.story ?? "");
  const [description, setDescription] = useState(fields.description ?? "");
  return (
    <>
      <MediaField
        label="Cover"
        name="image"
        kind="picture"
        value={fields.image ?? ""}
        shownAt={fileAddress}
        issues={issues}
        onAlt={(found) => setDescription((now) => now || found)}
      />
      <TextField
        label="Description of the cover"
        name="description"
        rows={2}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
        hint="For people who cannot see it."
        issues={issues}
        dir="auto"
      />
      <SelectField
        label="Where the cover is cropped, keep"
        name="crop"
        options={[
          { value: "middle", label: "its middle" },
          { value: "top", label: "its top" },
        ]}
        defaultValue={fields.crop ?? "middle"}
      />
      <Field
        label="Date"
        name="date"
        defaultValue={fields.date}
        placeholder="Spring 2021"
        hint="In your own words."
        issues={issues}
        className={styles.short}
      />
      <TextField
        label="Text of the card"
        name="text"
        rows={4}
        defaultValue={fields.text}
        hint="A few sentences for the portfolio."
        issues={issues}
        dir="auto"
      />
      <CheckField name="textIsRich" isOn={fields.textIsRich === "on"}>
        It is Markdown: emphasis, links, lists and pictures; no headings
      </CheckField>
      <MarkdownField
        label="Story (markdown)"
        name="story"
        rows={12}
        value={story}
        onChange={({ target }) => setStory(target.value)}
        issues={issues}
        dir="auto"
      />
      <Categories fields={fields} issues={issues} categories={categories} />
      <Field
        label="Tools"
        name="tools"
        defaultValue={fields.tools}
        hint="Separated by commas."
        issues={issues}
      />
      <Field
        label="Keywords"
        name="keywords"
        defaultValue={fields.keywords}
        hint="The archive’s search finds it by them. Separated by commas."
        issues={issues}
      />
      <Links fields={fields} issues={issues} />
      <Featured fields={fields} issues={issues} />
    </>
  );
}

/** A file of the site is named without its folder. */
function fileAddress(address: string): string {
  return imageIdOf(address) || !/^[\w.-]+$/.test(address) ? address : `/images/projects/${address}`;
}

function Categories({ fields, issues, categories }: ProjectFieldsProps) {
  const messages = issues.filter(({ field }) => field === "categories").map(({ message }) => message);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Categories</legend>
      <div className={styles.checks}>
        {categories.map(({ code, name, isHidden }) => (
          <CheckField key={code} name={`category.${code}`} isOn={fields[`category.${code}`] === "on"}>
            {name}
            {isHidden && " (hidden)"}
          </CheckField>
        ))}
      </div>
      <p className={styles.hint}>
        {categories.length === 0 && "There are none yet, and a project needs one. "}
        <Link to={categoriesAddress}>Change the categories</Link>
      </p>
      {messages.length > 0 && <p className={styles.issue}>{messages.join(" ")}</p>}
    </fieldset>
  );
}

type PartProps = Omit<ProjectFieldsProps, "categories">;

/** Every save leaves two empty rows for more. */
function Links({ fields, issues }: PartProps) {
  const count = numbersOf(fields, "extra").filter((index) => fields[`extra.${index}.href`]).length + 2;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Links</legend>
      <Field
        label="Where the code lies"
        name="link"
        defaultValue={fields.link}
        placeholder="https://…"
        issues={issues}
        autoCapitalize="none"
      />
      {fields.extraMarkdown ? (
        <TextField
          label="Links onward (markdown)"
          name="extraMarkdown"
          rows={3}
          defaultValue={fields.extraMarkdown}
          issues={issues}
        />
      ) : (
        Array.from({ length: count }, (_, index) => (
          <div key={`extra.${index}`} className={styles.pair}>
            <Field
              label={`Link ${index + 1}: name`}
              name={`extra.${index}.label`}
              defaultValue={fields[`extra.${index}.label`]}
              issues={issues}
            />
            <Field
              label={`Link ${index + 1}: address`}
              name={`extra.${index}.href`}
              defaultValue={fields[`extra.${index}.href`]}
              placeholder="/… or https://…"
              issues={issues}
              autoCapitalize="none"
            />
          </div>
        ))
      )}
    </fieldset>
  );
}

/** A picture here is what makes a project a featured one. */
function Featured({ fields, issues }: PartProps) {
  const isOpen = Boolean(fields.featuredImage) || issues.some(({ field }) => field.startsWith("featured"));
  return (
    <details className={styles.more} open={isOpen || undefined}>
      <summary>Featured at the top of the portfolio</summary>
      <div className={styles.form}>
        <p className={styles.hint}>
          The first three projects with a featured film are shown large. Leave it empty for all others.
        </p>
        <MediaField
          label="Featured film"
          name="featuredImage"
          kind="video"
          value={fields.featuredImage ?? ""}
          shownAt={fileAddress}
          issues={issues}
        />
        <Field
          label="Description of the film"
          name="featuredDescription"
          defaultValue={fields.featuredDescription}
          hint="For people who cannot see it. Without it, the cover’s description is used."
          issues={issues}
        />
        <TextField
          label="Featured text"
          name="featuredText"
          rows={3}
          defaultValue={fields.featuredText}
          issues={issues}
        />
        <div className={styles.pair}>
          <Field
            label="Text of the button"
            name="featuredButtonText"
            defaultValue={fields.featuredButtonText}
            issues={issues}
          />
          <Field
            label="Address of the button"
            name="featuredLink"
            defaultValue={fields.featuredLink}
            placeholder="/… or https://…"
            issues={issues}
            autoCapitalize="none"
          />
        </div>
        <CheckField name="featuredSameTab" isOn={fields.featuredSameTab === "on"}>
          The button opens in the same tab
        </CheckField>
        <CheckField name="featuredHasAudio" isOn={fields.featuredHasAudio === "on"}>
          The film has sound
        </CheckField>
      </div>
    </details>
  );
}
