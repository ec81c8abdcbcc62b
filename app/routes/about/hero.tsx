import { PlaceIcon, SchoolIcon } from "@toadstool/elements/icons";
import type { Picture } from "@toadstool/media/showing";
import { boundPhrases } from "#app/ui/bound-phrases.ts";
import { LinkIcon } from "#app/ui/chrome/link-icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import styles from "./hero.module.css";
import { LibraryPortrait, Portrait } from "./portrait.tsx";

/** The creator: a face, a name, and a few lines on where to find them. `picture`: the library's, where the portrait is one. */
export function Hero({ picture }: { picture: Picture | undefined }) {
  const { name, title, school, location, portrait, links } = useProfile();
  const words = useWords();
  const shown = links.filter(({ about }) => about !== false);
  const isOfLibrary = portrait?.image.startsWith("/");
  return (
    <div className={styles.hero}>
      {portrait && !isOfLibrary && <Portrait {...portrait} />}
      {portrait && picture && <LibraryPortrait picture={picture} alt={portrait.alt} />}
      <div className={styles.words}>
        <div className={styles.heading}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.title}>{boundPhrases(title)}</p>
        </div>
        {(shown.length > 0 || school || location) && (
          <ul className={styles.contact} aria-label={words.about.contact}>
            {shown.map(({ href, label, kind }) => (
              <li key={href}>
                <LinkIcon kind={kind} />
                <a href={href} rel="me noreferrer">
                  {label}
                </a>
              </li>
            ))}
            {school && (
              <li>
                <SchoolIcon />
                {school}
              </li>
            )}
            {location && (
              <li>
                <PlaceIcon />
                {location}
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
