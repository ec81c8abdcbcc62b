import { Outlet, useParams, useSearchParams } from "react-router";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { WaysOn } from "#app/ui/ways-on.tsx";
import { ways } from "#app/ui/ways.ts";
import { artworks } from "#studio/artworks.ts";
import type { Artwork } from "#domain/art/artwork.ts";
import { stillOf } from "#domain/art/still.ts";
import { inMedium, mediumAsked } from "#domain/art/gallery.ts";
import type { Medium } from "#domain/art/medium.ts";
import { artFeedPath, feedType } from "#domain/feeds/feed.ts";
import type { Route } from "./+types/gallery-page";
import { GalleryFilter } from "./gallery-filter.tsx";
import styles from "./gallery-page.module.css";
import { GalleryWall } from "./gallery-wall.tsx";

const description =
  "Prints, zines, series and things that turn: the studio’s own work, made because it wanted to be.";

/** A work as the wall shows it. */
export type Listed = Pick<Artwork, "slug" | "title" | "date" | "medium" | "made" | "alt"> & {
  still: ReturnType<typeof stillOf>;
  isAlive: boolean;
};

/** What a work opened over the wall knows of it. */
export interface Gallery {
  works: Listed[];
  medium: Medium | null;
}

export function loader() {
  return { works: artworks.map(listed) };
}

function listed(work: Artwork): Listed {
  const { slug, title, date, medium, made, alt, piece } = work;
  return { slug, title, date, medium, made, alt, still: stillOf(work), isAlive: piece !== undefined };
}

/** The wall changes by commit alone. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: "alternate", type: feedType, title: "New work", href: artFeedPath },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Art", description, path: "/art" }, matches);

/** /art: a wall of works. One of them may be open over it, see work-page.tsx. */
export default function GalleryPage({ loaderData: { works } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { slug: open = null } = useParams();
  const medium = mediumAsked(query);
  const gallery: Gallery = { works, medium };
  // A document has one first heading: the work's own where one is open.
  const Heading = open === null ? "h1" : "h2";
  return (
    <main className={styles.gallery}>
      <Outlet context={gallery} />
      <div className={styles.head}>
        <Heading className={styles.title}>Art</Heading>
        <div className={styles.lead}>
          <p>{description}</p>
          <p className={styles.aside}>
            Hung up to dry, newest first. Some of it moves, once you open it and ask.
          </p>
        </div>
      </div>
      <GalleryFilter works={works} medium={medium} />
      <GalleryWall works={inMedium(works, medium)} medium={medium} open={open} />
      <div className={styles.after}>
        <p>
          Follow new work by <a href={artFeedPath}>feed</a>with pictures.
        </p>
        <WaysOn ways={[ways.woodles, ways.collagescape, ways.toadAr, ways.djello, ways.shaders]} />
      </div>
    </main>
  );
}
