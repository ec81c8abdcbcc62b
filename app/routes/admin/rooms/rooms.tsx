import { figure } from "@toadstool/elements/charts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import type { RoomCounts } from "./rooms.server.ts";
import { type Room, roomPaths } from "./view.ts";

/** The ways to the rooms of the blog, with how many texts are in each. */
export function Rooms({ counts, current }: { counts: RoomCounts; current: Room }) {
  const words = {
    write: "Write",
    drafts: `Drafts ${figure(counts.drafts)}`,
    published: `Published ${figure(counts.published)}`,
    trash: `Trash ${figure(counts.trash)}`,
  };
  return (
    <ChipLinks label="Posts and drafts">
      {(Object.keys(roomPaths) as Room[]).map((room) => (
        <ChipLink key={room} to={roomPaths[room]} current={room === current}>
          {words[room]}
        </ChipLink>
      ))}
      <ChipLink to="/admin/calendar">Calendar</ChipLink>
    </ChipLinks>
  );
}
