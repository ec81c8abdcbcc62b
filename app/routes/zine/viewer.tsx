import { useRef, useState } from "react";
import { useScripted } from "#app/browser/scripted.ts";
import { Button } from "#app/ui/button.tsx";
import type { Zine } from "#domain/art/zine.ts";
import { useCarousel } from "./carousel.ts";
import { useDeepLinks, useTurningKeys, writeAddress } from "./address.ts";
import { pageId } from "./pages.ts";
import { ZinePicture } from "./picture.tsx";
import { ZineReader } from "./reader.tsx";
import { TurnButton, ZineTrack } from "./track.tsx";
import styles from "./viewer.module.css";

const turnClass = `control-round ${styles.turn} needs-script`;
/** As wide as the stylesheet makes it. */
const sizes = "(width <= 576px) min(350px, 83vw), min(300px, 83vw)";

/** A zine's pages in a row that is swiped through, a dot for each, and the way into the large reader. */
export function ZineViewer({ zine }: { zine: Zine }) {
  const count = zine.pages.length;
  const part = useRef<HTMLElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const scripted = useScripted();
  const [isReading, setReading] = useState(false);
  const { current, show, turn } = useCarousel(track, count, (slide) => writeAddress(slide + 1));
  useDeepLinks(part, count, show);
  useTurningKeys(part, turn);

  return (
    <section ref={part} className={styles.viewer} aria-label={`The ${count} pages`}>
      <div className={styles.table}>
        <TurnButton isBack isEnd={current === 0} onTurn={() => turn(-1)} className={turnClass} />
        <div className={`plates ${styles.sheet}`}>
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
                  <figcaption id={`about-page-${index + 1}`} className="visually-hidden">
                    {`Page ${index + 1} of ${count}. ${alt}${transcript && ` It says: ${transcript}`}`}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ZineTrack>
        </div>
        <TurnButton isEnd={current === count - 1} onTurn={() => turn(1)} className={turnClass} />
      </div>
      <nav aria-label="Pages">
        <ol className={styles.dots}>
          {zine.pages.map((_page, index) => (
            <li key={pageId(index + 1)}>
              <a
                href={`#${pageId(index + 1)}`}
                className={styles.dot}
                aria-label={`Page ${index + 1}`}
                aria-current={scripted && index === current ? "true" : undefined}
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
      <Button ref={opener} look="quiet" className="needs-script" onClick={() => setReading(true)}>
        Read it full screen
      </Button>
      {isReading && (
        <ZineReader
          zine={zine}
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
