import type { ReactNode } from "react";
import type { Picture } from "@toadstool/media/showing";
import type { PageSummary } from "#domain/own-pages/own-page.ts";
import { PostArticle } from "../post/post-article.tsx";
import { LinksPage } from "./links-page.tsx";

interface OwnPageProps {
  page: Pick<PageSummary, "id" | "title" | "summary" | "imageUrl" | "template">;
  /** The library's, where the page's image address leads to one. */
  picture: Picture | undefined;
  /** See `ArticleBody`. */
  html: string | null;
  /** For the owner. */
  tools?: ReactNode;
}

/** One of the owner's pages as readers see it: published, or as a preview. */
export function OwnPage({ page, picture, html, tools }: OwnPageProps) {
  if (page.template === "links") return <LinksPage page={page} picture={picture} html={html} tools={tools} />;
  return (
    <PostArticle post={page} picture={picture} html={html} tools={tools} hasCover={page.imageUrl !== ""} />
  );
}
