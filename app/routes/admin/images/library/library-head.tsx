import { figure } from "@toadstool/elements/charts";
import { Link } from "react-router";
import { fileSize } from "@toadstool/media";
import { counted } from "#domain/text/counted.ts";
import { addressOf } from "../address.ts";
import { wayTo } from "@toadstool/media/library";
import type { Library } from "./library.server.ts";
import styles from "./library.module.css";

/** The library's name, its size, and the folder that is open. */
export function LibraryHead({ view, count, bytes, done }: Library & { done: Record<string, number> }) {
  const way = wayTo(view.folder);
  const told = doneWords(done);
  return (
    <div className={styles.head}>
      <h1>Images</h1>
      <p className={styles.lead}>
        {count === 0
          ? "Pictures, films and sounds for everything you write."
          : `${counted(count, "file")}, ${fileSize(bytes)} in all.`}
      </p>
      {way.length > 0 && (
        <nav aria-label="Folder" className={styles.way}>
          <ol>
            <li>
              <Link to={addressOf(view, { folder: "" })}>All images</Link>
            </li>
            {way.map(({ name, folder }, index) => (
              <li key={folder}>
                {index === way.length - 1 ? (
                  <span aria-current="page">{name}</span>
                ) : (
                  <Link to={addressOf(view, { folder })}>{name}</Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {told && <output className={styles.done}>{told}</output>}
    </div>
  );
}

function doneWords({ arrived = 0, moved = 0, deleted = 0, kept = 0 }: Record<string, number>): string {
  return [
    arrived > 0 && `${figure(arrived)} uploaded.`,
    moved > 0 && `${figure(moved)} moved.`,
    deleted > 0 && `${figure(deleted)} deleted.`,
    kept > 0 && `${figure(kept)} kept because they are used.`,
  ]
    .filter(Boolean)
    .join(" ");
}
