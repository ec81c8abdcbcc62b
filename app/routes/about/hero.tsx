import { profile } from "#studio/profile.ts";
import { CodeIcon, PhotosIcon, PlaceIcon, SchoolIcon } from "#app/ui/icons.tsx";
import styles from "./hero.module.css";
import { Portrait } from "./portrait.tsx";

/** Who this is: a face, a name, and four lines on where to find them. */
export function Hero() {
  const { code, photos } = profile.links;
  return (
    <div className={styles.hero}>
      <Portrait />
      <div className={styles.words}>
        <div className={styles.heading}>
          <h1 className={styles.name}>{profile.name}</h1>
          <p className={styles.title}>{profile.title}</p>
        </div>
        <ul className={styles.contact} aria-label="Contact">
          <li>
            <CodeIcon />
            <a href={code.href} rel="me noreferrer">
              {code.label}
            </a>
          </li>
          <li>
            <PhotosIcon />
            <a href={photos.href} rel="me noreferrer">
              {photos.label}
            </a>
          </li>
          <li>
            <SchoolIcon />
            {profile.school}
          </li>
          <li>
            <PlaceIcon />
            {profile.location}
          </li>
        </ul>
      </div>
    </div>
  );
}
