import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { usePress } from "../press/use-press.ts";
import { Control } from "./control.tsx";
import type { Option, ShownForm } from "./fields-of.ts";
import styles from "./form.module.css";

interface FormSection<Name extends string = string> {
  legend?: string;
  about?: ReactNode;
  /** All of the schema’s, in its order, where none are named. */
  fields?: readonly Name[];
  /** Beside each other, where there is room. */
  isGrid?: true;
}

interface FormOfProps<Name extends string> {
  id: string;
  /** As the loader has made it by `formFor`. */
  form: ShownForm<Name>;
  sections?: readonly FormSection<Name>[];
  /** What its press is called in the page’s action. */
  press?: string;
  words: { save: string };
  action?: string;
  /** Sent with it and compared with what is there: a save elsewhere is not overwritten. */
  version?: number;
  /** Fields besides what is typed. */
  hidden?: Record<string, string>;
  /** What only the page knows of a field. */
  known?: { [Field in Name]?: { options?: readonly Option[]; help?: string } };
  /** Beside its press. */
  children?: ReactNode;
}

/** The form of a noun, as its schema describes it. What a refusal gives back is shown in place of what was there. */
export function FormOf<Name extends string>(props: FormOfProps<Name>) {
  const { id, form, press = "save", words, action, version, children } = props;
  const { refusal, issues, typed, isPending } = usePress(press);
  const known: Record<string, object | undefined> = props.known ?? {};
  const fields = form.fields.map((field) => ({ ...field, ...known[field.name] }));
  const sections: readonly FormSection[] = props.sections ?? [{}];
  const all = fields.map(({ name }) => name);
  const hidden: Record<string, string> = {
    ...props.hidden,
    ...(version !== undefined && { version: String(version) }),
  };
  const texts = refusal ? { ...form.texts, ...typed } : form.texts;
  const linked = sections.flatMap(({ legend }, at) => (legend ? [{ legend, to: `${id}-${at}` }] : []));
  return (
    <div className={styles.whole}>
      <Form key={version} id={id} method="post" action={action} className={styles.form}>
        {refusal && <Trouble>{refusal.message}</Trouble>}
        <HiddenFields
          fields={Object.fromEntries(
            Object.keys(hidden).map((name) => [name, typed[name] ?? hidden[name] ?? ""]),
          )}
        />
        {sections.map(({ legend, about, isGrid, fields: names = all }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a form’s sections stay where they are
          <fieldset key={at} id={`${id}-${at}`} className={styles.section}>
            {legend && <legend className={styles.legend}>{legend}</legend>}
            {about}
            <div className={isGrid ? styles.grid : styles.fields}>
              {names
                .flatMap((name) => fields.find((field) => field.name === name) ?? [])
                .map((field) => (
                  <Control key={field.name} {...{ field, fields, texts, issues }} form={id} />
                ))}
            </div>
          </fieldset>
        ))}
        <div className={styles.end}>
          <Saving press={press} words={words.save} isPending={isPending} />
          {children}
        </div>
      </Form>
      {linked.length > 2 && (
        <nav aria-label="Sections" className={styles.links}>
          <ul>
            {linked.map(({ legend, to }) => (
              <li key={to}>
                <a href={`#${to}`}>{legend}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface SavingProps {
  press: string;
  words: string;
  isPending: boolean;
  form?: string;
}

function Saving({ press, words, isPending, form }: SavingProps) {
  return (
    <Button type="submit" form={form} name="intent" value={press} disabled={isPending}>
      {isPending ? "Saving…" : words}
    </Button>
  );
}

/** The press of a form on the same page, for the page’s bar. */
export function FormPress({
  form,
  press = "save",
  words = "Save",
}: {
  form: string;
  press?: string;
  words?: string;
}) {
  return <Saving {...{ form, press, words }} isPending={usePress(press).isPending} />;
}
