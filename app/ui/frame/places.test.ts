import { expect, it } from "vitest";
import { addresses } from "#app/addresses.ts";
import { beginnings, daily, placeOf, rare, roomOf } from "./places.ts";

const nameAt = (path: string) => {
  const place = placeOf(path);
  return [place?.name, place && roomOf(place, path)?.name].filter(Boolean).join(" · ");
};

it.each([
  ["/admin", "Today"],
  ["/admin/figures", "Today"],
  ["/admin/blog", "Posts"],
  ["/admin/blog/trash", "Posts"],
  ["/admin/email", "Letters · Write"],
  ["/admin/email/letters/an-id", "Letters · Sent"],
  ["/admin/email/review", "Letters · Write"],
  ["/admin/email/delivery", "Letters · Delivery"],
  ["/admin/email/subscribers", "People"],
  ["/admin/email/subscribers/import/an-id", "People"],
  ["/admin/menu/words", "Site · Words"],
  ["/admin/images/an-id", "Pictures"],
  ["/admin/webhooks", "System · Webhooks"],
  ["/admin/search", ""],
  ["/admin/not-here", ""],
])("finds the place of %s: %s", (path, name) => {
  expect(nameAt(path)).toBe(name);
});

it("leads from every page of the admin to a place, and only to pages that there are", () => {
  const paths: string[] = addresses.map(({ path }) => `/${path}`);
  // The search has a link of its own beside the places, and what is not there has no place.
  const isPage = ({ path, file = "" }: { path: string; file?: string }) =>
    path.startsWith("admin/") && !["admin/search", "admin/*"].includes(path) && file.endsWith("-page.tsx");
  const homeless = addresses.filter((address) => isPage(address) && nameAt(`/${address.path}`) === "");
  expect(homeless.map(({ path }) => path)).toEqual([]);
  const led = [...daily, ...rare].flatMap(({ to, rooms = [] }) => [to, ...rooms.map((room) => room.to)]);
  const isThere = (to: string) =>
    paths.some((path) =>
      new RegExp(`^${path.replaceAll(/\/:\w+\?/g, "(/\\w+)?").replaceAll(/:\w+/g, "\\w+")}$`).test(to),
    );
  expect([...led, ...beginnings.map(({ to }) => to)].filter((to) => !isThere(to))).toEqual([]);
});

it("gives each place a letter of its own", () => {
  const keys = [...daily, ...rare].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
