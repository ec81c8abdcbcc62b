import { notKept } from "#app/respond.ts";
import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { rootData, tabTitle } from "#app/ui/page/page-meta.ts";
import { OwnPage } from "#app/ui/own-page/own-page.tsx";
import { PostArticle } from "#app/ui/post/post-article.tsx";
import { Said } from "#app/ui/said.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import { useWords } from "#app/ui/use-words.ts";
import { findPreview } from "#domain/drafts/preview-links.server.ts";
import { postIdOf } from "#domain/drafts/publish-draft.server.ts";
import { findPictures, placeImages } from "#domain/articles/placing.server.ts";
import { displayDate } from "#domain/posts/post.ts";
import { readingMinutes } from "@toadstool/markdown/prose";
import type { Route } from "./+types/preview-page";
import styles from "./preview-page.module.css";

/** Anyone with the address sees the draft: no cache keeps it, no search engine lists it, and no referrer reveals it. */
const discreet = {
  ...notKept,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, isDocument, articles } = context.get(requestContext);
  const preview = await findPreview(services, params.token);
  // The same answer, whether the link never existed, was revoked, has expired or its draft was published.
  if (!preview) return data(null, { status: 404, headers: discreet });
  const { title, summary, imageUrl, language, dateString, words } = preview.draft;
  const [html, pictures] = await Promise.all([
    placeImages(services, preview.html),
    findPictures(services, [imageUrl]),
  ]);
  // The id that it will have when it is published: by it, a post without an image has the cover that it will keep.
  const id = await postIdOf(preview.draft.id);
  const { language: around, preview: untold } = await requestWords(context);
  const post = { id, title: title || untold.untitled, summary, imageUrl, language };
  if (isDocument) articles.set(post.id, html);
  const shown = {
    post,
    picture: pictures[imageUrl],
    html: isDocument ? null : html,
    template: preview.draft.template,
    isPage: preview.draft.kind === "page",
    date: displayDate(dateString, around),
    minutes: readingMinutes(words),
  };
  return data(shown, { headers: discreet });
}

export function headers() {
  return discreet;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { preview } = rootData(matches).words;
  return [
    tabTitle(loaderData ? preview.title({ title: loaderData.post.title }) : preview.over, matches),
    { name: "robots", content: "noindex, nofollow, noarchive" },
    { name: "referrer", content: "no-referrer" },
  ];
};

export default function PreviewPage({ loaderData: preview }: Route.ComponentProps) {
  const { name } = useProfile();
  const words = useWords();
  if (!preview) return <ClosedPreview />;
  const { post, picture, html, date, minutes, isPage, template } = preview;
  return (
    <main>
      <p className={styles.banner} role="note">
        <Said parts={words.preview.unpublished({ strong: (held) => <strong>{held}</strong> })} />
      </p>
      {isPage ? (
        <OwnPage page={{ ...post, template }} picture={picture} html={html} />
      ) : (
        <PostArticle
          post={post}
          picture={picture}
          html={html}
          byline={
            <>
              <span>{name}</span>
              <span>{date || words.preview.noDate}</span>
              <span>{words.blog.readingTime({ minutes })}</span>
            </>
          }
        />
      )}
    </main>
  );
}

function ClosedPreview() {
  const words = useWords();
  return (
    <main className={styles.closed}>
      <h1>{words.preview.over}</h1>
      <p>{words.preview.overBecause}</p>
      <p>
        <ButtonLink to="/blog">{words.common.readBlog}</ButtonLink>
      </p>
    </main>
  );
}
