import type { Room } from "#domain/art/room.ts";

export const rooms: Room[] = [
  { kind: "piece", path: "/art/3d/turning-square" },
  {
    kind: "page",
    path: "/colophon",
    file: "testing/studio/pages/colophon-page.tsx",
    beneath: {
      ":ink": "testing/studio/pages/ink-page.tsx",
      ":ink/swatch.svg": "testing/studio/pages/swatch-action.ts",
    },
  },
];

export const moved: Readonly<Record<string, string>> = {};
