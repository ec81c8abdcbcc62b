import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button, type ButtonLook } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-router";
import { usePress } from "../press/use-press.ts";
import { Control, type ControlProps } from "./control.tsx";
import type { Option, ShownForm } from "./fields-of.ts";
import styles from "./form.module.css";

interface FormSection<Name extends string = string> {
  legend?: string;
  about?: ReactNode | ((shown: Pick<ControlProps, "texts" | "issues" | "form">) => ReactNode);
  /** All of the schema’s, in its order, where none are named. */
  fields?: readonly Name[];
  /** Beside each other, where there is room. */
  isGrid?: true;
  /** Closed while nothing is said in it. */
  isFolded?: true;
}

interface FormOfProps<Name extends string> {
  id: string;
  /** As the loader has made it by `formFor`. */
  form: ShownForm<Name>;
  sections?: readonly FormSection<Name>[];
  /** What its press is called in the page’s action. */
  press?: string;
  /** `saving` is what it says meanwhile. */
  words: { save: string; saving?: string };
  look?: ButtonLook;
  /** It cannot be pressed now. */
  isOff?: boolean;
  /** Other presses, which do something else with the same fields. */
  also?: readonly { press: string; words: string; isOff?: boolean }[];
  action?: string;
  /** Sent with it and compared with what is there: a save elsewhere is not overwritten. */
  version?: number;
  /** Fields besides what is typed. */
  hidden?: Record<string, string>;
  /** What only the page knows of a field. */
  known?: { [Field in Name]?: { options?: readonly Option[]; help?: string; placeholder?: string } };
  /** Fields that are drawn in a way of their own. */
  drawn?: { [Field in Name]?: (control: ControlProps) => ReactNode };
  /** The server says what is missing, all at once. */
  noValidate?: true;
  /** Its press leads back to the same place of the page. */
  staysInPlace?: true;
  /** It has rows that are made anew of typed text that comes back. */
  hasRows?: true;
  /** It is answered with a whole document. */
  isDocument?: true;
  /** Beside its press. */
  children?: ReactNode;
}

/** The form of a noun, as its schema describes it. What a refusal gives back is shown in place of what was there. */
export function FormOf<Name extends string>(props: FormOfProps<Name>) {
  const {
    id,
    form,
    press = "save",
    words,
    look,
    isOff,
    also = [],
    action,
    version,
    hasRows,
    children,
  } = props;
  const { refusal, issues, typed, isPending } = usePress([press, ...also.map((other) => other.press)]);
  const known: Record<string, object | undefined> = props.known ?? {};
  const drawn: Record<string, ((control: ControlProps) => ReactNode) | undefined> = props.drawn ?? {};
  const fields = form.fields.map((field) => ({ ...field, ...known[field.name] }));
  const sections: readonly FormSection[] = props.sections ?? [{}];
  const all = fields.map(({ name }) => name);
  // A message already shown at its field is announced, but not shown again.
  const isBeside = issues.some(
    ({ field, message }) =>
      message === refusal?.message && all.some((name) => field === name || field.startsWith(`${name}.`)),
  );
  // The browser itself shows how a file goes up, if a whole document follows.
  const hasFile = fields.some(({ kind }) => kind === "file");
  const hidden: Record<string, string> = {
    ...props.hidden,
    ...(version !== undefined && { version: String(version) }),
  };
  const [restored, setRestored] = useState<Record<string, string>>();
  useRestored(hasRows ? id : undefined, setRestored);
  useEffect(() => {
    const form = refusal && document.getElementById(id);
    const wrong =
      form?.querySelector<HTMLElement>(`[aria-invalid], .${styles.issue}`) ??
      form?.querySelector<HTMLElement>("[role=alert]");
    wrong?.scrollIntoView({ block: "center" });
    wrong?.focus({ preventScroll: true });
  }, [id, refusal]);
  const texts = restored ?? (refusal ? typed : form.texts);
  const linked = sections.flatMap(({ legend }, at) => (legend ? [{ legend, to: `${id}-${at}` }] : []));
  return (
    <div className={styles.whole}>
      <Form
        key={`${version} ${restored ? "restored" : ""}`}
        id={id}
        method="post"
        action={action}
        className={`column ${styles.form}`}
        noValidate={props.noValidate}
        preventScrollReset={props.staysInPlace}
        reloadDocument={props.isDocument || hasFile}
        encType={hasFile ? "multipart/form-data" : undefined}
        data-restores-itself={hasRows}
      >
        {isBeside ? (
          <p role="alert" className="visually-hidden">
            {refusal?.message}
          </p>
        ) : (
          refusal && <Trouble>{refusal.message}</Trouble>
        )}
        <HiddenFields
          fields={Object.fromEntries(
            Object.keys(hidden).map((name) => [name, (restored ?? typed)[name] ?? hidden[name] ?? ""]),
          )}
        />
        {new Set(form.fields.map(({ isRequired }) => isRequired)).size > 1 && (
          <p className={styles.help}>Required fields are marked with *.</p>
        )}
        {sections.map(({ legend, about, isGrid, isFolded, fields: names = all }, at) => {
          const isSaid = names.some((name) => texts[name] || issues.some(({ field }) => field === name));
          const [Whole, Legend] = isFolded
            ? (["details", "summary"] as const)
            : ([legend ? "fieldset" : "div", "legend"] as const);
          return (
            <Whole
              // oxlint-disable-next-line react/no-array-index-key -- a form’s sections stay where they are
              key={at}
              id={`${id}-${at}`}
              className={`column ${styles.section}`}
              {...(isFolded && { open: isSaid || undefined })}
            >
              {legend && <Legend className={styles.legend}>{legend}</Legend>}
              {typeof about === "function" ? about({ texts, issues, form: id }) : about}
              <div className={`column ${isGrid ? styles.grid : styles.fields}`}>
                {names
                  .flatMap((name) => fields.find((field) => field.name === name) ?? [])
                  .map((field) => {
                    const control = { field, fields, texts, issues, form: id };
                    const draw = drawn[field.name];
                    return (
                      <Fragment key={field.name}>{draw ? draw(control) : <Control {...control} />}</Fragment>
                    );
                  })}
              </div>
            </Whole>
          );
        })}
        <div className={styles.end}>
          <Saving press={press} {...{ words, look, isPending, isOff }} />
          {also.map(({ press: other, words: save, isOff: isOtherOff }) => (
            <Saving
              key={other}
              press={other}
              words={{ save, saving: save }}
              look="quiet"
              {...{ isPending, isOff: isOtherOff }}
            />
          ))}
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

/** Renders a form with rows again when text kept on this device is restored. */
function useRestored(id: string | undefined, onRestore: (texts: Record<string, string>) => void) {
  useEffect(() => {
    const restore = (event: Event) => {
      if ((event.target as Element).id !== id) return;
      event.preventDefault();
      flushSync(() => onRestore((event as CustomEvent<Record<string, string>>).detail));
      // The restored text is not saved yet, so this device keeps it.
      document.getElementById(id)?.dispatchEvent(new Event("input", { bubbles: true }));
    };
    document.addEventListener("restoretyping", restore);
    return () => document.removeEventListener("restoretyping", restore);
  }, [id, onRestore]);
}

interface SavingProps {
  press: string;
  words: FormOfProps<string>["words"];
  look?: ButtonLook;
  isPending: boolean;
  isOff?: boolean;
  form?: string;
}

function Saving({ press, words: { save, saving = "Saving…" }, isPending, isOff, ...button }: SavingProps) {
  return (
    <Button type="submit" {...button} name="intent" value={press} disabled={isPending || isOff}>
      {isPending ? saving : save}
    </Button>
  );
}

/** The press of a form on the same page, for the page’s bar. */
export function FormPress({
  form,
  press = "save",
  words = "Save",
  saving,
  isOff,
}: {
  form: string;
  press?: string;
  words?: string;
  saving?: string;
  isOff?: boolean;
}) {
  return (
    <Saving
      {...{ form, press, isOff }}
      words={{ save: words, saving }}
      isPending={usePress(press).isPending}
    />
  );
}
