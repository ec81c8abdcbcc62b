import type { Room } from "#domain/art/room.ts";

export const rooms: Room[] = [
  { kind: "piece", path: "/art/turning" },
  { kind: "page", path: "/colophon", file: "testing/studio/pages/colophon-page.tsx" },
];
