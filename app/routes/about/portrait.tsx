import type { Profile } from "#domain/profile/profile.ts";
import styles from "./portrait.module.css";

/** The creator in a circle, under a circular gradient and over two plates out of register. */
export function Portrait({ image, alt }: NonNullable<Profile["portrait"]>) {
  const stem = `/images/${image.replace(/\.webp$/, "")}`;
  const sizes = "(width >= 768px) 40vw, 86vw";
  return (
    <div className={styles.portrait}>
      <picture className={styles.picture}>
        <source
          type="image/avif"
          srcSet={[480, 640, 960].map((width) => `${stem}-${width}.avif ${width}w`).join(", ")}
          sizes={sizes}
        />
        <img
          src={`${stem}.webp`}
          srcSet={`${stem}-480.webp 480w, ${stem}.webp 960w`}
          sizes={sizes}
          width="960"
          height="960"
          alt={alt}
          fetchPriority="high"
        />
      </picture>
    </div>
  );
}
