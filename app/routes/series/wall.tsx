import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Series, seriesStillOf } from "#domain/art/series.ts";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./wall.module.css";

/** Which hang twice as large, of every 24: so chosen that six columns, and four or two, are filled to the last place. */
const largeOfSix = new Set([1, 14, 20, 22]);
const largeOfFour = new Set([1, 8, 15, 22]);

/** All works of a series, as close as prints hang in a kitchen, after the head of the page. */
export function SeriesWall({ series: { slug, title, works }, children }: SeriesWallProps) {
  const words = useWords().series;
  return (
    <div className={styles.wall}>
      {children}
      <ol className={styles.works} aria-label={words.wall({ works: works.length, title })}>
        {works.map(({ number, title: named, alt }) => {
          const { src, srcSet, avif, width, height } = seriesStillOf(slug, number);
          const isFirst = number < 4;
          return (
            <li key={number} className={placeOf(number)}>
              <Link to={`/art/series/${slug}/${number}`} className={styles.link}>
                <ImageWithAvif
                  avif={avif}
                  src={src}
                  srcSet={srcSet}
                  sizes={sizesOf(number)}
                  width={width}
                  height={height}
                  alt={alt}
                  loading={isFirst ? "eager" : "lazy"}
                  fetchPriority={number === 1 ? "high" : "auto"}
                  decoding="async"
                  className={styles.print}
                />
                <span className={styles.label}>
                  <span className={styles.number}>{words.number({ number })}</span>
                  <span className={styles.title}>{named}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface SeriesWallProps {
  series: Series;
  /** The head of the page. */
  children: ReactNode;
}

const placeInRound = (number: number) => ((number - 1) % 24) + 1;

function placeOf(number: number): string {
  const place = placeInRound(number);
  const six = largeOfSix.has(place) ? styles.largeOfSix : "";
  const four = largeOfFour.has(place) ? styles.largeOfFour : "";
  return `${styles.work} ${six} ${four}`;
}

function sizesOf(number: number): string {
  const place = placeInRound(number);
  const six = largeOfSix.has(place) ? "min(31vw, 37rem)" : "min(15vw, 17.75rem)";
  const four = largeOfFour.has(place) ? "46vw" : "22vw";
  const two = largeOfFour.has(place) ? "92vw" : "44vw";
  return `(width >= 1000px) ${six}, (width >= 600px) ${four}, ${two}`;
}
