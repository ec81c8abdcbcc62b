import { expect, it, vi } from "vitest";
import { addresses, closedSections, ownersSections, unfetched } from "#app/addresses.ts";
import { isPrefetched } from "./is-prefetched.ts";

vi.stubGlobal("location", { origin: "https://example.com", pathname: "/here" });

/** An address of the kind, with a word for each step that differs. */
const sampleOf = (path: string) => `/${path.replace(/:file|\*\.jpg/, "a.jpg").replace(/:\w+\??|\*/g, "a")}`;
const patterns = unfetched.map((pathname) => new URLPattern({ pathname }));
const isInRules = (path: string) => !patterns.some((pattern) => pattern.test({ pathname: path }));
const linkTo = (pathname: string, given = {}) =>
  ({
    origin: "https://example.com",
    pathname,
    matches: () => false,
    ...given,
  }) as unknown as HTMLAnchorElement;

const closed = addresses.filter(({ path, ...address }) => {
  const [first = ""] = path.split("/");
  const isClosed = [...closedSections, ...ownersSections].includes(first);
  const doesSomething = "file" in address && address.file.endsWith("-action.ts");
  return isClosed || doesSomething || /:token|:emailHash|\.\w+$/.test(path);
});
const read = addresses.filter(
  (address) => "listed" in address && !/(?:-action\.ts)$/.test("file" in address ? address.file : ""),
);

it.each(closed.map(({ path }) => sampleOf(path)))("%s is not fetched before it is opened", (path) => {
  expect([isInRules(path), isPrefetched(linkTo(path))]).toEqual([false, false]);
});

it.each(read.filter((one) => !closed.includes(one)).map(({ path }) => sampleOf(path)))(
  "%s is fetched once a reader means to open it",
  (path) => {
    expect([isInRules(path), isPrefetched(linkTo(path))]).toEqual([true, true]);
  },
);

it("the counted links of letters are not followed ahead, and neither are downloads and other sites", () => {
  expect(isInRules("/l/abc/def")).toBe(false);
  expect(isPrefetched(linkTo("/l/abc/def"))).toBe(false);
  expect(isPrefetched(linkTo("/blog", { matches: () => true }))).toBe(false);
  expect(isPrefetched(linkTo("/blog", { origin: "https://example.org" }))).toBe(false);
  expect(isPrefetched(linkTo("/here"))).toBe(false);
});
