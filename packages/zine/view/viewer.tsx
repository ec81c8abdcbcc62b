import { useRef, useState } from "react";
import { useCarousel } from "./carousel.ts";
import { useDeepLinks, useTurningKeys, writeAddress } from "./address.ts";
import { plainLook, type ZineLook } from "./look.tsx";
import { pageId } from "./pages.ts";
import { ZinePicture } from "./picture.tsx";
import { ZineReader } from "./reader.tsx";
import { TurnButton, ZineTrack } from "./track.tsx";
import type { Zine } from "../zine.ts";
import styles from "./viewer.module.css";

/** As wide as the stylesheet makes it. */
const sizes = "(width <= 576px) min(350px, 83vw), min(300px, 83vw)";

/** A zine's pages in a row that is swiped through, a dot for each, and the way into the large reader. */
export function ZineViewer({ zine, look = plainLook }: { zine: Zine; look?: ZineLook }) {
  const count = zine.pages.length;
  const part = useRef<HTMLElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isReading, setReading] = useState(false);
  const { current: shown, show, turn } = useCarousel(track, count, (slide) => writeAddress(slide + 1));
  const current = shown ?? 0;
  const turnLook = { arrow: look.arrow, className: `${look.turn} ${styles.turn}` };
  useDeepLinks(part, count, show);
  useTurningKeys(part, turn);

  return (
    <section ref={part} className={styles.viewer} aria-label={`The ${count} pages`}>
      <div className={styles.table}>
        <TurnButton {...turnLook} isBack isEnd={current === 0} onTurn={() => turn(-1)} />
        <div className={`${look.row} ${styles.sheet}`}>
          <ZineTrack ref={track} className={styles.track}>
            {zine.pages.map(({ alt, transcript }, index) => (
              <li key={pageId(index + 1)} id={pageId(index + 1)} className={styles.page}>
                <figure>
                  <ZinePicture
                    zine={zine}
                    page={index + 1}
                    alt="zine page"
                    sizes={sizes}
                    isNear={index <= current + 2}
                    describedBy={`about-page-${index + 1}`}
                  />
                  <figcaption id={`about-page-${index + 1}`} className={styles.hidden}>
                    {`Page ${index + 1} of ${count}. ${alt}${transcript && ` It says: ${transcript}`}`}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ZineTrack>
        </div>
        <TurnButton {...turnLook} isEnd={current === count - 1} onTurn={() => turn(1)} />
      </div>
      <nav aria-label="Pages">
        <ol className={styles.dots}>
          {zine.pages.map((_page, index) => (
            <li key={pageId(index + 1)}>
              <a
                href={`#${pageId(index + 1)}`}
                className={styles.dot}
                aria-label={`Page ${index + 1}`}
                aria-current={index === shown ? "true" : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  show(index);
                }}
              />
            </li>
          ))}
        </ol>
      </nav>
      <button
        ref={opener}
        type="button"
        className={`${look.open} ${styles.open}`}
        onClick={() => setReading(true)}
      >
        Read it full screen
      </button>
      {isReading && (
        <ZineReader
          zine={zine}
          look={look}
          first={current + 1}
          onClose={(page) => {
            setReading(false);
            show(page - 1, "instant");
            opener.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}
