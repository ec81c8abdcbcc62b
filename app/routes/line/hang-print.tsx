import { type FocusEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import { hangPath, type Line, lineAddress, movePrint } from "#domain/art/line.ts";
import type { LinePrint } from "#domain/shown-works/line.server.ts";
import { ArrowIcon } from "@toadstool/elements/icons";
import styles from "./hang.module.css";
import type { Grip } from "./use-dragging.ts";
import type { Change } from "./use-hanging.ts";

interface HangPrintProps {
  print: LinePrint;
  /** Its place, from 0. */
  at: number;
  count: number;
  line: Line;
  change: Change;
  grip: Grip;
  isDragged: boolean;
  /** What is dragged would take its place. */
  isTarget: boolean;
}

export function HangPrint({ print, at, count, line, change, grip, isDragged, isTarget }: HangPrintProps) {
  const { code, title, alt, still, page } = print;
  const keptFocus = useKeptFocus(at);
  const others = { ...line, codes: line.codes.filter((each) => each !== code) };
  const moved = (to: number) => ({ ...line, codes: movePrint(line.codes, code, to) });
  return (
    <li
      {...keptFocus}
      className={styles.print}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
    >
      <Link to={page} className={styles.sheet} draggable={false}>
        <ImageWithAvif
          avif={still.avif}
          src={still.src}
          srcSet={still.srcSet}
          sizes="(width >= 600px) 15rem, 44vw"
          width={still.width}
          height={still.height}
          alt={alt}
          draggable={false}
          className={styles.picture}
        />
      </Link>
      <p className={styles.title}>
        <span className={styles.number}>{at + 1}</span> {title}
      </p>
      <div className={styles.moves}>
        <Move to={moved(at - 1)} isPossible={at > 0} onPress={() => change.move(print, at - 1)}>
          <ArrowIcon className={styles.back} />
          <span className="visually-hidden">Move left: {title}</span>
        </Move>
        <button
          type="button"
          className={`control ${styles.grip} needs-script`}
          aria-label={`Move ${title}: drag it, or press arrow keys`}
          {...grip}
        >
          <GripIcon />
        </button>
        <Move to={moved(at + 1)} isPossible={at < count - 1} onPress={() => change.move(print, at + 1)}>
          <ArrowIcon />
          <span className="visually-hidden">Move right: {title}</span>
        </Move>
        <Move to={others} isPossible onPress={() => change.takeDown(print)} look={styles.down}>
          Take down<span className="visually-hidden"> {title}</span>
        </Move>
      </div>
    </li>
  );
}

/** What is moved in the document loses the focus, and gets it back. */
function useKeptFocus(at: number) {
  const focused = useRef<HTMLElement>(null);
  const place = useRef(at);
  useLayoutEffect(() => {
    if (place.current === at) return;
    place.current = at;
    if (document.activeElement === document.body) focused.current?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => void (focused.current = target),
    onBlur: ({ relatedTarget }: FocusEvent) => void (relatedTarget && (focused.current = null)),
  };
}

interface MoveProps {
  /** The line that it makes. */
  to: Line;
  isPossible: boolean;
  onPress: () => void;
  look?: string | undefined;
  children: ReactNode;
}

/** A change of the line: a link to the line that it makes, where no script hears it. */
function Move({ to, isPossible, onPress, look, children }: MoveProps) {
  const className = look ? `control control-worded ${look}` : "control";
  if (!isPossible)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere for now
      <span role="link" aria-disabled="true" tabIndex={0} className={className}>
        {children}
      </span>
    );
  const pressed = (event: MouseEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <Link
      to={lineAddress(to, hangPath)}
      rel="nofollow"
      replace
      preventScrollReset
      state={stayHere}
      onClick={pressed}
      className={className}
    >
      {children}
    </Link>
  );
}

const GripIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      d="M8 6h0M16 6h0M8 12h0M16 12h0M8 18h0M16 18h0"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </svg>
);
