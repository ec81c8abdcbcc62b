import { useOverDialog } from "#app/browser/over-page/use-over-dialog.ts";
import { type OverPage, useOverPage } from "#app/browser/over-page/use-over-page.ts";
import type { PrintDetails } from "@toadstool/elements/loupe";
import { useRef } from "react";
import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { ArrowIcon, CloseIcon } from "@toadstool/elements/icons";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { SubscribeLink } from "#app/ui/chrome/subscribe-button.tsx";
import { galleryAddress, standingOf } from "#domain/art/gallery.ts";
import type { OpenedWork } from "#domain/works/opened-work.server.ts";
import type { Beside as Named } from "#domain/works/work-page.server.ts";
import type { Gallery } from "../gallery/gallery-page.tsx";
import { WorkLabel } from "./label.tsx";
import styles from "./dialog.module.css";
import { isLive, type StageHandle, WorkStage } from "./stage.tsx";

/** Elements that handle keys themselves; a still does not. */
const keepsKeys = "video, audio, [data-art]:not([data-art=still]) [role=application], input, textarea";

interface WorkDialogProps extends OpenedWork {
  /** How its picture was printed, where that is known. */
  printed: PrintDetails | undefined;
  gallery: Gallery;
}

/**
 * A work over the wall, as large as the window. The served document has it open already, without scripts above the wall;
 * once they run it is a dialog like any other.
 */
export function WorkDialog(props: WorkDialogProps) {
  const { work, tags, beside, film, sound, translations, printed, gallery } = props;
  const { works, isWhole, medium: asked, cursor } = gallery;
  const place = { medium: asked, cursor };
  const standing = isWhole ? standingOf(works, work.slug, asked) : null;
  // Where the wall has not all works, it does not know those beside the one that is on its way in.
  const besides = (slug: string): OpenedWork["beside"] | null =>
    isWhole ? standingOf(works, slug, asked) : slug === work.slug ? beside : null;
  const wall = { to: galleryAddress(place), state: stayHere };
  const way = useOverPage(work.slug, wall, (from, side) => {
    const slug = besides(from)?.[side]?.slug;
    return slug ? { id: slug, to: galleryAddress({ slug, ...place }) } : null;
  });
  const stage = useRef<StageHandle>(null);
  const takeKey = (key: string) => stage.current?.takeKey(key) ?? false;
  const dialog = useOverDialog(way, { keepsKeys, takeKey });
  const { art, chrome, elements } = useWords();
  const titleId = `title-${work.slug}`;
  const sides = besides(work.slug);
  // The wall of an older deploy may not have it yet.
  if (!sides) return null;
  return (
    <dialog
      {...dialog}
      data-hydrate={isLive(work, film) ? "keys now" : "keys"}
      className={styles.dialog}
      aria-labelledby={titleId}
    >
      <div className={styles.bar}>
        <Link {...way.closing} data-closes data-held className={styles.close}>
          <CloseIcon />
          {elements.close}
        </Link>
        {standing && (
          <p className={styles.position}>
            {standing.medium ? (
              <Said
                parts={art.positionIn({
                  ...standing,
                  medium: art.mediums[standing.medium],
                  place: (held) => <output>{held}</output>,
                  of: (held) => <span>{held}</span>,
                })}
              />
            ) : (
              <output>{art.position(standing)}</output>
            )}
          </p>
        )}
      </div>
      <WorkStage key={work.slug} ref={stage} work={work} film={film} printed={printed} way={way} />
      <WorkLabel
        work={work}
        tags={tags}
        sound={sound}
        translations={translations}
        titleId={titleId}
        way={way}
      />
      <div className={styles.foot}>
        <nav className={styles.beside} aria-label={art.beside}>
          <Beside work={sides.previous} side="previous" place={place} way={way} />
          <Beside work={sides.next} side="next" place={place} way={way} />
        </nav>
        <aside aria-label={chrome.newsletter} className={styles.mail}>
          <SubscribeLink />
        </aside>
      </div>
    </dialog>
  );
}

interface BesideProps {
  work: Named | null;
  side: "previous" | "next";
  place: Pick<Gallery, "medium" | "cursor">;
  way: OverPage;
}

function Beside({ work, side, place, way }: BesideProps) {
  const { art } = useWords();
  const look = `${styles.turn} ${side === "next" ? styles.next : ""}`;
  const { spoken } = useTextLanguage();
  if (!work) return <span className={look} />;
  return (
    <Link
      to={galleryAddress({ slug: work.slug, ...place })}
      rel={side === "next" ? "next" : "prev"}
      prefetch={navigator.connection?.saveData ? "none" : "render"}
      className={look}
      {...way.beside}
    >
      <ArrowIcon />
      <span className={styles.turnWords}>
        {art[`${side}Work`]} <strong {...spoken(work.language)}>{work.title}</strong>
      </span>
    </Link>
  );
}
