import { readingMinutes } from "@toadstool/markdown/prose";
import type { ListOf } from "#app/ui/list/list.tsx";
import { byAge } from "#app/ui/list/list-view.ts";
import { PostPicture } from "#app/ui/post/post-picture.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import type { ManagedPost } from "#domain/posts/managed-posts.server.ts";
import { displayDate } from "#domain/posts/post.ts";
import { counted } from "#domain/text/counted.ts";
import { homeOf } from "./lists.ts";
import { bulk } from "./texts-page.tsx";

/** Published posts. */
export const posts: ListOf<ManagedPost & { isOpen?: boolean }> = {
  one: "post",
  many: "posts",
  home: homeOf("published"),
  row: ({ id, isOpen, ...post }) => ({
    id: `post:${id}`,
    title: post.title,
    to: `/admin/blog?post=${id}&edit`,
    lang: post.language || undefined,
    isOpen,
    picture: <PostPicture post={{ ...post, id }} picture={post.picture} sizes="3rem" decorative />,
    facts: {
      Published: <Day of={post.dateString} />,
      Length: `${counted(post.words, "word")}, ${readingMinutes(post.words)} min read`,
      Likes: counted(post.likes, "like"),
    },
    presses: [
      { words: "View", to: `/blog/${post.slug}` },
      { words: "History", to: `/admin/revisions/post/${id}` },
      { words: "Export", to: `/admin/blog/export/post/${id}`, isFile: true },
      { words: "Send as a letter", intent: "letter-from-post" },
      {
        words: "Reset Likes",
        intent: "reset-likes",
        asks: "The count begins again at 0. This cannot be undone.",
      },
      { words: "Delete", intent: "delete-post", isDanger: true },
    ],
    fields: { id, list: isOpen ? "home" : "here" },
  }),
  facts: ["Published", "Length", "Likes"],
  searchFor: "paper, 2024",
  order: byAge,
  bulk,
  empty: { title: "No posts", words: "Nothing is published yet. What you publish is listed here." },
};

function Day({ of }: { of: string }) {
  return displayDate(of, useProfile().language);
}
