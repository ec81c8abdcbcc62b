import type { Zine } from "../zine.ts";
import { waitFor } from "./wait-for.ts";
import styles from "./picture.module.css";

interface ZinePictureProps {
  zine: Zine;
  /** From 1. */
  page: number;
  alt: string;
  sizes: string;
  /** It will soon be looked at: beside a row that scrolls, a picture asked for when it comes into sight is too late. */
  isNear: boolean;
  /** It is out of sight, so it may load after what is in sight. */
  canWait?: boolean;
  describedBy?: string;
}

/** A page as it was printed. */
export function ZinePicture({ zine, page, alt, sizes, isNear, canWait, describedBy }: ZinePictureProps) {
  const { src, srcSet, avif } = zine.pages[page - 1] ?? {};
  const isFirst = page === 1;
  return (
    <picture className={styles.sheet}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={waitFor}
        data-page={page}
        loading={isNear ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : canWait ? "low" : "auto"}
        decoding={isFirst ? "sync" : "async"}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        width={zine.width}
        height={zine.height}
        alt={alt}
        aria-describedby={describedBy}
        draggable={false}
      />
    </picture>
  );
}
