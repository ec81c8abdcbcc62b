import { Button } from "@toadstool/elements/forms/button";
import { CheckField, Field } from "@toadstool/elements/forms/field";
import { type ComponentProps, useState } from "react";
import { Control, type ControlProps, useTexts } from "#app/ui/form/control.tsx";
import { FormOf } from "#app/ui/form/form.tsx";
import type { Option, ShownForm } from "#app/ui/form/fields-of.ts";
import { LanguageFields } from "#app/ui/language-fields/language-fields.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { useWords } from "#app/ui/use-words.ts";
import { type Medium, mediums } from "#domain/art/medium.ts";
import { thumbOf } from "#domain/art/still.ts";
import { zoneWords } from "#domain/calendar/time-zone.ts";
import type { Category } from "#domain/facts/category.ts";
import { proposeSlug } from "#domain/profile/propose-slug.ts";
import type { WorkKind } from "#domain/works/work.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { kindWords } from "../works/kinds.ts";
import shared from "../admin.module.css";
import type { Fields } from "./fields.ts";
import styles from "./form.module.css";
import { MediaField } from "./media-field.tsx";
import { Categories, Links } from "./project-parts.tsx";
import { ZinePages } from "./zine-pages.tsx";

interface WorkFormProps {
  kind: WorkKind;
  form: ShownForm;
  /** Of the work as it was loaded; undefined for a new one. */
  version?: number;
  /** Made once for a new work. */
  workKey?: string;
  /** The slug of its file in `studio/`, whose pictures it has. */
  file: string | null;
  categories: readonly Category[];
  timeZone: string;
}

type Sections = NonNullable<ComponentProps<typeof FormOf>["sections"]>;

/** What the owner makes without code; a work that is a program keeps its medium. */
const made: readonly Medium[] = ["print", "photograph", "film", "sound"];

/** Everything that the owner says of a work. */
export function WorkForm({ kind, form, version, workKey, file, categories, timeZone }: WorkFormProps) {
  const names = useWords().art.mediums;
  const { refusal, typed } = usePress("save");
  const [isWaiting, setWaiting] = useState(false);
  const options = mediums
    .filter((medium) => made.includes(medium) || medium === form.texts.medium)
    .map((medium): Option => [medium, names[medium]]);
  const sections: Record<WorkKind, Sections> = {
    artwork: [
      { fields: ["title", "slug", "medium", "picture", "alt", "date", "made", "words"] },
      {
        legend: "Film, sound and a page of its own",
        fields: ["film", "sound", "page", "pageWords"],
        isFolded: true,
      },
    ],
    project: [
      { fields: ["title", "slug", "image", "description", "centerImage", "date", "text", "story"] },
      {
        legend: "Categories",
        about: (shown) => <Categories {...shown} categories={categories} />,
        fields: [],
      },
      { fields: ["tools", "keywords"] },
      { legend: "Links", fields: ["link"], about: (shown) => <Links {...shown} /> },
      {
        legend: "Featured at the top of the portfolio",
        about: (
          <p className={shared.soft}>
            The first three projects with a featured film are shown large. Leave it empty for all others.
          </p>
        ),
        fields: form.fields.flatMap(({ name }) => (name.startsWith("featured") ? name : [])),
        isFolded: true,
      },
    ],
    zine: [
      { fields: ["title", "slug"] },
      { legend: "Pages", about: (shown) => <ZinePages {...shown} file={file} />, fields: [] },
      { fields: ["alt", "description", "date", "made", "words", "height"] },
    ],
  };
  return (
    <div
      className={`${shared.section} ${styles.work}`}
      onSubmitCapture={(event) => {
        const isUploading = event.currentTarget.querySelector("progress") !== null;
        if (isUploading) event.preventDefault();
        setWaiting(isUploading);
      }}
    >
      <h2 className="visually-hidden">Details</h2>
      {refusal?.code === "changed_elsewhere" && version !== undefined && (
        <Conflict form={form} typed={typed} version={version} />
      )}
      <FormOf
        id="work"
        form={form}
        version={version}
        hidden={workKey ? { workKey } : undefined}
        noValidate
        hasRows
        sections={[
          ...sections[kind],
          { fields: ["tags"] },
          { legend: "Language", fields: ["language", "translationOf"], isFolded: true },
          { fields: ["shown", "publishAt"] },
        ]}
        words={{ save: `Save ${kindWords[kind].one}` }}
        known={{
          medium: { options },
          publishAt: { help: `As the clock shows it in ${zoneWords(timeZone).replace(/^.*\//, "")}.` },
        }}
        drawn={{
          slug: (control) => <Slug {...control} kind={kind} isNew={version === undefined} />,
          picture: (control) => (
            <MediaField {...control} kind="picture" fallback={file ? thumbOf(file) : undefined} />
          ),
          film: (control) => <MediaField {...control} kind="video" />,
          sound: (control) => <MediaField {...control} kind="audio" />,
          image: (control) => <MediaField {...control} kind="picture" />,
          featuredImage: (control) => <MediaField {...control} kind="video" />,
          text: (control) => (
            <>
              <Control {...control} />
              <CheckField name="textIsRich" isOn={control.texts.textIsRich === "on"}>
                It is Markdown: emphasis, links, lists and pictures; no headings
              </CheckField>
            </>
          ),
          language: ({ texts, issues }) => <LanguageFields kind={kind} value={texts} issues={issues} />,
          translationOf: () => null,
        }}
      >
        <output className={styles.issue}>
          {isWaiting && "A file is still being uploaded. Wait a moment, then save."}
        </output>
      </FormOf>
    </div>
  );
}

/** The title suggests a slug until the author has typed one. */
function Slug({
  field,
  texts,
  issues,
  form,
  kind,
  isNew,
}: ControlProps & { kind: WorkKind; isNew: boolean }) {
  const { name, label, limit } = field;
  const [own, setOwn] = useState(texts[name] || undefined);
  const [title = ""] = useTexts(form, texts, ["title"]);
  const profile = useProfile();
  const [now] = useState(() => new Date());
  const slug = own ?? proposeSlug(title, { kind, profile, now });
  return (
    <Field
      label={label}
      name={name}
      limit={limit}
      value={slug}
      onChange={({ target }) => setOwn(target.value)}
      onBlur={() => setOwn((typed) => typed || undefined)}
      hint={`Its address: ${workAddress(kind, slug || "…")}. Lower-case letters, digits and dashes.${isNew ? "" : " The former address leads here."}`}
      issues={issues}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface ConflictProps {
  /** As it was saved elsewhere. */
  form: ShownForm;
  typed: Fields;
  /** The version that was saved elsewhere. */
  version: number;
}

/** Two windows on one work: what the other one saved, and the choice between the two. */
function Conflict({ form: { fields, texts: saved }, typed, version }: ConflictProps) {
  const changed = Object.keys(saved).filter((name) => (typed[name] ?? "") !== saved[name]);
  return (
    <section aria-labelledby="conflict" className={`${shared.panel} ${styles.conflict}`}>
      <h2 id="conflict">Saved elsewhere</h2>
      {changed.length === 0 ? (
        <p>It says the same as your form.</p>
      ) : (
        <dl className={`${shared.section} ${shared.facts}`}>
          {changed.map((name) => (
            <div key={name}>
              <dt>{fields.find((field) => field.name === name)?.label ?? name}</dt>
              <dd dir="auto">{saved[name] || "empty"}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>Take over what you need into the form below. Saving then replaces the other version.</p>
      <input type="hidden" name="intent" value="save" form="work" />
      <Button type="submit" form="work" name="over" value={String(version)} look="quiet">
        Save my version
      </Button>
    </section>
  );
}
