import { Picture } from "../picture/picture.tsx";
import { ImageWithAvif } from "../picture/image-with-avif.tsx";
import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import { coverOf } from "#domain/posts/cover.ts";
import type { PostSummary } from "#domain/posts/post.ts";

interface PostPictureProps {
  post: Pick<PostSummary, "imageUrl" | "id">;
  /** The library's, where the post's image address leads to one. */
  picture: LibraryPicture | undefined;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** On the first screen: fetched at once. */
  first?: boolean;
  /** The words beside it say enough. */
  decorative?: boolean;
  className?: string;
}

/** A post's picture, 16 to 9. */
export function PostPicture({
  post,
  picture,
  sizes,
  first = false,
  decorative = false,
  className,
}: PostPictureProps) {
  const cover = coverOf(post, picture);
  if (cover.picture) {
    const alt = decorative ? "" : undefined;
    // A card's picture is inside its link, and a control cannot be: it does not move there.
    const motion = decorative ? { isStill: true } : { isPausable: true };
    return (
      <Picture
        picture={cover.picture}
        sizes={sizes}
        alt={alt}
        first={first}
        className={className}
        {...motion}
      />
    );
  }
  return (
    <ImageWithAvif
      avif={cover.avif}
      src={cover.src}
      sizes={sizes}
      width="1600"
      height="900"
      alt=""
      className={className}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? undefined : "async"}
    />
  );
}
