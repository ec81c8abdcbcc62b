import { zinePageSize, zinePageSources } from "#domain/art/zine.ts";

interface ZinePictureProps {
  slug: string;
  /** From 1. */
  page: number;
  alt: string;
  sizes: string;
  /** It will soon be looked at: what lies beside a row that scrolls is too late when it comes into sight. */
  isNear: boolean;
  describedBy?: string;
}

/** A page as it was printed. */
export function ZinePicture({ slug, page, alt, sizes, isNear, describedBy }: ZinePictureProps) {
  const { src, srcSet } = zinePageSources(slug, page);
  const isFirst = page === 1;
  return (
    <img
      loading={isNear ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding={isFirst ? "sync" : "async"}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      {...zinePageSize}
      alt={alt}
      aria-describedby={describedBy}
      draggable={false}
    />
  );
}
