import type { Door } from "#domain/profile/door.ts";

/** One way in, and a square to press. */
export const doors: Door[] = [
  { to: "/art/series/small-grids", word: "Count", label: "Count the squares of Small Grids" },
];

export function DoorPicture(_door: { door: Door }) {
  return (
    <svg viewBox="0 0 10 6" aria-hidden="true">
      <path fill="#2743b5" d="M2 0H8V6H2Z" />
    </svg>
  );
}
