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
