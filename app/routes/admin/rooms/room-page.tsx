import type { ReactNode } from "react";
import { PageLinks } from "#app/ui/page-links.tsx";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./rooms.module.css";
import type { RoomCounts } from "./rooms.server.ts";
import { Rooms } from "./rooms.tsx";
import { type Room, roomAddress, type RoomView } from "./view.ts";

interface RoomPageProps {
  room: Room;
  title: string;
  counts: RoomCounts;
  view: RoomView;
  /** Of the next page. */
  cursor: string | null;
  /** The search and the filters. */
  filters: ReactNode;
  /** What the last press has done. */
  notice: ReactNode;
  children: ReactNode;
}

/** A room with one list: its search and filters, its texts, and the ways to its other pages. */
export function RoomPage({ room, title, counts, view, cursor, filters, notice, children }: RoomPageProps) {
  return (
    <AdminMain title={title} gap="close" intro={<Rooms counts={counts} current={room} />}>
      {filters}
      <section aria-labelledby="list-title" className={shared.section}>
        <h2 id="list-title" className={`visually-hidden ${styles.top}`}>
          {title}
        </h2>
        {notice}
        {children}
        <PageLinks
          label="Pages"
          rowClass={shared.row}
          className={shared.reach}
          links={[
            ["Newest", view.cursor && roomAddress(room, view)],
            ["Older", cursor && roomAddress(room, view, { cursor })],
          ]}
        />
      </section>
    </AdminMain>
  );
}
