import type { PostSummary } from "#domain/posts/post.ts";
import styles from "./list-page.module.css";
import { PostCard, type PostCardProps } from "./post-card.tsx";

interface PostsProps extends Pick<PostCardProps, "pictures" | "isOwner"> {
  posts: PostSummary[];
}

/** How many posts precede the grid. */
export const featuredCount = 3;

/** The newest post, large, and the two before it beside it. */
export function FeaturedPosts({ posts, ...shared }: PostsProps) {
  const [latest, ...beside] = posts;
  if (!latest) return null;
  return (
    <section className={styles.featured} aria-label="Newest posts">
      <PostCard
        {...shared}
        post={latest}
        sizes="(width >= 870px) min(58rem, 65vw), 94vw"
        label="Latest"
        large
        first
      />
      {beside.length > 0 && (
        <div className={styles.beside}>
          {beside.map((post) => (
            <PostCard key={post.id} {...shared} post={post} sizes="(width >= 870px) min(26rem, 29vw), 94vw" />
          ))}
        </div>
      )}
    </section>
  );
}

export function PostGrid({ posts, ...shared }: PostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.grid} aria-label="Posts">
      {posts.map((post) => (
        <PostCard key={post.id} {...shared} post={post} sizes="(width >= 970px) 28rem, 94vw" />
      ))}
    </section>
  );
}
