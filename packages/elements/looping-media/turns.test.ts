import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Three films of a page, of which those named are in sight. */
function page(startByThemselves = true) {
  const turns = createTurns(() => startByThemselves);
  const films = { a: () => undefined, b: () => undefined, c: () => undefined };
  const all = Object.values(films);
  for (const film of all) turns.join(film);
  const names = Object.keys(films) as (keyof typeof films)[];
  return {
    ...turns,
    ...films,
    see: (shown: string) => turns.see(names.toReversed().map((name) => [films[name], shown.includes(name)])),
    moving: () => names.filter((name) => turns.isOn(films[name])).join(""),
  };
}

it("lets the first of the page that is in sight move by itself, and none beside it", () => {
  const { see, moving } = page();
  expect(moving()).toBe("");
  see("abc");
  expect(moving()).toBe("a");
  see("bc");
  expect(moving()).toBe("b");
  see("abc");
  expect(moving(), "what moves goes on").toBe("b");
  see("");
  expect(moving()).toBe("");
});

it("stops at a press, and starts nothing else then", () => {
  const { see, ask, moving, a, b } = page();
  see("abc");
  ask(a, false);
  expect(moving()).toBe("");
  see("bc");
  expect(moving()).toBe("");
  ask(b, true);
  expect(moving()).toBe("b");
});

it("moves what is pressed in place of what moves, whenever it is in sight", () => {
  const { see, ask, moving, c } = page();
  see("abc");
  ask(c, true);
  expect(moving()).toBe("c");
  see("ab");
  expect(moving()).toBe("a");
  see("abc");
  expect(moving()).toBe("c");
});

it("waits for a press where nothing may start by itself", () => {
  const { see, ask, moving, b } = page(false);
  see("abc");
  expect(moving()).toBe("");
  ask(b, true);
  expect(moving()).toBe("b");
});
