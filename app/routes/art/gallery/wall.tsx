import { withinGutters } from "#app/ui/picture/within-gutters.ts";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { hangPictures, type Hung } from "@toadstool/elements/picture-wall";
import { fromPage, useFocusLeft } from "#app/browser/over-page/use-over-page.ts";
import { useEffect } from "react";
import { Link } from "@toadstool/elements/page/link";
import { useViewTransitionState } from "react-router";
import { startSway } from "#app/browser/page-script/start-sway.ts";
import { stayHere } from "#app/browser/scroll.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { PlayIcon } from "@toadstool/elements/icons";
import { Nothing } from "@toadstool/elements/page/nothing";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import { BesidePrint } from "#app/toys/line/beside-print.tsx";
import { Kept } from "#app/ui/kept/kept.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { galleryAddress, yearOf } from "#domain/art/gallery.ts";
import type { Medium } from "#domain/art/medium.ts";
import type { HungWork as Listed } from "#domain/works/gallery.server.ts";
import pegged from "#app/ui/pegged.module.css";
import styles from "./wall.module.css";

interface GalleryWallProps {
  works: readonly Listed[];
  medium: Medium | null;
  /** Of this page of the gallery. */
  cursor: string | null;
  /** The slug of the work that is open over the wall. */
  open: string | null;
}

/** The widest page between its gutters, in CSS pixels. */
const wall = { width: 2144, gap: 89 };

const pictureOf = (work: Listed) => ({ ...work.still, work });

/** The works as prints on drying lines, a line for each bay. */
export function GalleryWall({ works, medium, cursor, open }: GalleryWallProps) {
  useFocusLeft(open, tileId);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other works are other sheets
  useEffect(startSway, [works]);
  if (works.length === 0) return <EmptyMedium />;
  return (
    <div data-sways className={styles.wall}>
      {hangPictures(works.map(pictureOf), wall).map((bay, index) => (
        <ul key={bay[0]?.picture.work.slug} className={styles.bay}>
          {bay.map((hung) => (
            <HungWork
              key={hung.picture.work.slug}
              hung={hung}
              bayWidth={widthOf(bay)}
              medium={medium}
              cursor={cursor}
              open={open}
              first={index === 0}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface HungWorkProps extends Pick<GalleryWallProps, "medium" | "cursor" | "open"> {
  hung: Hung<ReturnType<typeof pictureOf>>;
  /** CSS pixels of all works of the line, with the spaces between them. */
  bayWidth: number;
  /** On the first line: seen before anything is scrolled. */
  first: boolean;
}

function HungWork(props: HungWorkProps) {
  const className = `${pegged.hung} ${styles.work} ${styles[props.hung.narrow]}`;
  return (
    <Kept as="li" of={{ ...props, open: props.open !== null }} className={className}>
      {() => <Print {...props} />}
    </Kept>
  );
}

function Print({ hung, bayWidth, medium, cursor, open, first }: HungWorkProps) {
  const { picture, width, height } = hung;
  const { work, src, srcSet, avif } = picture;
  const sizes = sizesOf(hung, bayWidth);
  const { art, language } = useWords();
  const { slug, title, made, alt, isAlive } = work;
  const spoken = useTextLanguage().spoken(work.language);
  const [, kind = made, particulars] = /^(.+?)(?:: (.+))?$/s.exec(made) ?? [];
  // Only one picture can be the one that grows: the work's own has the name while it is open.
  const isGrowing = useTransition(`/art/${slug}`) && open !== slug;
  return (
    <>
      <Link
        id={tileId(slug)}
        to={galleryAddress({ slug, medium, cursor })}
        state={fromPage}
        className={styles.link}
        preventScrollReset
        viewTransition
      >
        <span className={`${pegged.pegs} ${styles.pegs}`}>
          <ImageWithAvif
            avif={avif}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            width={width}
            height={height}
            alt={alt}
            loading={first ? "eager" : "lazy"}
            fetchPriority={first && open === null ? "high" : "auto"}
            decoding="async"
            data-sheet
            className={`${pegged.picture} ${styles.picture} ${isGrowing ? styles.growing : ""}`}
          />
        </span>
        <span className={styles.label}>
          <span className={styles.title} {...spoken}>
            {title}
          </span>
          <span className={styles.made}>
            {isAlive && (
              <span className={styles.alive}>
                <PlayIcon />
                {art.moves}
              </span>
            )}
            {art.yearAndMade({ year: yearOf(work, language), made: kind })}
            {particulars && <span className={styles.particulars}>: {particulars}</span>}
          </span>
        </span>
      </Link>
      <BesidePrint code={slug} title={title} look="icon" className={styles.peg} />
    </>
  );
}

/** There are no view transitions on the server, so the hook is left out there. */
const useTransition = typeof document === "undefined" ? () => false : useViewTransitionState;

const widthOf = (bay: Hung<unknown>[]) =>
  bay.reduce((sum, { width }) => sum + width, 0) + (bay.length - 1) * wall.gap;

/** The width that a picture takes: as it hangs, and its share of a window that is narrower than its bay. */
function sizesOf({ width, narrow }: Hung<unknown>, bayWidth: number): string {
  const share = Math.ceil((width / bayWidth) * 94);
  const phone = { whole: withinGutters, half: "45vw", inset: `calc(0.7 * ${withinGutters})` }[narrow];
  return `(width >= ${Math.ceil(bayWidth / 0.94)}px) ${width}px, (width >= 600px) ${share}vw, ${phone}`;
}

const tileId = (slug: string) => `work-${slug}`;

function EmptyMedium() {
  const { art } = useWords();
  return (
    <Nothing title={art.nothingInMedium}>
      <p>{art.emptyMedium}</p>
      <ButtonLink
        to={galleryAddress({ medium: null })}
        look="quiet"
        preventScrollReset
        state={stayHere}
        defaultShouldRevalidate={false}
      >
        {art.showEverything}
      </ButtonLink>
    </Nothing>
  );
}
