import { directionOf, languageName } from "@toadstool/language";
import { Link } from "@toadstool/elements/page/link";
import type { Translation } from "#domain/translations/translation.ts";
import styles from "./translation-links.module.css";
import { useWords } from "./use-words.ts";

interface TranslationLinksProps {
  /** All of them. */
  translations: readonly Translation[];
  /** The address of the one that is shown. */
  here: string;
  className?: string;
}

/** The same text in other languages, each called as it calls itself; nothing where there is none. */
export function TranslationLinks({ translations, here, className = "" }: TranslationLinksProps) {
  const { language: ofSite, translations: words } = useWords();
  const others = translations.filter(({ address }) => address !== here);
  if (others.length === 0) return null;
  return (
    <nav aria-label={words.label} className={`${styles.translations} ${className}`.trim()}>
      <span>{words.alsoIn}</span>
      {others.map(({ address, language }) => {
        const tag = language || ofSite;
        return (
          <Link key={address} to={address} rel="alternate" hrefLang={tag} lang={tag} dir={directionOf(tag)}>
            {languageName(tag, tag)}
          </Link>
        );
      })}
    </nav>
  );
}
