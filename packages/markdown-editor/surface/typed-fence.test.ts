import { expect, it } from "vitest";
import { plainReading } from "../round-trip/plain-reading.ts";
import { createRoundTrip } from "../round-trip/round-trip.ts";
import { openWritingSchema } from "../round-trip/writing-schema.client.ts";
import { languageOf, typedFence } from "./typed-fence.client.ts";

it.each([
  ["```\n", ""],
  ["```js\n", "js"],
  ["``` js\n", "js"],
  ["```  c++ \n", "c++"],
  ["```js ", "js"],
])("a typed fence keeps its language: %j", (typed, language) => {
  const match = typedFence.exec(typed);
  expect(match && languageOf(match)).toBe(language);
});

it("waits for the language behind a space, and leaves a line of code alone", () => {
  for (const typed of ["``` ", "``` j", "```js", "```let a = 1\n", "a ```js\n"])
    expect(typedFence.test(typed)).toBe(false);
});

it("a fence with a space before its language keeps it, opened and edited", async () => {
  const schema = await openWritingSchema();
  const { open, read } = createRoundTrip(schema, plainReading);
  const document = open("``` js\nconst a = 1;\n```\n");
  const code = document.firstChild;
  expect(code?.attrs.language).toBe("js");
  if (!code) return;
  const edited = code.copy(code.content.addToEnd(schema.text(" // one")));
  expect(read(document.copy(document.content.replaceChild(0, edited)))).toMatch(
    /^``` ?js\nconst a = 1; \/\/ one\n```/,
  );
});
