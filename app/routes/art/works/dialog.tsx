import { type OverPage, useOverDialog, useOverPage } from "@toadstool/navigation/over-page";
import { useRef } from "react";
import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { ArrowIcon, CloseIcon } from "@toadstool/elements/icons";
import { SubscribeLink } from "#app/ui/chrome/subscribe-button.tsx";
import type { Artwork } from "#domain/art/artwork.ts";
import { galleryAddress, mediumName, standingOf } from "#domain/art/gallery.ts";
import type { Medium } from "#domain/art/medium.ts";
import type { Listed } from "../gallery/gallery-page.tsx";
import { WorkLabel } from "./label.tsx";
import styles from "./dialog.module.css";
import { type StageHandle, WorkStage } from "./stage.tsx";

/** Elements that handle keys themselves; a still does not. */
const keepsKeys = "[data-art]:not([data-art=still]) [role=application], input, textarea";

interface WorkRoomProps {
  work: Artwork;
  /** All that hang on the wall. */
  works: readonly Listed[];
  /** The medium that the wall is filtered by. */
  asked: Medium | null;
}

/**
 * A work over the wall, as large as the window. The served document has it open already, without scripts above the wall;
 * once they run it is a dialog like any other.
 */
export function WorkRoom({ work, works, asked }: WorkRoomProps) {
  const standing = standingOf(works, work.slug, asked);
  const wall = { to: galleryAddress({ medium: asked }), state: stayHere };
  const way = useOverPage(work.slug, wall, (from, side) => {
    const slug = standingOf(works, from, asked)?.[side]?.slug;
    return slug ? { id: slug, to: galleryAddress({ slug, medium: asked }) } : null;
  });
  const stage = useRef<StageHandle>(null);
  const takeKey = (key: string) => stage.current?.takeKey(key) ?? false;
  const dialog = useOverDialog(way, { keepsKeys, takeKey });
  const titleId = `title-${work.slug}`;
  // The wall of an older deploy may not have it yet.
  if (!standing) return null;
  return (
    <dialog {...dialog} data-hydrate="keys" className={styles.room} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <Link {...way.closing} data-closes className={styles.close}>
          <CloseIcon />
          Close
        </Link>
        <p className={styles.position}>
          <output>
            {standing.position} of {standing.count}
          </output>
          {standing.medium && <span> in {mediumName(standing.medium)}</span>}
        </p>
      </div>
      <WorkStage key={work.slug} ref={stage} work={work} way={way} />
      <WorkLabel work={work} titleId={titleId} />
      <div className={styles.foot}>
        <nav className={styles.beside} aria-label="Previous and next work">
          <Beside work={standing.previous} label="Previous" medium={asked} way={way} />
          <Beside work={standing.next} label="Next" medium={asked} way={way} />
        </nav>
        <aside aria-label="Newsletter" className={styles.mail}>
          <SubscribeLink />
        </aside>
      </div>
    </dialog>
  );
}

interface BesideProps {
  work: Listed | null;
  label: "Previous" | "Next";
  medium: Medium | null;
  way: OverPage;
}

function Beside({ work, label, medium, way }: BesideProps) {
  const look = `${styles.turn} ${label === "Next" ? styles.next : ""}`;
  if (!work) return <span className={look} />;
  return (
    <Link
      to={galleryAddress({ slug: work.slug, medium })}
      rel={label === "Next" ? "next" : "prev"}
      prefetch="render"
      className={look}
      {...way.beside}
    >
      <ArrowIcon />
      <span className={styles.turnWords}>
        {label} <strong>{work.title}</strong>
      </span>
    </Link>
  );
}
