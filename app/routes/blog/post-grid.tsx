import type { Picture } from "@toadstool/media/showing";
import type { PostSummary } from "#domain/posts/post.ts";
import styles from "./list-page.module.css";
import { PostCard } from "./post-card.tsx";

interface PostsProps {
  posts: PostSummary[];
  /** The library's, by the posts' image addresses. */
  pictures: Record<string, Picture>;
  isOwner: boolean;
}

/** How many posts precede the grid. */
export const featuredCount = 3;

/** The newest post, large, and the two before it beside it. */
export function FeaturedPosts({ posts, pictures, isOwner }: PostsProps) {
  const [latest, ...beside] = posts;
  if (!latest) return null;
  return (
    <section className={styles.featured} aria-label="Newest posts">
      <PostCard
        post={latest}
        picture={pictures[latest.imageUrl]}
        isOwner={isOwner}
        sizes="(width >= 870px) min(58rem, 65vw), 94vw"
        label="Latest"
        large
        first
      />
      {beside.length > 0 && (
        <div className={styles.beside}>
          {beside.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              picture={pictures[post.imageUrl]}
              isOwner={isOwner}
              sizes="(width >= 870px) min(26rem, 29vw), 94vw"
            />
          ))}
        </div>
      )}
    </section>
  );
}

export function PostGrid({ posts, pictures, isOwner }: PostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.grid} aria-label="Posts">
      {posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          picture={pictures[post.imageUrl]}
          isOwner={isOwner}
          sizes="(width >= 970px) 28rem, 94vw"
        />
      ))}
    </section>
  );
}
