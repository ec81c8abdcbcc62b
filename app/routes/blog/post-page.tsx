import { hydratedOnIntent } from "#app/hydration.ts";
import { lazy, Suspense } from "react";
import { Link } from "@toadstool/elements/page/link";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useLoggedIn, useWasHere } from "#app/browser/identity/presence.ts";
import { requestContext } from "#app/context.ts";
import { useLedBy } from "#app/browser/led-by.ts";
import { takeNotice } from "#app/notice.ts";
import { actionHeaders, movedTo } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { NoticeShown } from "#app/ui/notice/notice.tsx";
import { savedNotice } from "#app/ui/notice/notices.ts";
import { printDetailsOf } from "#app/toys/loupe/print-details-of.server.ts";
import { TranslationLinks } from "#app/ui/translation-links.tsx";
import { PostArticle } from "#app/ui/post/post-article.tsx";
import { SendAsLetter } from "#app/ui/post/send-as-letter.tsx";
import { PostSeriesLine } from "#app/ui/post/post-series-line.tsx";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import { useWords } from "#app/ui/use-words.ts";
import { coverOf, largestOf } from "#domain/posts/cover.ts";
import { displayDate } from "#domain/posts/post.ts";
import { findPostPage } from "#domain/posts/post-page.server.ts";
import { findEditedPost, findRenamed } from "#domain/posts/posts.server.ts";
import { readingMinutes } from "@toadstool/markdown/prose";
import type { Route } from "./+types/post-page";
import { LikeButton, LikeCount } from "./like-button.tsx";
import { likePost } from "./like-post.server.ts";
import { postMeta } from "./post-meta.ts";
import { PostOwnerTools } from "./post-owner-tools.tsx";

/** Readers never load it. */
const PostLogin = lazy(() => import("./post-login.tsx"));

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { services, articles, isDocument, session } = context.get(requestContext);
  const found = await findPostPage(services, params.slug);
  if (!found) {
    const renamed = await findRenamed(services, params.slug);
    throw renamed ? movedTo(`/blog/${renamed}`, url) : redirect("/404");
  }
  const { post, html, words, pictures, series, newer, older, translations } = found;
  const isEditing = url.searchParams.has("edit") && (await session()) !== null;
  if (isDocument) articles.set(post.id, html);
  const { notice, headers: cleared } = await takeNotice({ services, session }, request);
  const loaded = {
    post,
    pictures,
    printed: printDetailsOf(largestOf(coverOf(post, pictures[post.imageUrl]))),
    series,
    html: isDocument ? null : html,
    minutes: readingMinutes(words),
    editing: isEditing ? await findEditedPost(services, post.id) : null,
    notice,
    translations,
    newer: linkTo(newer),
    older: linkTo(older),
  };
  return data(loaded, { headers: cleared });
}

const linkTo = (post?: { slug: string; title: string; language: string } | null) =>
  post ? { to: `/blog/${post.slug}`, title: post.title, language: post.language } : null;

export async function action({ context, request }: Route.ActionArgs) {
  return likePost(context.get(requestContext), await request.formData(), request.headers.get("Cookie"));
}

export const headers = actionHeaders;

/** A like is counted on the page itself: the stored count stays the one it came with. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.has("mode") ? false : defaultShouldRevalidate;
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? postMeta(
        loaderData.post,
        loaderData.pictures[loaderData.post.imageUrl],
        matches,
        loaderData.translations,
      )
    : [];

/** Each post is a page of its own: the next one starts unliked. */
export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <OnePost key={loaderData.post.id} {...loaderData} />;
}

function OnePost(props: Route.ComponentProps["loaderData"]) {
  const { post, pictures, printed, series, html, minutes, newer, older, editing, translations } = props;
  const { updated } = useLedBy();
  const notice = updated === post.id ? savedNotice("post") : props.notice;
  const { name } = useProfile();
  const words = useWords();
  const isOwner = useLoggedIn();
  const wasHere = useWasHere();
  return (
    <main>
      {isOwner && notice && <NoticeShown {...notice} />}
      <PostArticle
        post={post}
        picture={pictures[post.imageUrl]}
        printed={printed}
        html={html}
        translations={<TranslationLinks translations={translations} here={`/blog/${post.slug}`} />}
        byline={
          <>
            <span>{name}</span>
            <time dateTime={post.publishedAt}>{displayDate(post.dateString, words.language)}</time>
            <span>{words.blog.readingTime({ minutes })}</span>
            {series && <PostSeriesLine {...series} />}
            <LikeCount post={post} />
            <span>
              <Link to="/subscribe">{words.subscribe.button}</Link>
            </span>
          </>
        }
        tools={
          // An owner whose session ends while editing keeps the editor and the text in it.
          isOwner || editing ? (
            <PostOwnerTools post={post} editing={editing} />
          ) : (
            wasHere && (
              <Suspense>
                <PostLogin />
              </Suspense>
            )
          )
        }
        tags={<TagLinks tags={post.tags} />}
        actions={
          <>
            <LikeButton post={post} />
            <ButtonLink to="/subscribe">{words.subscribe.button}</ButtonLink>
            {isOwner && <SendAsLetter postId={post.id} title={post.title} />}
            <ButtonLink to="/blog" look="quiet">
              {words.common.back}
            </ButtonLink>
          </>
        }
        beneath={
          <>
            {series && (
              <Neighbours
                label={words.blog.partsOf({ series: series.series.name })}
                names={[words.blog.previousPart, words.blog.nextPart]}
                beside={[linkTo(series.previous), linkTo(series.next)]}
              />
            )}
            <Neighbours
              label={words.blog.beside}
              names={[words.blog.newerPost, words.blog.olderPost]}
              rels={["next", "prev"]}
              beside={[newer, older]}
            />
          </>
        }
      />
    </main>
  );
}
