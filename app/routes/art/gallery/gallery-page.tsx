import { hydratedOnIntent } from "#app/hydration.ts";
import { Outlet, useParams, useSearchParams } from "react-router";
import { EmptySection } from "#app/ui/empty-section.tsx";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { LineInvitation } from "#app/toys/line/line-invitation.tsx";
import { LineSign } from "#app/toys/line/line-sign.tsx";
import { WaysOn } from "#app/ui/ways/ways-on.tsx";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { waysOn } from "#studio/ways.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { requestContext } from "#app/context.ts";
import { showsPartOfList } from "#app/browser/navigation/shows-part-of-list.ts";
import { type GalleryPage, readGallery } from "#domain/works/gallery.server.ts";
import { galleryAddress, inMedium, mediumAsked } from "#domain/art/gallery.ts";
import type { Medium } from "#domain/art/medium.ts";
import { artFeedPath } from "#domain/feeds/feed.ts";
import type { Route } from "./+types/gallery-page";
import { GalleryFilter } from "./filter.tsx";
import styles from "./gallery-page.module.css";
import { GalleryWall } from "./wall.tsx";

/** What a work that is opened over the wall is given. */
export interface Gallery extends Pick<GalleryPage, "works"> {
  /** Whether all works hang on this page. */
  isWhole: boolean;
  medium: Medium | null;
  /** Of the page that the wall shows. */
  cursor: string | null;
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const { searchParams: query } = url;
  return readGallery(services, { medium: mediumAsked(query), cursor: query.get("cursor") });
}

/** The page filters the works that it has, where it has them all. */
export const shouldRevalidate = showsPartOfList;

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const isEmpty = loaderData && hasNothing(loaderData);
  const { art, names } = rootData(matches).words;
  const things: Things = ({ url, description, profile }) => [
    { "@type": "ImageGallery", name: names.art, url, description, inLanguage: profile.language },
  ];
  return [
    ...pageMeta({ title: names.art, description: art.lead, path: "/art", isEmpty, things }, matches),
    ...feedAlternateTags(names.newWork, artFeedPath),
  ];
};

/** Whether there is no work at all. */
const hasNothing = ({ works, counts }: GalleryPage) => works.length === 0 && counts === null;

function EmptyGallery() {
  const { art, names } = useWords();
  return (
    <main data-wide className={styles.gallery}>
      <div className={styles.head}>
        <h1 className={styles.title}>{names.art}</h1>
      </div>
      <div className={styles.empty}>
        <EmptySection title={art.noWorks} file="studio/artworks.ts" />
      </div>
    </main>
  );
}

/** /art: a wall of works. One of them may be open over it, see work-page.tsx. */
export default function ArtPage({ loaderData: page }: Route.ComponentProps) {
  const { works, counts, cursor: next } = page;
  const [query] = useSearchParams();
  const { slug: open = null } = useParams();
  const medium = mediumAsked(query);
  const isWhole = counts === null;
  const words = useWords();
  if (hasNothing(page)) return <EmptyGallery />;
  const cursor = isWhole ? null : query.get("cursor");
  const gallery: Gallery = { works, isWhole, medium, cursor };
  // A document has one first heading: the work's own where one is open.
  const Heading = open === null ? "h1" : "h2";
  return (
    <main data-wide data-partial={isWhole ? undefined : ""} className={styles.gallery}>
      <Outlet context={gallery} />
      <div className={styles.head}>
        <Heading className={styles.title}>{words.names.art}</Heading>
        <div className={styles.lead}>
          <p>{words.art.lead}</p>
          <p className={styles.aside}>
            {words.art.aside} <LineInvitation className={styles.own} />
          </p>
        </div>
      </div>
      <GalleryFilter page={page} medium={medium} />
      <GalleryWall works={inMedium(works, medium)} medium={medium} cursor={cursor} open={open} />
      {next && (
        <p className={styles.more}>
          <ButtonLink to={galleryAddress({ medium, cursor: next })} rel="next">
            {words.art.more}
          </ButtonLink>
        </p>
      )}
      {open === null && <LineSign floats />}
      <div className={styles.after}>
        <p>
          <Said parts={words.art.follow({ link: (held) => <a href={artFeedPath}>{held}</a> })} />
        </p>
        <WaysOn ways={waysOn.gallery} />
      </div>
    </main>
  );
}
