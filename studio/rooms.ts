import type { Room } from "#domain/art/room.ts";

/** The studio's own addresses. Pieces and studies are in the order in which their pages lead from one to the next. */
export const rooms: Room[] = [
  {
    kind: "page",
    path: "/art/zine/swap",
    file: "studio/pages/swap/swap-page.tsx",
    beneath: {
      ":code": "studio/pages/swap/reader-page.tsx",
      ":code/:file": "studio/pages/swap/file-action.ts",
    },
  },
  { kind: "piece", path: "/art/waffle" },
  { kind: "piece", path: "/art/3d/riso-lighthouse" },
  { kind: "piece", path: "/art/3d/toadstool-ring" },
  { kind: "piece", path: "/art/3d/jelly-with-fruit" },
  { kind: "piece", path: "/art/3d/paper-boats" },
  { kind: "piece", path: "/art/3d/flat-pack-toad" },
  { kind: "model", path: "/toad-ar" },
  { kind: "page", path: "/art/toads", file: "studio/pages/toads/toads-page.tsx" },
  { kind: "page", path: "/project/djello", file: "studio/pages/djello/djello-page.tsx" },
  { kind: "study", path: "/project/shaders/week1" },
  { kind: "study", path: "/project/shaders/week3-1" },
  { kind: "study", path: "/project/shaders/week3-2" },
  { kind: "study", path: "/project/shaders/week4" },
  { kind: "study", path: "/project/shaders/week5" },
  { kind: "study", path: "/project/shaders/week6" },
];

/** Former addresses of works, in lower case, and where they lead now; the owner’s own redirects win. */
export const moved: Readonly<Record<string, string>> = {
  "/art/3d/soft-knot": "/art/3d/flat-pack-toad",
  "/art/soft-knot": "/art/flat-pack-toad",
};
