import type { ComponentProps } from "react";

interface ImageWithAvifProps extends ComponentProps<"img"> {
  /** The lighter copies; undefined where the picture has none. */
  avif: string | undefined;
  alt: string;
  sizes: string;
}

/** A picture of the studio's own files, which browsers that can show AVIF fetch as such. */
export function ImageWithAvif({ avif, alt, sizes, ...image }: ImageWithAvifProps) {
  // Without a choice of files there is nothing to choose by a size.
  const shown = <img {...image} sizes={image.srcSet && sizes} alt={alt} />;
  if (!avif) return shown;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {shown}
    </picture>
  );
}
