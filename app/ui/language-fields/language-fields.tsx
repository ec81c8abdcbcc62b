import { Field } from "@toadstool/elements/forms/field";
import type { Issue } from "#domain/outcome.ts";
import { LanguageField } from "./language-field.tsx";
import { type TextKind, useOtherTexts } from "./use-other-texts.ts";
import { useTyped } from "./use-typed.ts";

interface Chosen {
  language: string;
  translationOf: string;
}

interface LanguageFieldsProps {
  kind: TextKind;
  /** As they are, where `onTake` is given; otherwise to begin with. */
  value: Partial<Chosen>;
  /** Called with what is a language, or the name of another text; a form without it sends the fields. */
  onTake?: (chosen: Partial<Chosen>) => void;
  issues?: Issue[];
  form?: string;
}

/** The language of a text, where it is not the site’s, and the text that it is a translation of. */
export function LanguageFields({ kind, value, onTake, issues, form }: LanguageFieldsProps) {
  const { texts, ask } = useOtherTexts(kind);
  const isNamed = (typed: string) => typed === "" || texts.some(({ name }) => name === typed);
  const takeOther = (typed: string) => {
    if (typed !== value.translationOf) onTake?.({ translationOf: typed });
  };
  const [other, typeOther] = useTyped(value.translationOf, (typed) => {
    if (isNamed(typed)) takeOther(typed);
  });
  return (
    <>
      <LanguageField
        value={value.language}
        onTake={(language) => onTake?.({ language })}
        issues={issues}
        form={form}
      />
      <Field
        label="Translation of"
        name="translationOf"
        offered={texts.map(({ name, title }) => ({ value: name, label: title }))}
        form={form}
        value={other}
        onFocus={ask}
        onChange={({ target }) => typeOther(target.value)}
        onBlur={() => takeOther(other.trim())}
        hint={
          texts.find(({ name }) => name === other)?.title ?? "The same text in another language, by its slug."
        }
        issues={issues}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
