import { expect, it } from "vitest";
import { pathsOf, pathsWithMore, type Room, roomPath } from "./room.ts";

const rooms: Room[] = [
  { kind: "piece", path: "/art/lamp" },
  { kind: "page", path: "/project/game", file: "studio/pages/game-page.tsx" },
  { kind: "piece", path: "/art/chair" },
  { kind: "page", path: "/guests", file: "guests-page.tsx", beneath: { ":name": "guest-page.tsx" } },
];

it("lists the paths of a kind in the studio's order", () => {
  expect(pathsOf(rooms, "piece")).toEqual(["/art/lamp", "/art/chair"]);
  expect(pathsOf(rooms, "model")).toEqual([]);
  expect(pathsWithMore(rooms)).toEqual(["/guests"]);
});

it.each(["/art/chair", "/art/chair/", "/art/chair//"])("reads %s as the room's path", (pathname) =>
  expect(roomPath({ pathname })).toBe("/art/chair"),
);
