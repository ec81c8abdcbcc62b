import type { ComponentProps } from "react";

interface ImageWithAvifProps extends ComponentProps<"img"> {
  /** The lighter copies; undefined where the picture has none. */
  avif: string | undefined;
  alt: string;
  sizes: string;
}

/** A picture of the studio's own files, which browsers that can show AVIF fetch as such. */
export function ImageWithAvif({ avif, alt, ...image }: ImageWithAvifProps) {
  const shown = <img {...image} alt={alt} />;
  if (!avif) return shown;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={image.sizes} />
      {shown}
    </picture>
  );
}
