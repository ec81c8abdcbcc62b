import { redirect } from "react-router";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import { isPiece } from "#app/ui/pieces.ts";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { PageEnd } from "@toadstool/elements/page/page-end";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, visualArtwork } from "#app/ui/page/things.ts";
import { requestContext } from "#app/context.ts";
import { rooms } from "#studio/rooms.ts";
import type { Artwork } from "#domain/art/artwork.ts";
import type { ShownArtwork } from "#domain/art/shown-artwork.ts";
import { findRoomWorks } from "#domain/works/room-works.server.ts";
import { handlingOf } from "#domain/art/handling.ts";
import { galleryAddress, yearOf } from "#domain/art/gallery.ts";
import { pathsOf, roomPath } from "#domain/art/room.ts";
import type { Route } from "./+types/piece-page";
import styles from "./piece-page.module.css";

const paths = pathsOf(rooms, "piece");

/** A piece, between those beside it in the studio's order. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const pieces = await findRoomWorks(services, paths);
  const path = roomPath(url);
  const at = pieces.findIndex(({ page }) => page === path);
  const work = pieces[at];
  if (!work) throw redirect("/404");
  return { work, previous: beside(pieces[at - 1]), next: beside(pieces[at + 1]) };
}

const beside = (work?: ShownArtwork) => (work?.page ? { title: work.title, to: work.page } : null);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { work } = loaderData;
  const { title, made, page = "" } = work;
  const { names, pages } = rootData(matches).words;
  const description = pages.pieceDescription({ title, made });
  const things: Things = (known) => [
    visualArtwork(known, work),
    breadcrumbs(known, [names.art, "/art"], [title, page]),
  ];
  return pageMeta({ title, description, path: page, image: work.card, things }, matches);
};

/** A piece as large as the window lets it be, and what there is to say about it. */
export default function PiecePage({ loaderData: { work, previous, next } }: Route.ComponentProps) {
  const { slug, title, made } = work;
  const { art, pages, language } = useWords();
  return (
    <main data-wide>
      <article className={styles.page}>
        <PieceStage key={slug} work={work} />
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.facts} data-caption>
            {yearOf(work, language)} · {made}
          </p>
        </div>
        <div className={styles.body}>
          <div className={styles.words}>
            {work.words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Controls play={work.play} />
        </div>
        <PageEnd>
          <Neighbours
            label={pages.piecesBeside}
            names={[art.previousWork, art.nextWork]}
            beside={[previous, next]}
          />
          <ButtonLink to={galleryAddress({ medium: "3d" })} look="quiet">
            {art.wholeGallery}
          </ButtonLink>
        </PageEnd>
      </article>
    </main>
  );
}

/** The piece over its still, which is there from the first paint and is all that shows without scripts. */
function PieceStage({ work }: { work: ShownArtwork }) {
  const { alt, piece, seed = 1 } = work;
  const words = useWords();
  const still = {
    still: work.still,
    sizes: "(width >= 1700px) 72vw, (width >= 1440px) 84rem, 96vw",
    className: styles.still,
  };
  if (!isPiece(piece)) return <PieceStill {...still} alt={alt} />;
  return (
    <ArtFrame
      piece={piece}
      seed={seed}
      description={alt}
      handling={handlingOf(work, words)}
      className={`plates ${styles.frame}`}
    >
      <PieceStill {...still} />
    </ArtFrame>
  );
}

function Controls({ play }: Pick<Artwork, "play">) {
  const { pages } = useWords();
  return (
    <aside className={`${styles.controls} needs-script`} aria-label={pages.controls}>
      {play?.hand && <p>{play.hand}</p>}
      <dl>
        <dt>{pages.drag}</dt>
        <dd>
          <Said parts={pages.turns({ keys: (held) => <span className={styles.keys}>{held}</span> })} />
        </dd>
        <dt className={styles.keys}>
          <kbd>+</kbd> <kbd>−</kbd>
        </dt>
        <dd className={styles.keys}>{pages.zooms}</dd>
        {play && (
          <>
            <dt className={styles.keys}>
              <kbd>{pages.space}</kbd>
            </dt>
            <dd className={styles.keys}>{play.space}</dd>
          </>
        )}
      </dl>
    </aside>
  );
}
