import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Portrait as PortraitFacts } from "#domain/profile/portrait.ts";
import styles from "./portrait.module.css";

const sizes = "(width >= 768px) 40vw, 82vw";

/** The creator in a circle, under a circular gradient and over two plates out of register. */
export function Portrait({ image, alt }: PortraitFacts) {
  const stem = `/images/${image.replace(/\.webp$/, "")}`;
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

/** The same of a picture of the library. */
export function LibraryPortrait({ picture, alt }: { picture: LibraryPicture; alt: string }) {
  return (
    <div className={styles.portrait}>
      <div className={`${styles.picture} ${styles.square}`}>
        <Picture picture={picture} sizes={sizes} alt={alt} first />
      </div>
    </div>
  );
}
