import { ButtonLink } from "@toadstool/elements/forms/button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { addressOf } from "../address.ts";
import type { Library } from "./library.server.ts";
import styles from "./library.module.css";

/** Why the list is empty, and what to do about it. */
export function NothingHere({ view, count }: Library) {
  const isFiltered = view.search !== "" || view.tag !== "" || view.show !== "all" || view.cursor !== "";
  if (count > 0 && isFiltered) {
    return (
      <Nothing title="No results">
        <p>
          {view.search
            ? "Try fewer search terms."
            : view.show === "unused"
              ? "Every file here is used."
              : view.show === "withoutAlt"
                ? "Every picture here has an alt text."
                : "There is no such file here."}
        </p>
        <ButtonLink look="quiet" to={addressOf(view, { search: "", tag: "", show: "all" })}>
          Show all {view.folder ? `in ${view.folder}` : "pictures"}
        </ButtonLink>
      </Nothing>
    );
  }
  return (
    <Nothing
      title={count > 0 ? `The folder ${view.folder || "here"} is empty` : "The library is empty"}
      art={<EmptyDrawer />}
    >
      <p>
        Drop files anywhere on this page, paste a picture, or choose files with the button above. Pictures are
        resized for every screen, and location data is removed.
      </p>
    </Nothing>
  );
}

/** A flat file with one drawer open: outlines in two inks, slightly apart. */
function EmptyDrawer() {
  const file = (
    <path d="M14 50c-.6-15-.6-28 0-41 31-1.2 61-1.2 92 0 .6 13 .6 26 0 41M14 23.5c31-.8 61-.8 92 0M14 37.5c31-.8 61-.8 92 0M52 16.5h16M52 30.5h16M14 44l-9 9.5M106 44l9 9.5M5 53.5c37-1 73-1 110 0 .5 7 .5 13 0 20-37 1-73 1-110 0-.5-7-.5-13 0-20zM48 63.5h24" />
  );
  return (
    <svg viewBox="0 0 120 80" className={styles.emptyArt} aria-hidden="true" focusable="false">
      <g>{file}</g>
      <g>{file}</g>
    </svg>
  );
}
