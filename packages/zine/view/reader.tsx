import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { readingKey } from "@toadstool/elements/behaviour/reading-direction";
import { useCarousel } from "./carousel.ts";
import type { ZineLook } from "./look.tsx";
import { isNear, openingsOf, spreadFrom, turnOfKey } from "./pages.ts";
import { ZinePicture } from "./picture.tsx";
import { TurnButton, ZineTrack } from "./track.tsx";
import type { Zine } from "../zine.ts";
import { useZineWords } from "../words.ts";
import styles from "./reader.module.css";

interface ZineReaderProps {
  zine: Zine;
  look: ZineLook;
  /** The page it opens at. */
  first: number;
  /** Called with the page that was being read. */
  onClose: (page: number) => void;
}

/** The zine on the whole screen, two pages at a time where they fit. Escape leaves. */
export function ZineReader({ zine, look, first, onClose }: ZineReaderProps) {
  const { zineViewer: words } = useZineWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const ratio = zine.width / zine.height;
  const isWide = useIsWide(spreadFrom(ratio));
  const count = zine.pages.length;
  const openings = openingsOf(count, isWide);
  /** The page being read, which stays when the screen is turned. */
  const reading = useRef(first);
  const {
    current = 0,
    show,
    turn,
  } = useCarousel(track, openings.length, (slide) => {
    const there = openings[slide] ?? [];
    if (!there.includes(reading.current)) reading.current = there[0] ?? 1;
  });
  useLayoutEffect(() => holder.current?.style.setProperty("--page-ratio", String(ratio)), [ratio]);
  useWholeScreen(dialog, holder, next);
  const stay = useEffectEvent(() =>
    show(
      openings.findIndex((pages) => pages.includes(reading.current)),
      "instant",
    ),
  );
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a rotated screen lays the pages out again
  useEffect(() => stay(), [isWide]);

  const opening = openings[current] ?? [];
  const [opened = 1, second] = opening;
  /** What lies outside of what fills the screen cannot take the keyboard. */
  const leave = async () => {
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    onClose(opening.includes(reading.current) ? reading.current : (opening[0] ?? 1));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a book
    <dialog
      ref={dialog}
      className={styles.reader}
      aria-label={words.reader({ title: zine.title })}
      onClose={() => void leave()}
      onKeyDown={(event) => {
        const by = turnOfKey(event, readingKey(event.key, event.currentTarget));
        if (by === 0) return;
        event.preventDefault();
        turn(by);
      }}
    >
      <div ref={holder} className={styles.holder}>
        <ZineTrack ref={track} className={styles.track}>
          {openings.map((pages, index) => (
            <li key={pages.join("-")} className={styles.opening}>
              <div className={styles.spread} data-pages={pages.length}>
                {pages.map((page) => {
                  const { alt = "", transcript = "" } = zine.pages[page - 1] ?? {};
                  return (
                    <ZinePicture
                      key={page}
                      zine={zine}
                      page={page}
                      alt={transcript ? words.saying({ page, alt, transcript }) : words.drawn({ page, alt })}
                      sizes={isWide ? "50vw" : "100vw"}
                      isNear={isNear(index, current)}
                    />
                  );
                })}
              </div>
            </li>
          ))}
        </ZineTrack>
        <div className={styles.bar}>
          <TurnButton
            isBack
            isEnd={current === 0}
            onTurn={() => turn(-1)}
            arrow={look.arrow}
            className={look.barTurn}
          />
          <output className={styles.where}>
            {second === undefined
              ? words.where({ page: opened, count })
              : words.whereSpread({ first: opened, second, count })}
          </output>
          <TurnButton
            ref={next}
            isEnd={current === openings.length - 1}
            onTurn={() => turn(1)}
            arrow={look.arrow}
            className={look.barTurn}
          />
          <button
            type="button"
            className={`${look.close} ${styles.close}`}
            onClick={() => dialog.current?.close()}
          >
            {look.cross}
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Opens the dialog, and takes the whole screen where a browser gives it; leaving either leaves both. */
function useWholeScreen(
  dialog: React.RefObject<HTMLDialogElement | null>,
  holder: React.RefObject<HTMLElement | null>,
  first: React.RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const [book, whole] = [dialog.current, holder.current];
    if (!book || !whole) return undefined;
    if (!book.open) book.showModal();
    first.current?.focus();
    // A dialog itself may not fill the screen. A phone may refuse: then it fills the window.
    whole.requestFullscreen?.().catch(() => undefined);
    const look = () => {
      if (document.fullscreenElement === null) book.close();
    };
    whole.addEventListener("fullscreenchange", look);
    return () => whole.removeEventListener("fullscreenchange", look);
  }, [dialog, holder, first]);
}

/** Whether the window is at least so many times as wide as it is high. */
function useIsWide(least: number): boolean {
  const shape = `(min-aspect-ratio: ${least})`;
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        const query = matchMedia(shape);
        query.addEventListener("change", changed);
        return () => query.removeEventListener("change", changed);
      },
      [shape],
    ),
    () => matchMedia(shape).matches,
    () => false,
  );
}
