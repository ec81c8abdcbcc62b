import { CheckField, Field, SelectField, TextField } from "@toadstool/elements/forms/field";
import { languageName } from "@toadstool/language";
import { useTypedEarly } from "@toadstool/markdown-editor/typed-early";
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useId,
  useState,
  useSyncExternalStore,
} from "react";
import { fillIn } from "#app/browser/typed-forms/controls.ts";
import type { Issue } from "#domain/outcome.ts";
import { CoverField } from "../image-picker/cover.tsx";
import { MarkdownField } from "../markdown-field/markdown-field.tsx";
import { DateField } from "../moment/date-field.tsx";
import { TagField } from "../tags/tag-field.tsx";
import { boxesOf, type Option, type ShownForm } from "./fields-of.ts";
import styles from "./form.module.css";
import { contrastSaid, isColour } from "./said.ts";

type Shown = ShownForm["fields"][number];

export interface ControlProps {
  field: Shown;
  /** The other fields of its form. */
  fields: readonly Shown[];
  /** The texts of all of them, as the page came. */
  texts: Record<string, string>;
  form: string;
  issues: Issue[];
}

/** A field, as its kind is drawn. Each is a native control first, and works without scripts. */
export function Control({ field, fields, texts, form, issues }: ControlProps) {
  const { name, label, kind, options = [], placeholder, rows, limit, lang, max, width = "full" } = field;
  const listId = useId();
  const text = texts[name] ?? "";
  const shared = {
    name,
    label,
    limit,
    lang,
    issues,
    hint: field.help,
    required: field.isRequired,
    className: styles[width],
    ...(placeholder && { placeholder }),
  } as const;
  const line = { ...shared, defaultValue: text, autoComplete: "off", dir: "auto" } as const;
  const code = { ...line, dir: "ltr", autoCapitalize: "none", spellCheck: false } as const;
  const live = { field, fields, texts, form };
  const suggesting = (control: ComponentProps<typeof Field>, suggested = options) => (
    <>
      <Field {...control} list={suggested.length > 0 ? listId : undefined} />
      {suggested.length > 0 && (
        <datalist id={listId}>
          {suggested.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
  const drawn: Record<Shown["kind"], () => ReactNode> = {
    line: () => suggesting(line),
    address: () => suggesting({ ...code, inputMode: "url" }),
    email: () => <Field {...line} dir="ltr" type="email" autoComplete="email" />,
    language: () => suggesting(code, options.length > 0 ? options : languages()),
    text: () => <TextField {...line} rows={rows ?? 4} />,
    paragraphs: () => <TextField {...line} rows={rows ?? 8} />,
    list: () => <TextField {...line} rows={rows ?? 8} />,
    markdown: () => <MarkdownField {...{ name, label, form, issues }} hint={field.help} value={text} />,
    tags: () => (
      <Controlled {...live}>{(kept) => <TagField {...shared} {...kept} known={field.tags} />}</Controlled>
    ),
    picture: () => <Picture {...live} placeholder="/media/…" {...shared} />,
    number: () => <Field {...code} inputMode="numeric" maxLength={max && String(max).length} />,
    check: () => (
      <CheckField name={name} isOn={text === "on"} about={field.help}>
        {label}
      </CheckField>
    ),
    choice: () => <SelectField {...shared} defaultValue={text} options={choices(field, text)} />,
    several: () => <Several {...{ field, texts, issues }} />,
    file: () => <Field {...shared} type="file" accept={field.accept} />,
    colour: () => <Colour {...live} {...code} />,
    date: () => <DateField {...code} className={styles.half} type="date" />,
    moment: () => <DateField {...code} className={styles.half} type="datetime-local" />,
  };
  return drawn[kind]();
}

/** A box for each value; what has a meaning of its own is named by its value, too, as programs name it. */
function Several({ field, texts, issues }: Pick<ControlProps, "field" | "texts" | "issues">) {
  const { name, label, help, options = [], isRequired } = field;
  const said = issues.filter((issue) => issue.field === name || issue.field.startsWith(`${name}.`));
  return (
    <fieldset className={styles.several} data-required={isRequired || undefined}>
      <legend>{label}</legend>
      {help && <small className={styles.help}>{help}</small>}
      {boxesOf(field).map(([value, box], at) => {
        const [, words, about] = options[at] ?? [];
        return (
          <CheckField key={value} name={box} isOn={texts[box] === "on"} about={about}>
            {words} {about && <code>{value}</code>}
          </CheckField>
        );
      })}
      {said.map(({ message }) => (
        <p key={message} className={styles.issue}>
          {message}
        </p>
      ))}
    </fieldset>
  );
}

const languages = () =>
  "ar de el en es fa fr he hi id it ja ko nl pl pt ro ru sv tr uk vi zh"
    .split(" ")
    .map((tag): Option => [tag, languageName(tag, "en")]);

/** What is there stays possible, and nothing, where it may be left out. */
function choices({ options = [], isOptional }: Shown, text: string) {
  const isKnown = options.some(([value]) => value === text);
  const added: Option[] = isKnown || (text === "" && !isOptional) ? [] : [[text, text]];
  return [...added, ...options].map(([value, label]) => ({ value, label }));
}

type Live = Pick<ControlProps, "field" | "fields" | "texts" | "form">;

interface Kept {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onTake: (text: string) => void;
}

/** For fields whose text scripts change as well. */
function Controlled({
  field: { name },
  texts,
  form,
  children,
}: Live & { children: (kept: Kept) => ReactNode }) {
  const [value, setValue] = useState(texts[name] ?? "");
  useTypedEarly(form, (typed) => setValue(typed[name] ?? value));
  return children({ value, onChange: ({ target }) => setValue(target.value), onTake: setValue });
}

type Native = Omit<ComponentProps<typeof Field>, "form">;

function Picture({ field, fields, texts, form, ...shown }: Live & Native) {
  return (
    <Controlled {...{ field, fields, texts, form }}>
      {({ onTake, ...kept }) => (
        <CoverField
          {...shown}
          {...kept}
          onPick={(address, alt = "") => {
            onTake(address);
            if (field.alt) type(form, field.alt, alt);
          }}
        />
      )}
    </Controlled>
  );
}

/** A colour as it is written, and as it looks, which opens the device’s own choice of one. */
function Colour({ field, fields, texts, form, ...shown }: Live & Native) {
  const { name, label, help = "", against = [] } = field;
  const [colour = "", ...grounds] = useTexts(form, texts, [name, ...against]);
  const said = contrastSaid(
    colour,
    against.map((ground, at) => [
      fields.find((each) => each.name === ground)?.label ?? "",
      grounds[at] ?? "",
    ]),
  );
  return (
    <div className={styles.colour}>
      <Field {...shown} label={label} name={name} hint={[help, said].filter(Boolean).join(" ")} />
      <input
        type="color"
        aria-label={`Choose: ${label}`}
        className={`${styles.swatch} needs-script`}
        value={isColour(colour) ? colour.toLowerCase() : "#000000"}
        data-none={!isColour(colour) || undefined}
        onChange={({ target }) => type(form, name, target.value)}
      />
    </div>
  );
}

/** The texts that these fields of a form hold at the moment. */
export function useTexts(form: string, texts: Record<string, string>, names: string[]): string[] {
  const listen = useCallback(
    (heard: () => void) => {
      const typing = new AbortController();
      document.getElementById(form)?.addEventListener("input", heard, typing);
      return () => typing.abort();
    },
    [form],
  );
  const textOf = (name: string) => texts[name] ?? "";
  const held = useSyncExternalStore(
    listen,
    () => names.map((name) => controlOf(form, name)?.value ?? textOf(name)).join("\n"),
    () => names.map(textOf).join("\n"),
  );
  return held.split("\n");
}

export function controlOf(form: string, name: string) {
  const found = document.getElementById(form);
  const control = found instanceof HTMLFormElement ? found.elements.namedItem(name) : null;
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}

/** Fills in a field as a person would. */
export function type(form: string, name: string, text: string): void {
  const control = controlOf(form, name);
  if (control) fillIn([control], { [name]: text });
}
