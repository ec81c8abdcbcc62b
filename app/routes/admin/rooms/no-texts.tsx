import type { ReactNode } from "react";
import { Link } from "react-router";
import { Nothing } from "@toadstool/elements/page/nothing";
import shared from "../admin.module.css";
import { isFiltered, type Room, roomPaths, type RoomView } from "./view.ts";

interface NoTextsProps {
  room: Room;
  view: RoomView;
  /** What the list is of, in the plural. */
  what: string;
  /** Why the whole list is empty. */
  children: ReactNode;
}

/** In place of a room's list: nothing is there, nothing was found, or the last page is empty by now. */
export function NoTexts({ room, view, what, children }: NoTextsProps) {
  const isLess = isFiltered(view) || view.cursor !== "";
  return (
    <Nothing title={isLess ? "Nothing found" : `No ${what}`}>
      {isLess ? (
        <>
          <p>
            {isFiltered(view) ? `No ${what} match this search and these filters.` : "This page is empty."}
          </p>
          <Link to={roomPaths[room]} className={shared.reach}>
            Show all
          </Link>
        </>
      ) : (
        <p>{children}</p>
      )}
    </Nothing>
  );
}
