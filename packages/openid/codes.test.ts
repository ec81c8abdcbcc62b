import { describe, expect, it } from "vitest";
import { explainCode } from "./codes.ts";

const sources = import.meta.glob<string>("./{provider,login,refreshing}/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The codes that are written out in the sources; those of a session that has ended are of no login. */
function writtenCodes(): string[] {
  const text = Object.values(sources).join("\n");
  const refused = [...text.matchAll(/refuse\(\s*"\w+",\s*"(\w+)"/g)].map(([, code = ""]) => code);
  const wrong = [...text.matchAll(/\bwrong\("(\w+)"/g)].map(([, code]) => `identity_token_${code}`);
  return [...refused, ...wrong].filter((code) => !["session_over", "refresh_busy"].includes(code));
}

describe("the words for codes", () => {
  it("exist for each code that this package answers", () => {
    expect(writtenCodes().length).toBeGreaterThan(15);
    for (const code of writtenCodes()) expect([code, explainCode(code)]).toEqual([code, expect.any(String)]);
  });

  it("are none for other codes", () => {
    for (const code of ["", "unheard_of", "toString", "identity_token_toString"]) {
      expect(explainCode(code)).toBeNull();
    }
  });
});
