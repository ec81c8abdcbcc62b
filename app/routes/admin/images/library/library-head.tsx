import { Link } from "react-router";
import { fileSize } from "@toadstool/media";
import { counted } from "#domain/text/counted.ts";
import { addressOf } from "../address.ts";
import { wayTo } from "@toadstool/media/library";
import type { Library } from "./library.server.ts";
import styles from "./library.module.css";

/** The library's name, its size, and the folder that is open. */
export function LibraryHead({ view, count, bytes, trash }: Library) {
  const way = wayTo(view.folder);
  return (
    <div className={styles.head}>
      <h1>Images</h1>
      <p className={styles.lead}>
        {count === 0
          ? "Pictures, films and sounds for everything you write."
          : `${counted(count, "file")}, ${fileSize(bytes)} in all.`}
        {trash.count > 0 && (
          <>
            {" "}
            <Link to="/admin/images/trash">{`Trash: ${counted(trash.count, "file")}`}</Link>
          </>
        )}
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
    </div>
  );
}
