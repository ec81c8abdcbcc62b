import type { Door } from "#domain/profile/door.ts";

/** Small printed objects on the home page that lead to your best rooms; none so far. */
export const doors: Door[] = [];

/** What is drawn over a door’s word. */
export function DoorPicture(_door: { door: Door }) {
  return null;
}
