import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

/** What only the sample's creator would say or be: in the words of the engine and of a fresh studio, it is another owner's trace. */
const sample = /pond\.example|pondwick|marsh lane|\bjelly\b|\briso\b|\bzines?\/|\bmoth\b|\bfrog\b|arduino/i;

const sources = readSources(
  "app/**/*.tsx",
  "domain/**/*.ts",
  "scripts/local/variables.ts",
  "scripts/fresh/**/*.{ts,tsx}",
);

it.each(["placeholder", "label", "hint", "POSTAL_LINE"])("no %s speaks of the sample", (attribute) => {
  const spoken = Object.entries(sources).flatMap(([file, code]) =>
    [...code.matchAll(new RegExp(`\\b${attribute}[=:]\\s*\\{?["\`]([^"\`]*)["\`]`, "g"))].map(
      ([, words]) => `${file}: ${words}`,
    ),
  );
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.filter((words) => sample.test(words.slice(words.indexOf(": "))))).toEqual([]);
});
