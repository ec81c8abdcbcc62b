import { languageName, languageTag } from "@toadstool/language";
import { useId, useState } from "react";
import { Field } from "@toadstool/elements/forms/field";
import type { Issue } from "#domain/outcome.ts";
import { useProfile } from "../use-profile.ts";
import { type TextKind, useOtherTexts } from "./use-other-texts.ts";

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

/** Offered by name; any other tag can be typed. */
const common =
  "ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk vi zh".split(" ");

/** The language of a text, where it is not the site’s, and the text that it is a translation of. */
export function LanguageFields({ kind, value, onTake, issues, form }: LanguageFieldsProps) {
  const { language: site } = useProfile();
  const [language, typeLanguage] = useTyped(value.language, (typed) => {
    const tag = languageTag(typed) ?? "";
    const isMeant = tag !== "" || typed.trim() === "";
    if (isMeant && tag !== value.language) onTake?.({ language: tag });
  });
  const { texts, ask } = useOtherTexts(kind);
  const isNamed = (typed: string) => typed === "" || texts.some(({ name }) => name === typed);
  const takeOther = (typed: string) => {
    if (typed !== value.translationOf) onTake?.({ translationOf: typed });
  };
  const [other, typeOther] = useTyped(value.translationOf, (typed) => {
    if (isNamed(typed)) takeOther(typed);
  });
  const id = useId();
  const listed = [site, ...common.filter((tag) => tag !== site)];
  return (
    <>
      <Field
        label="Language"
        name="language"
        list={`${id}-languages`}
        form={form}
        value={language}
        placeholder={languageName(site, "en")}
        onChange={({ target }) => typeLanguage(target.value)}
        hint={languageHint(language, site)}
        issues={issues}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <datalist id={`${id}-languages`}>
        {listed.map((tag) => (
          <option key={tag} value={tag}>
            {languageName(tag, "en")}
          </option>
        ))}
      </datalist>
      <Field
        label="Translation of"
        name="translationOf"
        list={`${id}-texts`}
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
      <datalist id={`${id}-texts`}>
        {texts.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}

function languageHint(typed: string, site: string): string {
  if (typed.trim() === "") return `Empty: the site’s, ${languageName(site, "en")}.`;
  const tag = languageTag(typed);
  return tag ? languageName(tag, "en") : "A language’s tag, like “de”, “ja” or “pt-BR”.";
}

/** What is typed, which is more than what is taken; a value from elsewhere replaces it. */
function useTyped(value = "", onType: (typed: string) => void) {
  const [state, setState] = useState({ typed: value, of: value });
  if (state.of !== value) setState({ typed: value, of: value });
  return [
    state.typed,
    (typed: string) => {
      setState({ typed, of: value });
      onType(typed);
    },
  ] as const;
}
