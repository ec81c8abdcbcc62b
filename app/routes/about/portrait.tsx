import { profile } from "#content/profile.ts";
import styles from "./portrait.module.css";

/** The creator in a circle, under a circular gradient and over two plates out of register. */
export function Portrait() {
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
