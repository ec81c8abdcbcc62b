import { useEffectEvent, useLayoutEffect, useRef } from "react";
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
import { useWorkWay, type WorkWay } from "./way.ts";

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
  const way = useWorkWay(work.slug, works, asked);
  const stage = useRef<StageHandle>(null);
  const dialog = useDialog((event) => turnByKey(event, way, stage.current));
  const titleId = `title-${work.slug}`;
  // The wall of an older deploy may not have it yet.
  if (!standing) return null;
  return (
    <dialog
      open
      ref={dialog}
      tabIndex={-1}
      className={styles.room}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        way.close();
      }}
      // The browser may insist on closing what its page would keep open.
      onClose={(event) => event.currentTarget.open || way.close()}
    >
      <div className={styles.bar}>
        <Link
          to={way.wall}
          state={stayHere}
          preventScrollReset
          className={styles.close}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            way.close();
          }}
        >
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
  way: WorkWay;
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

/**
 * Makes a dialog of what the document has open, and keeps the page below from scrolling. Its keys are also those that are pressed
 * while nothing has the focus, as in the moments in which the page below gives it up.
 */
function useDialog(onKey: (event: KeyboardEvent) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hear = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const room = dialog.current;
    // Removed without closing it, because closing would fire an event that the visitor did not cause.
    room?.removeAttribute("open");
    room?.showModal();
    room?.focus({ preventScroll: true });
    const hearKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (target === document.body || (target instanceof Node && room?.contains(target))) hear(event);
    };
    document.addEventListener("keydown", hearKey);
    return () => document.removeEventListener("keydown", hearKey);
  }, []);
  return dialog;
}

/** Elements that handle keys themselves; a still does not. */
const keepsKeys = "[data-art]:not([data-art=still]) [role=application], input, textarea";

function turnByKey(event: KeyboardEvent, way: WorkWay, stage: StageHandle | null) {
  const isElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
  if (isElsewhere || (event.target as Element).closest(keepsKeys)) return;
  if (stage?.takeKey(event.key)) event.preventDefault();
  else if (event.key === "ArrowLeft") way.toPrevious();
  else if (event.key === "ArrowRight") way.toNext();
}
