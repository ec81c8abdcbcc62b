import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { figure } from "@toadstool/elements/charts";
import { Button, type ButtonLook } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { Fragment, useId, useState } from "react";
import { Form } from "react-router";
import type { Issue } from "#domain/outcome.ts";
import { usePress } from "../press/use-press.ts";
import styles from "./list.module.css";

/** The form of what is done to many rows: it is elsewhere on the page, since its boxes are in the rows. */
export const bulkFormId = "change-many";

/** What can be done with many rows at once; with a `field`, something is typed for it, which its neighbours share. */
export interface BulkAct {
  act: string;
  words: string;
  look?: ButtonLook;
  field?: { name: string; label: string; suggested?: readonly string[] };
}

export interface BulkBarProps {
  acts: readonly BulkAct[];
  many: string;
  /** The rows of this page. */
  shown: readonly string[];
  /** How many the view lets through, on all pages; null where that is not known. */
  found: number | null;
  suggested?: readonly string[];
  chosen: number;
}

/** Which rows, and what to do to them: one form, which also works without scripts. */
export function BulkBar({ acts, many, shown, found, suggested = [], chosen }: BulkBarProps) {
  const isScripted = useScripted();
  const { isPending, issues, typed } = usePress("change-many");
  const [scope, setScope] = useState("chosen");
  const [changeKey] = useState(() => crypto.randomUUID());
  const hasMore = found === null || found > shown.length;
  const scopes = [
    ["chosen", isScripted ? `Chosen: ${figure(chosen)}` : "The chosen ones"],
    ["page", `This page: ${figure(shown.length)}`],
    ...(hasMore ? [["all", found === null ? "All found" : `All found: ${figure(found)}`] as const] : []),
  ] as const;
  const isIdle = isPending || (isScripted && scope === "chosen" && chosen === 0);
  const fields = new Map(acts.flatMap(({ field }) => (field ? [[field.name, field] as const] : [])));
  const buttons = (those: readonly BulkAct[]) =>
    those.map(({ act, words, look = "quiet" }) => (
      <Button key={act} type="submit" name="act" value={act} look={look} disabled={isIdle}>
        {words}
      </Button>
    ));
  return (
    <Form
      id={bulkFormId}
      method="post"
      className={styles.bar}
      data-chosen={scope === "chosen" ? undefined : scope}
    >
      <HiddenFields fields={{ intent: "change-many", changeKey }} />
      {shown.map((id) => (
        <input key={id} type="hidden" name="shown" value={id} />
      ))}
      <select name="scope" aria-label={`Which ${many}`} onChange={({ target }) => setScope(target.value)}>
        {scopes.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {buttons(acts.filter((act) => !act.field))}
      {[...fields.values()].map(({ name, label, suggested: own = suggested }) => (
        <Fragment key={name}>
          <TypedField name={name} label={label} typed={typed[name]} issues={issues} suggested={own} />
          {buttons(acts.filter((act) => act.field?.name === name))}
        </Fragment>
      ))}
    </Form>
  );
}

interface TypedFieldProps {
  name: string;
  label: string;
  typed?: string;
  issues: Issue[];
  suggested: readonly string[];
}

function TypedField({ label, typed, suggested, ...field }: TypedFieldProps) {
  const suggestions = useId();
  return (
    <>
      <Field
        {...field}
        label={label}
        placeholder={label}
        list={suggestions}
        autoComplete="off"
        defaultValue={typed}
        className={styles.typed}
      />
      <datalist id={suggestions}>
        {suggested.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
