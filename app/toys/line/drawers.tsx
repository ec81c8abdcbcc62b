import type { ReactNode } from "react";
import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import { PegIcon } from "./peg-icon.tsx";
import { fitCodes, hangPath, type Line, lineAddress, longestLine } from "#domain/art/line.ts";
import type { Choice, Drawer } from "#domain/line/choices.server.ts";
import { hidden } from "#app/ui/hidden.tsx";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./drawers.module.css";
import { isPlainClick } from "./plain-click.ts";
import type { Change } from "./use-hanging.ts";

interface DrawersProps {
  line: Line;
  drawers: readonly Drawer[];
  change: Change;
}

/** All that can hang, by drawer. A print is pegged and taken down by a press: a link to the line that this makes. */
export function Drawers({ line, drawers, change }: DrawersProps) {
  const { hang } = useWords().line;
  return (
    <section className={styles.drawers} aria-labelledby="more-prints">
      <h2 id="more-prints">{line.codes.length > 0 ? hang.more : hang.begin}</h2>
      {line.codes.length >= longestLine && <p>{hang.full({ most: longestLine })}</p>}
      {drawers.map(({ name, page, prints }) => (
        <section key={page} aria-label={name}>
          <h3 className={styles.name}>
            <Link to={page}>{name}</Link>
          </h3>
          <ul className={styles.prints}>
            {prints.map((print) => (
              <li key={print.code}>
                <Choose print={print} line={line} change={change} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Choose({ print, line, change }: { print: Choice; line: Line; change: Change }) {
  const { hang } = useWords().line;
  const { code, title, still } = print;
  const isHung = line.codes.includes(code);
  const codes = isHung ? line.codes.filter((each) => each !== code) : fitCodes([...line.codes, code]);
  const name = (held: ReactNode[]) => (
    <span className={styles.title}>
      {isHung && <PegIcon className={styles.peg} />}
      <Said parts={held} />
    </span>
  );
  return (
    <Link
      to={lineAddress({ ...line, codes }, hangPath)}
      rel="nofollow"
      replace
      preventScrollReset
      state={stayHere}
      data-hung={isHung || undefined}
      className={styles.print}
      draggable={false}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (isHung) change.takeDown(print);
        else change.peg(print);
      }}
    >
      <ImageWithAvif
        {...still}
        sizes="8rem"
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className={styles.picture}
      />
      <Said parts={(isHung ? hang.isHung : hang.pegUp)({ title, hidden, name })} />
    </Link>
  );
}
