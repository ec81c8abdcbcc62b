import { Link } from "react-router";
import pegged from "#app/ui/pegged.module.css";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import { type Line, movePrint } from "#domain/art/line.ts";
import type { LinePrint } from "#domain/shown-works/line.server.ts";
import { ArrowIcon, CloseIcon } from "@toadstool/elements/icons";
import styles from "./hang-print.module.css";
import shared from "./line.module.css";
import { Move } from "./move.tsx";
import type { Grip } from "./use-dragging.ts";
import type { Change } from "./use-hanging.ts";
import { useSliding } from "./use-sliding.ts";

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
  const { code, title, alt, still, page, longSide } = print;
  const sliding = useSliding(at);
  const others = { ...line, codes: line.codes.filter((each) => each !== code) };
  const moved = (to: number) => ({ ...line, codes: movePrint(line.codes, code, to) });
  const isTall = still.height > still.width;
  const size = `${shared[`side${longSide}`]} ${isTall ? shared.tall : ""}`;
  return (
    <li
      {...sliding}
      className={`${pegged.hung} ${shared.print} ${size} ${styles.print}`}
      data-shape={isTall ? "tall" : "wide"}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
    >
      <div className={`${pegged.pegs} ${shared.sheet} ${styles.pegs}`}>
        <Link to={page} className={styles.sheet} draggable={false}>
          <ImageWithAvif
            avif={still.avif}
            src={still.src}
            srcSet={still.srcSet}
            sizes="(width >= 1000px) 420px, (width >= 600px) 40vw, 92vw"
            width={still.width}
            height={still.height}
            alt={alt}
            draggable={false}
            className={`${pegged.picture} ${shared.picture}`}
          />
        </Link>
        <button
          type="button"
          className={`${styles.grip} needs-script`}
          aria-label={`Move ${title}: drag it, or press arrow keys`}
          {...grip}
        />
      </div>
      <p className={styles.title}>
        <span className={shared.number}>{at + 1}</span> {title}
      </p>
      <div className={styles.moves}>
        <Move to={moved(at - 1)} isPossible={at > 0} onPress={() => change.move(print, at - 1)}>
          <ArrowIcon className={styles.back} />
          <span className="visually-hidden">Move left: {title}</span>
        </Move>
        <Move to={moved(at + 1)} isPossible={at < count - 1} onPress={() => change.move(print, at + 1)}>
          <ArrowIcon />
          <span className="visually-hidden">Move right: {title}</span>
        </Move>
        <Move to={others} isPossible onPress={() => change.takeDown(print)}>
          <CloseIcon />
          <span className="visually-hidden">Take down {title}</span>
        </Move>
      </div>
    </li>
  );
}
