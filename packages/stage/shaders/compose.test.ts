import { expect, it } from "vitest";
import { compose } from "./compose.ts";
import { sharedGlsl } from "./shared-glsl.ts";

const shared = {
  hash: "float hash() {\n  return 0.5;\n}\n",
  noise: "#include <hash>\nfloat noise() { return hash(); }",
};

it("puts a shared function in the place of its include, after those that it includes itself", () => {
  const { text } = compose("#include <noise>\nvoid main() {}", "#version 300 es", shared);
  expect(text.split("\n")).toEqual([
    "#version 300 es",
    "float hash() {",
    "  return 0.5;",
    "}",
    "float noise() { return hash(); }",
    "void main() {}",
  ]);
});

it("includes each function once, however often it is included", () => {
  const { text } = compose("#include <noise>\n#include <hash>\n#include <noise>", "", shared);
  expect(text.match(/float hash/g)).toHaveLength(1);
});

it("leads every line back to the text that it comes from", () => {
  const { text, places } = compose("// one\n#include <noise>\nvoid main() {}", "head", shared);
  expect(places).toHaveLength(text.split("\n").length);
  expect(places.at(-1)).toEqual({ file: null, line: 3 });
  expect(places[0]).toEqual({ file: "", line: 1 });
  expect(places[3]).toEqual({ file: "hash", line: 2 });
  expect(places.at(-2)).toEqual({ file: "noise", line: 2 });
});

it("reports an unknown function with the line that includes it", () => {
  expect(compose("\n#include <nose>", "", shared).missing).toEqual([{ name: "nose", line: 2 }]);
});

it("finds each shared function in the file that is named after it", () => {
  expect(Object.keys(sharedGlsl).length).toBeGreaterThan(8);
  for (const [name, text] of Object.entries(sharedGlsl)) {
    expect(text).toMatch(new RegExp(`^(float|vec3|vec2|mat2) ${name}\\(`, "m"));
    expect(compose(`#include <${name}>`, "", sharedGlsl).missing).toEqual([]);
  }
});
