import { Link } from "react-router";
import pegged from "#app/ui/pegged.module.css";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import { type Line, movePrint } from "#domain/art/line.ts";
import type { LinePrint } from "#domain/line/line.server.ts";
import { CloseIcon } from "@toadstool/elements/icons";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./hang-print.module.css";
import shared from "./line.module.css";
import { Move } from "./move.tsx";
import { shapeOf } from "./phone-rows.ts";
import { Step } from "./step.tsx";
import type { Grip } from "./use-dragging.ts";
import type { Change } from "./use-hanging.ts";
import { useSliding } from "./use-sliding.ts";

interface HangPrintProps {
  print: LinePrint;
  /** Its place, from 0. */
  at: number;
  count: number;
  /** Which of its neighbours hangs beside it on a phone. */
  isBeside: { before: boolean; next: boolean };
  line: Line;
  change: Change;
  grip: Grip;
  isDragged: boolean;
  /** What is dragged would take its place. */
  isTarget: boolean;
}

export function HangPrint(props: HangPrintProps) {
  const { print, at, count, isBeside, line, change, grip, isDragged, isTarget } = props;
  const { code, title, alt, still, page, longSide } = print;
  const words = useWords().line;
  const sliding = useSliding(at);
  const others = { ...line, codes: line.codes.filter((each) => each !== code) };
  const moved = (to: number) => ({ ...line, codes: movePrint(line.codes, code, to) });
  const shape = shapeOf(print);
  const size = `${shared[`side${longSide}`]} ${shape === "tall" ? shared.tall : ""}`;
  return (
    <li
      {...sliding}
      className={`${pegged.hung} ${shared.print} ${size} ${styles.print}`}
      data-shape={shape}
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
          aria-label={words.move({ title })}
          {...grip}
        />
      </div>
      <p className={styles.title}>
        <span className={shared.number}>{at + 1}</span> {title}
      </p>
      <div className={styles.moves}>
        <Step
          title={title}
          way="back"
          isBeside={isBeside.before}
          to={moved(at - 1)}
          isPossible={at > 0}
          onClick={() => change.move(print, at - 1)}
        />
        <Step
          title={title}
          way="on"
          isBeside={isBeside.next}
          to={moved(at + 1)}
          isPossible={at < count - 1}
          onClick={() => change.move(print, at + 1)}
        />
        <Move to={others} isPossible onClick={() => change.takeDown(print)}>
          <CloseIcon />
          <span className="visually-hidden">{words.takeDownPrint({ title })}</span>
        </Move>
      </div>
    </li>
  );
}
