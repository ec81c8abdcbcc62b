import { profile } from "#content/profile.ts";
import { CodeIcon, PhotosIcon, PlaceIcon, SchoolIcon } from "#app/ui/icons.tsx";
import styles from "./hero.module.css";

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

function Portrait() {
  const { image, alt } = profile.portrait;
  const small = image.replace(/\.webp$/, "-480.webp");
  return (
    <div className={styles.portrait}>
      <div className={styles.picture}>
        <img
          src={`/images/${image}`}
          srcSet={`/images/${small} 480w, /images/${image} 960w`}
          sizes="(width >= 768px) 40vw, 86vw"
          width="960"
          height="960"
          alt={alt}
          fetchPriority="high"
        />
      </div>
    </div>
  );
}
