import { matchPath } from "react-router";
import { describe, expect, it } from "vitest";
import { addresses } from "#app/addresses.ts";
import { actions, findEntries, pages } from "./actions.ts";

const all = [...actions, ...pages];
const words = (typed: string) => findEntries(typed, all).map((entry) => entry.words);

describe("actions and pages", () => {
  it("are found by the beginnings of their words, and by others, those of their own first", () => {
    expect(words("back")).toEqual(["Back up now", "System: backup"]);
    expect(words("new let")[0]).toBe("New letter");
    expect(words("LOG O")).toEqual(["Log Out"]);
    expect(words("dkim")).toEqual(["Check the sending domain"]);
    expect(words("tools")[0]).toBe("Site: tools");
    // Enter opens the first result, and pages come before actions: no page may match here.
    for (const typed of ["redir", "redirects"])
      expect([findEntries(typed, pages), findEntries(typed, actions)[0]?.words]).toEqual([
        [],
        "Add a redirect",
      ]);
    expect(words("redirect")[0]).toBe("Add a redirect");
    expect([words(""), words("%"), words("xyz")]).toEqual([[], [], []]);
    expect(words("a")).toHaveLength(5);
  });

  it("lead to addresses of the engine, each once", () => {
    const known = addresses.map(({ path }) => `/${path}`).filter((path) => !path.endsWith("*"));
    const lost = all.filter(
      ({ address }) => !known.some((path) => matchPath(path, address.split("#")[0] ?? "")),
    );
    expect(lost).toEqual([]);
    expect(new Set(all.map(({ address, words: name }) => `${address} ${name}`)).size).toBe(all.length);
  });

  it("show the keys of the places", () => {
    expect(findEntries("posts", pages)[0]).toMatchObject({ words: "Posts", keys: "g p" });
  });
});
