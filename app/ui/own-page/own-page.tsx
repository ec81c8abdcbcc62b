import type { ReactNode } from "react";
import type { Picture } from "@toadstool/media/showing";
import type { PageSummary } from "#domain/own-pages/own-page.ts";
import { PostArticle } from "../post/post-article.tsx";
import { LinksPage } from "./links-page.tsx";

interface OwnPageProps {
  page: Pick<PageSummary, "id" | "title" | "summary" | "imageUrl" | "template" | "language">;
  /** The library's, where the page's image address leads to one. */
  picture: Picture | undefined;
  /** See `ArticleBody`. */
  html: string | null;
  /** Links to it in other languages. */
  translations?: ReactNode;
  /** For the owner. */
  tools?: ReactNode;
}

/** One of the owner's pages as readers see it: published, or as a preview. */
export function OwnPage({ page, ...shown }: OwnPageProps) {
  if (page.template === "links") return <LinksPage page={page} {...shown} />;
  return <PostArticle post={page} {...shown} hasCover={page.imageUrl !== ""} />;
}
