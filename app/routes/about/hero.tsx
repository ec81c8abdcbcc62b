import { profile } from "#studio/profile.ts";
import { PlaceIcon, SchoolIcon } from "@toadstool/elements/icons";
import { socialLinks } from "#app/ui/chrome/navigation.ts";
import { linkKinds } from "#domain/profile/link-kinds.ts";
import styles from "./hero.module.css";
import { Portrait } from "./portrait.tsx";

const links = socialLinks
  .filter(({ about }) => about !== false)
  .toSorted((one, other) => linkKinds.indexOf(one.kind) - linkKinds.indexOf(other.kind));

/** The creator: a face, a name, and a few lines on where to find them. */
export function Hero() {
  const { name, title, school, location, portrait } = profile;
  return (
    <div className={styles.hero}>
      {portrait && <Portrait {...portrait} />}
      <div className={styles.words}>
        <div className={styles.heading}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.title}>{title}</p>
        </div>
        {(links.length > 0 || school || location) && (
          <ul className={styles.contact} aria-label="Contact">
            {links.map(({ href, label, Icon }) => (
              <li key={href}>
                <Icon />
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
