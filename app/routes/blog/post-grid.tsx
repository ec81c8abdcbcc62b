import { withinGutters } from "#app/ui/picture/within-gutters.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { PostSummary } from "#domain/posts/post.ts";
import type { Picture } from "@toadstool/media/showing";
import styles from "./list-page.module.css";
import { PostCard, type PostCardProps } from "./post-card.tsx";

interface PostsProps extends Pick<PostCardProps, "isOwner"> {
  posts: PostSummary[];
  /** The library's, by the posts' image addresses. */
  pictures: Record<string, Picture>;
}

/** How many posts precede the grid. */
export const featuredCount = 3;

const besideSizes = `(width >= 1700px) min(41rem, 29vw), (width >= 870px) min(26rem, 29vw), ${withinGutters}`;

/** The newest post, large, and the two before it beside it. */
export function FeaturedPosts({ posts, pictures, ...shared }: PostsProps) {
  const words = useWords().blog;
  const [latest, ...beside] = posts;
  if (!latest) return null;
  return (
    <section className={styles.featured} aria-label={words.newest}>
      <PostCard
        {...shared}
        post={latest}
        picture={pictures[latest.imageUrl]}
        sizes={`(width >= 1700px) min(91rem, 63vw), (width >= 870px) min(58rem, 65vw), ${withinGutters}`}
        label={words.latest}
        large
        first
      />
      {beside.length > 0 && (
        <div className={styles.beside}>
          {beside.map((post) => (
            <PostCard
              key={post.id}
              {...shared}
              post={post}
              picture={pictures[post.imageUrl]}
              sizes={besideSizes}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Four, three, two or one beside each other, as `.grid` places them. */
const gridSizes = `(width >= 1700px) 32rem, (width >= 1435px) 25.5rem, (width >= 990px) 42vw, ${withinGutters}`;

interface FoundProps extends PostsProps, Pick<PostCardProps, "terms"> {
  /** By the posts' ids. */
  excerpts: Record<string, string>;
}

export function PostGrid({ posts, pictures, excerpts, ...shared }: FoundProps) {
  const { names } = useWords();
  if (posts.length === 0) return null;
  return (
    <section className={styles.grid} aria-label={names.posts}>
      {posts.map((post) => (
        <PostCard
          key={post.id}
          {...shared}
          post={post}
          picture={pictures[post.imageUrl]}
          excerpt={excerpts[post.id]}
          sizes={gridSizes}
        />
      ))}
    </section>
  );
}
