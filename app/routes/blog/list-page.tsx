import { hydratedOnIntent } from "#app/hydration.ts";
import { Suspense } from "react";
import { Await, data, useNavigation } from "react-router";
import { useLoggedIn } from "#app/browser/identity/presence.ts";
import { useLedBy } from "#app/browser/led-by.ts";
import { requestContext } from "#app/context.ts";
import { takeNotice } from "#app/notice.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { NoticeShown } from "#app/ui/notice/notice.tsx";
import { publishedNotice } from "#app/ui/notice/notices.ts";
import page from "#app/ui/page/list-page.module.css";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { maker } from "#app/ui/page/things.ts";
import { SearchForm } from "#app/ui/search-form.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { findExcerpts } from "#domain/posts/excerpts.server.ts";
import { listPostsAlike } from "#domain/posts/alike.server.ts";
import { listPostsWithCovers } from "#domain/posts/post-list.server.ts";
import { searchTerms } from "#domain/text/fold.ts";
import type { Route } from "./+types/list-page";
import styles from "./list-page.module.css";
import { NoPosts } from "./no-posts.tsx";
import { featuredCount, FeaturedPosts, PostGrid } from "./post-grid.tsx";
import { type Listed, recallList, useNewest, useRememberedList } from "./remembered-list.ts";
import { LoadingPosts, Skeletons } from "./skeletons.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, isDocument, session } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const search = query.get("q") ?? "";
  const cursor = query.get("cursor") ?? undefined;
  const listed = listWithExcerpts(services, { search, cursor });
  // A document is whole, for readers without scripts; a client navigation shows skeletons meanwhile.
  const list: Listed | Promise<Listed> = isDocument ? await listed : listed;
  const { notice, headers } = await takeNotice({ services, session }, request);
  return data({ search, isFirstPage: cursor === undefined, list, notice }, { headers });
}

const mostAlike = 3;

async function listWithExcerpts(
  ...[services, wanted]: Parameters<typeof listPostsWithCovers>
): Promise<Listed> {
  const list = await listPostsWithCovers(services, wanted);
  const terms = searchTerms(wanted.search ?? "");
  const isVain = terms.length > 0 && list.posts.length === 0;
  const alike = isVain ? await listPostsAlike(services, terms, mostAlike) : null;
  return { ...list, excerpts: await findExcerpts(services, list.posts, terms), alike };
}

/** How long the page before waits for the list, in milliseconds: on a quick line no skeletons flash by. */
const patience = 150;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const last = recallList(request);
  const answer = serverLoader();
  const query = new URL(request.url).searchParams;
  const asked = { search: query.get("q") ?? "", isFirstPage: !query.has("cursor") };
  // The previous list is better than nothing where a newer one does not arrive.
  if (last)
    return { ...asked, list: last, notice: null, newer: answer.then(({ list }) => list).catch(() => last) };
  const waited = new Promise<null>((end) => setTimeout(end, patience, null));
  const quick = await Promise.race([answer, waited]);
  if (quick) return quick;
  return { ...asked, list: answer.then(({ list }) => list), notice: answer.then(({ notice }) => notice) };
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const isSearch = searchTerms(loaderData?.search ?? "").length > 0;
  const { words } = rootData(matches);
  const things: Things = (known) => [
    {
      "@type": "Blog",
      name: words.blog.ofSite({ site: known.profile.siteName }),
      inLanguage: known.profile.language,
      author: maker(known),
      url: known.url,
      description: known.description,
    },
  ];
  const facts = { title: words.names.blog, description: words.blog.description, things };
  // Each page of the list is known by its own address; results of a search are not listed anywhere.
  const cursor = new URLSearchParams(location.search).get("cursor") ?? "";
  return pageMeta({ ...facts, path: addressOf({ q: "", cursor }), isEmpty: isSearch }, matches);
};

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { search, isFirstPage } = loaderData;
  const words = useWords();
  const { published } = useLedBy();
  const notice = published ? publishedNotice(`/blog/${published.slug}`, published.title) : loaderData.notice;
  const list = useNewest(loaderData);
  const isOwner = useLoggedIn();
  const isSearching = useNavigation().location?.pathname === "/blog";
  return (
    <main data-wide className={page.page}>
      {isOwner && (
        <Suspense>
          <Await resolve={notice}>{(known) => known && <NoticeShown {...known} />}</Await>
        </Suspense>
      )}
      <div className={`${page.head} ${styles.head}`}>
        <h1 className={page.title}>{words.names.blog}</h1>
        <SearchForm
          label={words.blog.searchLabel}
          placeholder={words.blog.search}
          action="/blog"
          search={search}
          isLive
        />
      </div>
      {/* The page's own script searches in it as well: `aria-busy` alone shows the skeletons. */}
      <div data-results className={styles.results} aria-busy={isSearching}>
        <div className={styles.listed}>
          <Suspense fallback={<LoadingPosts />}>
            <Await resolve={list}>
              {(listed) => (
                <Results listed={listed} search={search} isFirstPage={isFirstPage} isOwner={isOwner} />
              )}
            </Await>
          </Suspense>
        </div>
        <Skeletons className={styles.coming} />
      </div>
    </main>
  );
}

interface ResultsProps {
  listed: Listed;
  search: string;
  isFirstPage: boolean;
  isOwner: boolean;
}

function Results({ listed, search, isFirstPage, isOwner }: ResultsProps) {
  const { posts, cursor, pictures, excerpts, alike } = listed;
  useRememberedList(listed);
  const words = useWords().blog;
  const terms = searchTerms(search);
  const isSearch = terms.length > 0;
  if (posts.length === 0)
    return (
      <>
        <NoPosts terms={terms} />
        {alike && alike.posts.length > 0 && (
          <section className={styles.alike} aria-labelledby="alike">
            <h2 id="alike">{words.alike}</h2>
            <PostGrid
              posts={alike.posts}
              pictures={alike.pictures}
              isOwner={isOwner}
              terms={[]}
              excerpts={{}}
            />
          </section>
        )}
      </>
    );
  const featured = isFirstPage && !isSearch ? posts.slice(0, featuredCount) : [];
  return (
    <>
      {isSearch && (
        <output>
          {cursor ? words.foundFirst({ count: posts.length }) : words.found({ count: posts.length })}
        </output>
      )}
      <FeaturedPosts posts={featured} pictures={pictures} isOwner={isOwner} />
      <PostGrid
        posts={posts.slice(featured.length)}
        pictures={pictures}
        isOwner={isOwner}
        terms={terms}
        excerpts={excerpts}
      />
      <nav className={styles.pages} aria-label={words.more}>
        {!isFirstPage && (
          <ButtonLink look="quiet" to={addressOf({ q: search })}>
            {words.newest}
          </ButtonLink>
        )}
        {cursor && <ButtonLink to={addressOf({ q: search, cursor })}>{words.older}</ButtonLink>}
      </nav>
    </>
  );
}

function addressOf(query: { q: string; cursor?: string }): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return filled.length > 0 ? `/blog?${new URLSearchParams(filled)}` : "/blog";
}
