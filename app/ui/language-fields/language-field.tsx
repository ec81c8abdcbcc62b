import { languageName, languageTag } from "@toadstool/language";
import { Field } from "@toadstool/elements/forms/field";
import type { Issue } from "#domain/outcome.ts";
import { useProfile } from "../use-profile.ts";
import { useTyped } from "./use-typed.ts";

interface LanguageFieldProps {
  label?: string;
  /** As it is, where `onTake` is given; otherwise to begin with. */
  value: string | undefined;
  /** Called with what is a language, "" for the site’s; a form without it sends the field. */
  onTake?: (language: string) => void;
  issues?: Issue[] | undefined;
  form?: string | undefined;
}

/** Offered by name; any other tag can be typed. */
const common =
  "ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk vi zh".split(" ");

/** A language, where it is not the site’s. */
export function LanguageField({ label = "Language", value, onTake, issues, form }: LanguageFieldProps) {
  const { language: site } = useProfile();
  const [language, typeLanguage] = useTyped(value, (typed) => {
    const tag = languageTag(typed) ?? "";
    const isMeant = tag !== "" || typed.trim() === "";
    if (isMeant && tag !== value) onTake?.(tag);
  });
  const listed = [site, ...common.filter((tag) => tag !== site)];
  return (
    <Field
      label={label}
      name="language"
      offered={listed.map((tag) => ({ value: tag, label: languageName(tag, "en") }))}
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
  );
}

function languageHint(typed: string, site: string): string {
  if (typed.trim() === "") return `Empty: the site’s, ${languageName(site, "en")}.`;
  const tag = languageTag(typed);
  return tag ? languageName(tag, "en") : "A language’s tag, like “de”, “ja” or “pt-BR”.";
}
