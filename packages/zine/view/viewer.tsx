import { type ChangeEvent, useRef, useState } from "react";
import { useCarousel } from "./carousel.ts";
import { useDeepLinks, useTurningKeys, writeAddress } from "./address.ts";
import { ZineDots } from "./dots.tsx";
import { plainLook, type ZineLook } from "./look.tsx";
import { isFirst, isNear, openingsOf, pageId, pageInHash, pageToTakeUp, shapeOf } from "./pages.ts";
import { ZinePicture } from "./picture.tsx";
import { ZineReader } from "./reader.tsx";
import { boxBeforePaint, keepSpread, spreadKey, useSpreadChoice } from "./spread.ts";
import { TurnButton, ZineTrack } from "./track.tsx";
import { useTurning } from "./turn/use-turning.ts";
import { isSpreadIn, useIsSpread, useLayouts } from "./use-is-spread.ts";
import type { Zine } from "../zine.ts";
import { useZineWords } from "../words.ts";
import followStyles from "./follow.module.css";
import styles from "./viewer.module.css";

/**
 * A zine on the page: one page at a time, and two where the window is wide and the reader has chosen so; a dot for each page, and the
 * way into the large reader. Scripts let the pages turn as paper does; without them, they scroll.
 */
export function ZineViewer({ zine, look = plainLook }: { zine: Zine; look?: ZineLook }) {
  const { zineViewer: words } = useZineWords();
  const count = zine.pages.length;
  const ratio = zine.width / zine.height;
  const [part, holder] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  const track = useRef<HTMLOListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const choice = useSpreadChoice();
  const [isReading, setReading] = useState(false);
  const { isSpread: seen, look: lookAgain } = useIsSpread(track);
  const isSpread = seen ?? false;
  const openings = openingsOf(count, isSpread);
  const [reading, setPage] = useState(1);
  const arrive = (slide: number) => {
    // The row may have come to rest in another layout than the one that was rendered last.
    if (isSpreadIn(track.current) !== isSpread) return;
    const there = openings[slide] ?? [];
    const read = there.includes(reading) ? reading : (there[0] ?? 1);
    setPage(read);
    writeAddress(read);
  };
  const { current: shown, show, standing } = useCarousel(track, openings.length, arrive);
  const { turn, turnTo } = useTurning({ holder, track, openings, isSpread, show, standing });
  const openingWith = (page: number) => openings.findIndex((pages) => pages.includes(page));
  const opening = openings[shown ?? 0] ?? [];
  const page = opening.includes(reading) ? reading : (opening[0] ?? 1);

  function go(to: number, behaviour?: ScrollBehavior) {
    setPage(to);
    if (behaviour) show(openingWith(to), behaviour);
    else if (openingWith(to) === standing()) writeAddress(to);
    else turnTo(openingWith(to));
  }
  /** Keeps the page in sight, also where the row has not come to rest yet. */
  const relaid = ({ target }: ChangeEvent<HTMLInputElement>) => {
    keepSpread(target.checked);
    setPage(page);
    lookAgain();
  };
  /** Begins at the page in sight: the browser may have scrolled to the address's page, and the reader further, before scripts ran. */
  const begin = () => {
    const found = standing();
    const page = pageToTakeUp(pageInHash(window.location.hash, count), found, openings);
    setPage(page);
    if (openingWith(page) === found) return found > 0 ? writeAddress(page) : undefined;
    show(openingWith(page), "instant");
    // A visitor who comes back finds the page again; the scroll position was stored under another address.
    return part.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  useLayouts(seen, begin, () => show(openingWith(reading), "instant"));
  useDeepLinks(count, (to) => go(to, "instant"));
  useTurningKeys(part, turn);

  return (
    <section
      ref={part}
      className={`${styles.viewer} ${followStyles.viewer}`}
      data-shape={shapeOf(ratio)}
      aria-label={words.pages({ count })}
    >
      <div ref={holder} className={`${look.row} ${styles.sheet}`}>
        <ZineTrack ref={track} className={`${styles.track} ${followStyles.row}`} data-pressed>
          {zine.pages.map(({ alt, transcript }, index) => (
            <li key={pageId(index + 1)} id={pageId(index + 1)} className={styles.page}>
              <figure>
                <ZinePicture
                  zine={zine}
                  page={index + 1}
                  alt={words.picture}
                  // A hundredth less than it is: the smallest copy is enough for a usual phone.
                  sizes={
                    isSpread
                      ? `min(46vw, ${Math.round(78 * ratio)}vh)`
                      : "(width <= 576px) min(350px, 82vw), 300px"
                  }
                  isNear={shown === undefined ? isFirst(index + 1) : isNear(openingWith(index + 1), shown)}
                  canWait={shown === undefined && index > 0}
                  describedBy={`about-page-${index + 1}`}
                />
                <figcaption id={`about-page-${index + 1}`} className={styles.hidden}>
                  {transcript
                    ? words.sayingOf({ page: index + 1, count, alt, transcript })
                    : words.drawnOf({ page: index + 1, count, alt })}
                </figcaption>
              </figure>
            </li>
          ))}
        </ZineTrack>
      </div>
      <div className={styles.foot}>
        <div className={styles.turns}>
          <TurnButton
            arrow={look.arrow}
            className={`${look.turn} ${styles.turn}`}
            isBack
            isEnd={(shown ?? 0) === 0}
            onTurn={() => turn(-1)}
          />
          <ZineDots
            count={count}
            current={shown === undefined ? undefined : page}
            open={opening}
            onPage={go}
          />
          <TurnButton
            arrow={look.arrow}
            className={`${look.turn} ${styles.turn}`}
            isEnd={shown === openings.length - 1}
            onTurn={() => turn(1)}
          />
        </div>
        <div className={styles.ways}>
          <label className={styles.spread} data-spread>
            <input ref={choice} id={spreadKey} type="checkbox" onChange={relaid} />
            <script dangerouslySetInnerHTML={{ __html: boxBeforePaint }} />
            {words.spread}
          </label>
          <button
            ref={opener}
            type="button"
            className={`${look.open} ${styles.open}`}
            onClick={() => setReading(true)}
          >
            {words.open}
          </button>
        </div>
      </div>
      {isReading && (
        <ZineReader
          zine={zine}
          look={look}
          first={page}
          onClose={(last) => {
            setReading(false);
            go(last, "instant");
            opener.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}
