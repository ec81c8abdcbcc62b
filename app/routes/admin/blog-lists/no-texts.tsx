import type { ReactNode } from "react";
import { Link } from "react-router";
import { Nothing } from "@toadstool/elements/page/nothing";
import shared from "../admin.module.css";
import { isFiltered, type BlogList, blogPaths, type ListView } from "./list-view.ts";

interface NoTextsProps {
  list: BlogList;
  view: ListView;
  /** What the list is of, in the plural. */
  what: string;
  /** Why the whole list is empty. */
  children: ReactNode;
}

/** In place of a list: nothing is there, nothing was found, or the last page is empty by now. */
export function NoTexts({ list, view, what, children }: NoTextsProps) {
  const isLess = isFiltered(view) || view.cursor !== "";
  return (
    <Nothing title={isLess ? "Nothing found" : `No ${what}`}>
      {isLess ? (
        <>
          <p>
            {isFiltered(view) ? `No ${what} match this search and these filters.` : "This page is empty."}
          </p>
          <Link to={blogPaths[list]} className={shared.reach}>
            Show all
          </Link>
        </>
      ) : (
        <p>{children}</p>
      )}
    </Nothing>
  );
}
