import * as v from "valibot";
import { expect, it } from "vitest";
import { parse } from "./parse.ts";

const schema = v.object({ email: v.string("Please enter an address.") });

it("says which field is missing, in words for people", () => {
  expect(parse(schema, {})).toMatchObject({
    message: "email is missing.",
    issues: [{ field: "email", message: "email is missing." }],
  });
});

it("keeps a field's own words where it is there and wrong", () => {
  expect(parse(schema, { email: 1 })).toMatchObject({ message: "Please enter an address." });
});

it("refuses anything but an object", () => {
  expect(parse(schema, null)).toMatchObject({ refused: "invalid" });
});

it("refuses half of a character anywhere in a text, by its field, instead of letting another stand for it", () => {
  const list = v.object({ title: v.string(), parts: v.array(v.object({ words: v.string() })) });
  const whole = { title: "🐸", parts: [{ words: "a" }] };
  expect(parse(list, whole)).toEqual(whole);
  for (const [field, input] of [
    ["title", { ...whole, title: "Toads \ud83d" }],
    ["parts.1.words", { ...whole, parts: [...whole.parts, { words: "\udc38" }] }],
  ] as const)
    expect(parse(list, input)).toMatchObject({
      refused: "invalid",
      issues: [{ field, message: expect.stringContaining("half of a character") as string }],
    });
});
