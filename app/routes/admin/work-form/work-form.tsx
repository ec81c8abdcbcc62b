import { useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { Trouble } from "@toadstool/elements/dialog/notice";
import type { Category } from "#domain/facts/category.ts";
import type { Refused } from "#domain/outcome.ts";
import { LanguageFields } from "#app/ui/language-fields/language-fields.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import { proposeSlug } from "#domain/profile/propose-slug.ts";
import { type WorkKind, workAddress, workLimits } from "#domain/works/work.ts";
import shared from "../admin.module.css";
import { ArtworkFields } from "./artwork-fields.tsx";
import { Conflict } from "./conflict.tsx";
import type { Fields } from "./fields.ts";
import styles from "./form.module.css";
import { ProjectFields } from "./project-fields.tsx";
import { ShownWhen } from "./shown-when.tsx";
import { WorkTags } from "./work-tags.tsx";
import { ZineFields } from "./zine-fields.tsx";

interface WorkFormProps {
  kind: WorkKind;
  /** As the work is saved; for a new one, what it begins with. */
  saved: Fields;
  /** Of the work as it was loaded; undefined for a new one. */
  version?: number;
  /** Made once for a new work. */
  workKey?: string;
  /** The slug of its file in `studio/`, whose pictures it has. */
  file: string | null;
  refusal?: Refused;
  /** The fields of the refused form. */
  typed?: Fields;
  categories: readonly Category[];
  timeZone: string;
}

/** Everything that the owner says of a work. */
export function WorkForm(form: WorkFormProps) {
  const [restored, setRestored] = useState<Fields>();
  const fields = restored ?? form.typed ?? form.saved;
  const formId = useId();
  useRestored(formId, setRestored);
  return (
    <>
      <h2 className="visually-hidden">Details</h2>
      <FormOf key={restored ? "restored" : "first"} {...form} formId={formId} fields={fields} />
    </>
  );
}

/** Text that was kept on this device makes the form anew: its rows depend on it. */
function useRestored(formId: string, onRestore: (fields: Fields) => void) {
  useEffect(() => {
    const restore = (event: Event) => {
      if ((event.target as Element).id !== formId) return;
      event.preventDefault();
      flushSync(() => onRestore((event as CustomEvent<Fields>).detail));
      // Kept on: it is not saved yet.
      document.getElementById(formId)?.dispatchEvent(new Event("input", { bubbles: true }));
    };
    document.addEventListener("restoretyping", restore);
    return () => document.removeEventListener("restoretyping", restore);
  }, [formId, onRestore]);
}

function FormOf({ formId, fields, ...form }: WorkFormProps & { formId: string; fields: Fields }) {
  const { kind, saved, version, refusal, file } = form;
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const [isWaiting, setWaiting] = useState(false);
  const issues = refusal?.issues ?? [];
  const isConflict = refusal?.code === "changed_elsewhere";
  return (
    <Form
      id={formId}
      data-restores-itself
      method="post"
      preventScrollReset
      className={styles.form}
      onSubmit={(event) => {
        const isUploading = event.currentTarget.querySelector("progress") !== null;
        if (isUploading) event.preventDefault();
        setWaiting(isUploading);
      }}
    >
      {/* A button of the conflict comes first in the form: the Enter key is to save. */}
      <button
        type="submit"
        name="intent"
        value="save"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.first}
      />
      <input type="hidden" name="version" value={fields.version ?? String(version ?? "")} />
      {form.workKey && <input type="hidden" name="workKey" value={fields.workKey || form.workKey} />}
      {refusal && <Trouble>{refusal.message}</Trouble>}
      {isConflict && version !== undefined && <Conflict saved={saved} typed={fields} version={version} />}
      <TitleAndSlug kind={kind} fields={fields} issues={issues} isNew={version === undefined} />
      {kind === "artwork" && <ArtworkFields fields={fields} issues={issues} file={file} />}
      {kind === "project" && <ProjectFields fields={fields} issues={issues} categories={form.categories} />}
      {kind === "zine" && <ZineFields fields={fields} issues={issues} file={file} />}
      <WorkTags fields={fields} issues={issues} />
      <details className={styles.more} open={Boolean(fields.language || fields.translationOf) || undefined}>
        <summary>Language</summary>
        <div className={styles.form}>
          <LanguageFields kind={kind} value={fields} issues={issues} />
        </div>
      </details>
      <ShownWhen fields={fields} issues={issues} timeZone={form.timeZone} />
      <div className={shared.buttons}>
        <Button type="submit" name="intent" value="save" disabled={isSaving}>
          {isSaving ? "Saving…" : "Save"}
        </Button>
        <output className={styles.issue}>
          {isWaiting && "A file is still being uploaded. Wait a moment, then save."}
        </output>
      </div>
    </Form>
  );
}

interface TitleAndSlugProps {
  kind: WorkKind;
  fields: Fields;
  issues: Refused["issues"];
  isNew: boolean;
}

/** The title suggests a slug until the author has typed one. */
function TitleAndSlug({ kind, fields, issues, isNew }: TitleAndSlugProps) {
  const [slug, setSlug] = useState(fields.slug ?? "");
  const [isOwn, setOwn] = useState(slug !== "");
  const profile = useProfile();
  return (
    <>
      <Field
        label="Title"
        name="title"
        limit={workLimits.title}
        defaultValue={fields.title}
        onChange={({ target }) => {
          if (!isOwn) setSlug(proposeSlug(target.value, { kind, profile, now: new Date() }));
        }}
        issues={issues}
        autoComplete="off"
        dir="auto"
      />
      <Field
        label="Slug"
        name="slug"
        limit={workLimits.slug}
        value={slug}
        onChange={({ target }) => {
          setSlug(target.value);
          setOwn(target.value !== "");
        }}
        hint={`Its address: ${workAddress(kind, slug || "…")}. Lower-case letters, digits and dashes.${isNew ? "" : " The former address leads here."}`}
        issues={issues}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
