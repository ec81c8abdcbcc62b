import { hydratedOnIntent } from "#app/hydration.ts";
import { Outlet, useParams, useSearchParams } from "react-router";
import { EmptySection } from "#app/ui/empty-section.tsx";
import { feedAlternates } from "#app/ui/page/feed-alternates.ts";
import { pageMeta, type Things } from "#app/ui/page/page-meta.ts";
import { WaysOn } from "#app/ui/ways/ways-on.tsx";
import { artworks } from "#studio/artworks.ts";
import { words } from "#studio/words.ts";
import type { Artwork } from "#domain/art/artwork.ts";
import { stillOf } from "#domain/art/still.ts";
import { inMedium, mediumAsked } from "#domain/art/gallery.ts";
import type { Medium } from "#domain/art/medium.ts";
import { artFeedPath } from "#domain/feeds/feed.ts";
import type { Route } from "./+types/gallery-page";
import { GalleryFilter } from "./filter.tsx";
import styles from "./gallery-page.module.css";
import { GalleryWall } from "./wall.tsx";

/** A work as the wall shows it. */
export type Listed = ReturnType<typeof listed>;

/** What a work that is opened over the wall is given. */
export interface Gallery {
  works: Listed[];
  medium: Medium | null;
}

export function loader() {
  return { works: artworks.map(listed) };
}

function listed(work: Artwork) {
  const { slug, title, date, medium, made, alt, piece } = work;
  return { slug, title, date, medium, made, alt, still: stillOf(work), isAlive: piece !== undefined };
}

/** The wall changes by commit alone. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => feedAlternates("New work", artFeedPath);

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const isEmpty = loaderData?.works.length === 0;
  const things: Things = ({ url, description }) => [
    { "@type": "ImageGallery", name: "Art", url, description, inLanguage: "en-GB" },
  ];
  return pageMeta({ title: "Art", description: words.art.lead, path: "/art", isEmpty, things }, matches);
};

function EmptyGallery() {
  return (
    <main className={styles.gallery}>
      <div className={styles.head}>
        <h1 className={styles.title}>Art</h1>
      </div>
      <div className={styles.empty}>
        <EmptySection title="No works yet" file="studio/artworks.ts" />
      </div>
    </main>
  );
}

/** /art: a wall of works. One of them may be open over it, see work-page.tsx. */
export default function GalleryPage({ loaderData: { works } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { slug: open = null } = useParams();
  const medium = mediumAsked(query);
  if (works.length === 0) return <EmptyGallery />;
  const gallery: Gallery = { works, medium };
  // A document has one first heading: the work's own where one is open.
  const Heading = open === null ? "h1" : "h2";
  return (
    <main className={styles.gallery}>
      <Outlet context={gallery} />
      <div className={styles.head}>
        <Heading className={styles.title}>Art</Heading>
        <div className={styles.lead}>
          <p>{words.art.lead}</p>
          <p className={styles.aside}>{words.art.aside}</p>
        </div>
      </div>
      <GalleryFilter works={works} medium={medium} />
      <GalleryWall works={inMedium(works, medium)} medium={medium} open={open} />
      <div className={styles.after}>
        <p>
          Follow new work by <a href={artFeedPath}>feed</a> with pictures.
        </p>
        <WaysOn ways={words.ways.gallery} />
      </div>
    </main>
  );
}
