import { coverOf, type PostSummary } from "#domain/posts/post.ts";

/** A post's picture, 16 to 9; the studio's own come in a smaller size too. */
export function PostPicture({
  post,
  sizes,
  first = false,
  className,
}: {
  post: Pick<PostSummary, "imageUrl">;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** On the first screen: fetched at once. */
  first?: boolean;
  className?: string;
}) {
  const address = coverOf(post);
  return (
    <img
      src={address}
      srcSet={srcSetOf(address)}
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

/** Pictures drawn for the site stand beside a copy 800 wide. */
export function srcSetOf(address: string): string | undefined {
  const own = /^(\/images\/(?:posts\/[\w-]+|post-default))\.webp$/.exec(address);
  return own ? `${own[1]}-800.webp 800w, ${address} 1600w` : undefined;
}
