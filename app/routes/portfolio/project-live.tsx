import { PauseIcon, PlayIcon } from "@toadstool/elements/icons";
import { useWords } from "#app/ui/use-words.ts";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import { isPiece } from "#app/ui/pieces.ts";
import type { Live } from "#domain/works/making.ts";
import styles from "./project-live.module.css";

/** Something of the project that is played here: behind a still, and silent, until it is asked for. */
export function ProjectLive({ live }: { live: Live }) {
  const { piece, settings, seed = 1, title, words, button, still, alt, handling } = live;
  const { portfolio } = useWords();
  if (!isPiece(piece)) return null;
  return (
    <section id="live" aria-labelledby="live-title" data-hydrate="" className={`column ${styles.live}`}>
      <div className={styles.words}>
        <h2 id="live-title" className={styles.title}>
          {title}
        </h2>
        <p>{words}</p>
        <p className={styles.unscripted}>{portfolio.holdsStill}</p>
      </div>
      <ArtFrame
        piece={piece}
        seed={seed}
        model={settings as never}
        description={handling ? alt : title}
        handling={handling}
        inside={handling === undefined}
        starts="asked"
        className={styles.frame}
        control={{
          className: `control control-worded ${styles.control}`,
          play: (
            <>
              <PlayIcon />
              <span className={styles.button}>{button}</span>
            </>
          ),
          pause: <PauseIcon />,
        }}
        words={{
          play: button,
          pause: portfolio.pause,
          late: portfolio.late,
          unable: portfolio.unable,
        }}
      >
        <img
          src={`/images/projects/live/${still}`}
          alt={handling ? "" : alt}
          width={960}
          height={720}
          loading="lazy"
          decoding="async"
        />
      </ArtFrame>
    </section>
  );
}
