import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import type { PostSummary } from "#domain/posts/post.ts";

/** The posts next in time. */
export function PostNeighbours({ newer, older }: { newer: PostSummary | null; older: PostSummary | null }) {
  return (
    <Neighbours
      label="Newer and older posts"
      beside={[
        newer && { to: `/blog/${newer.slug}`, label: "Newer", title: newer.title, rel: "next" },
        older && { to: `/blog/${older.slug}`, label: "Older", title: older.title, rel: "prev", last: true },
      ]}
    />
  );
}
