import { EditMap } from "micromark-util-edit-map";
import { beforeAll, expect, it } from "vitest";
import { inPlace } from "./edit-in-place.ts";
import { parseMarkdown } from "./parse-markdown.ts";

beforeAll(() => void parseMarkdown("- a\n- b"));

it("is what micromark uses", () => {
  expect(inPlace.isSeen).toBe(true);
});

const events = (count: number) => Array.from({ length: count }, (_, index) => `${index}` as never);

it("adds and removes at any place, in any order, and is empty afterwards", () => {
  const map = new EditMap();
  const edited = events(8);
  map.add(6, 1, []);
  map.add(2, 0, ["a" as never]);
  map.add(8, 0, ["z" as never]);
  map.add(3, 2, ["b" as never, "c" as never]);
  map.consume(edited);
  expect(edited).toEqual(["0", "1", "a", "2", "b", "c", "5", "7", "z"]);
  map.consume(edited);
  expect(edited).toHaveLength(9);
});

it("touches none of the events before the first edit", () => {
  const touched: string[] = [];
  const edited = new Proxy(events(1000), {
    set(target, key, value) {
      touched.push(String(key));
      return Reflect.set(target, key, value);
    },
  });
  const map = new EditMap();
  map.add(998, 0, ["a" as never]);
  map.consume(edited);
  expect(edited.slice(-3)).toEqual(["a", "998", "999"]);
  expect(touched.filter((key) => Number(key) < 998)).toEqual([]);
});
