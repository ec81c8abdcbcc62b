import type { Room } from "#domain/art/room.ts";

export const rooms: Room[] = [
  { kind: "piece", path: "/art/3d/turning-square" },
  { kind: "page", path: "/colophon", file: "testing/studio/pages/colophon-page.tsx" },
];

export const moved: Readonly<Record<string, string>> = {};
